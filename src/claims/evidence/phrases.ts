/** Words that say of anything that it is well, in the languages that agents report in. Evidence made of them alone proves nothing. */
const vocabulary: readonly string[] = [
  // English
  `a able above absolutely accepted accordingly accurate accurately acceptable adequate all also and any appears appropriate appropriately are
  as at be been being both by can carefully check checked checking checks clean code complete completed completely
  completion confirmed consistent consistently content correct correctly data did do does done each error errors everything excellent
  exactly execute executed expectation expectations expected failure failures fine finished found fully function functional functionality
  functioning functions further good great had handled has have here high i implementation implemented in intended is issue issues it its
  just lgtm look looked looks made me meet meets met my necessary needed nice no none normal normally not nothing of ok okay on or our output
  outcome pass passed passes passing perfect perfectly performed problem problems proper properly quality ready really
  relevant required requirement requirements result results review reviewed right run running runs satisfied satisfies satisfy
  seems should so solid sound standard standards status successful successfully succeeded sufficient task test tested
  testing tests that the them there these they thing things this thorough thoroughly to true up valid validated validation verified verify verification
  very was we well went were what when which will with within without work worked working works yes you your`,
  // What fills a page
  `adipiscing aliqua aliquip amet anim aute cillum commodo consectetur consequat culpa cupidatat deserunt dolor dolore duis ea eiusmod elit enim esse et
  eu ex excepteur exercitation fugiat id incididunt ipsum irure labore laboris laborum lorem magna minim mollit nisi non nostrud nulla occaecat officia
  pariatur proident quis reprehenderit sed sint sit sunt tempor ullamco ut velit veniam voluptate`,
  // German
  `alle alles als auch bestanden bin das dem den der des die ein eine einwandfrei entspricht erfolgreich erfüllt erwartet erwartungen es fehler fehlerfrei
  fertig funktioniert geprüft gefunden gut hat ich in ist keine keinen korrekt ohne ordnung passt probleme qualität richtig
  sehr sieht sind und verifiziert vollständig war waren wie wir wird wurde wurden überprüft anforderungen inhalt tests`,
  // French
  `a attendu bien bon bonne ce cela comme complet complète conforme contenu correct correctement de des du en erreur erreurs est et exigences fonctionne
  la le les ont parfait passe passent problème problèmes prévu qualité réussi réussis sans satisfaites sont succès terminé tests tout toutes tous très
  trouvé un une va vérifié vérifiée vérifiés été aucun aucune`,
  // Spanish and Portuguese
  `a al bem bien bom bueno buena calidad com como completado completo con concluído conforme conteúdo contenido correcta correctamente correcto corretamente correto
  de del do e el encontrado encontraron encontrados erro erros error errores es esperado esperava está están foi foram funciona funcionan funcionando há la las los muy
  muito ningún nenhum no não o os para passaram passou pasan pasaron problema problemas qualidade que requisitos se sem ser sin sucesso tests testes todas todo todos tudo
  um una uno verificado verificados y éxito é são`,
  // Russian
  `без был была были в верно всё все выполнено готово и как качество корректно найдено нет не ошибок ожидалось отлично проблем проверено проверка проверки пройдена пройдены
  работает содержание соответствует тесты требованиям успешно хорошо хорошее это`,
  // Arabic
  `إلى أي الاختبارات الجودة العمل المتوقع المحتوى المطلوب أخطاء بشكل بنجاح تم جميع جيد جيدة خطأ دون صحيح على في كامل كل كما لا مشاكل ممتاز من مع هو هي و يعمل التحقق`,
  // Korean
  `검증 결과 내용 되었습니다 됩니다 만족합니다 모두 모든 문제 문제가 문제없음 없습니다 없음 완료 완료되었습니다 완료했습니다 요구사항을 이상 이상없음 작동합니다 잘 적절합니다 정상 정상입니다
  정상적으로 좋습니다 테스트 테스트가 통과 통과했습니다 품질 품질이 확인 확인했습니다`,
  // Hindi
  `अच्छा अच्छी और कोई गुणवत्ता जाँच ठीक नहीं पूरा पूर्ण में में सब सभी समस्या सफल सफलतापूर्वक सही से है हैं हो गया`,
];

export const emptyWords: ReadonlySet<string> = new Set(vocabulary.join(' ').split(/\s+/));

/** The same for scripts that are written without spaces; the longest first, so that no rest of a phrase stays. */
const phrases: readonly string[] = [
  // Chinese, simplified and traditional
  `内容相关 内容完整 内容准确 质量良好 质量很好 质量合格 检查通过 检查完成 检查无误 测试通过 全部通过
  均已通过 验证通过 验证完成 审核通过 一切正常 运行正常 功能正常 符合要求 符合预期 满足要求 没有问题
  没有错误 没有发现 未发现 已完成 已经完成 已检查 已验证 任务完成 顺利完成 成功完成 成功 完成 通过
  正常 良好 正确 完整 一致 相关 问题 错误 任何 所有 全部 都 非常 很好 质量 内容 检查 测试 验证
  內容相關 內容完整 品質良好 檢查通過 測試通過 驗證通過 符合預期 沒有問題`,
  // Japanese
  `問題ありません 問題ありませんでした 問題なし 異常なし 正常に動作しています 正常に動作 正常に完了しました
  正常に完了 確認しました 確認済み 確認済 検証しました 完了しました テストは全て合格しました すべて 全て
  合格しました 合格 良好です 良好 適切です 適切 正しく 期待通り 品質 内容 テスト チェック しました
  ました です ます`,
  // Thai
  `ไม่มีปัญหา ไม่พบปัญหา เรียบร้อยดี เรียบร้อย ผ่านทั้งหมด
  ผ่านการทดสอบ ผ่าน ถูกต้อง ตรวจสอบแล้ว คุณภาพดี สำเร็จ
  ทั้งหมด ดีมาก`,
];

export const emptyPhrases: readonly string[] = [...new Set(phrases.join(' ').split(/\s+/))].sort(
  (left, right) => right.length - left.length || (left < right ? -1 : 1),
);
