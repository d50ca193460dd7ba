/** The words that decide which type of task a title names. Lower case; English and a few other languages. */

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Someone investigates, thinks or talks: no command can verify that it was done. */
export const advisoryVerbs = words(`
  investigate research explore discuss plan design audit review analyze analyse evaluate assess brainstorm study examine
  diagnose understand triage survey interview rethink spike ideate
  untersuche untersuchen recherchiere recherchieren analysiere analysieren evaluiere evaluieren plane planen entwirf entwerfen diskutiere diskutieren
  étudier analyser explorer rechercher évaluer planifier concevoir discuter enquêter investiguer
  investigar investiga analizar analiza explorar estudiar evaluar planificar diseñar revisar auditar discutir pesquisar analisar planejar projetar avaliar
  indagare analizzare esplorare progettare valutare исследовать изучить проанализировать спроектировать обсудить`);

/** Nouns for the same, at the start of a title: "Analysis of …". */
export const advisoryNouns = words(`
  investigation research exploration analysis evaluation assessment study rfc spike proposal brainstorming feasibility postmortem post-mortem retrospective
  Untersuchung analyse recherche investigación análisis`);

/** Could be either: a person must decide. */
export const openVerbs = words(`
  prototype experiment try check verify measure benchmark clarify profile scope estimate consider decide inspect
  reproduce propose prüfe prüfen`);
/** Advice, unless the title says how or when a program does it: "compare versions semantically". */
export const comparingVerbs = words('compare contrast');
/** A question or a cause makes these advice: "determine why"; otherwise a program does it: "find duplicates by email". */
export const seekingVerbs = words('determine identify find locate trace establish pinpoint');
export const causeNouns = words('cause causes reason reasons bottleneck bottlenecks culprit culprits root-cause');
/** What programs verify or evaluate. */
export const verifiedThings = words(`
  signature signatures checksum checksums certificate certificates password passwords token tokens hash hashes jwt jwts
  flag flags expression expressions rule rules condition conditions template templates`);
/** Words that introduce when or where a program does something: "estimate shipping cost at checkout". */
export const behaviourWords = words('to at when while before after from if unless');
/** Open verbs that programs do, too. */
export const programVerbs = words('scope estimate consider decide inspect check verify measure clarify');

export const docsVerbs = words(`
  document proofread reword spellcheck dokumentiere dokumentieren documenter documentar documenta documentare задокументировать`);

/** Something is created or changed. */
export const buildVerbs = words(`
  add fix implement create remove delete drop refactor rename migrate upgrade bump update change make support enable disable move
  replace redesign rewrite optimize optimise improve handle allow prevent use convert extract split integrate introduce build set write
  rework simplify gather collect auto-generate cache validate return show hide render send store load parse log retry throttle limit expose wire hook connect
  configure deploy release publish port restore revert reduce increase speed sort filter paginate translate localize localise generate
  clean correct resolve patch harden secure sanitize sanitise escape encrypt decrypt hash sign avoid stop stub mock test cover ensure
  turn switch adjust tweak align merge pin unpin inject register initialise initialize run install uninstall polish format lint
  normalize normalise deduplicate decouple modernize adopt require reject accept ignore persist sync import export link unlink embed
  draft prepare outline sketch repair finish complete raise lower keep let mark treat bring apply clarify-text
  füge behebe beheben korrigiere korrigieren implementiere implementieren entferne entfernen aktualisiere aktualisieren erstelle erstellen ändere ändern verbessere verbessern hinzufügen
  ajouter ajoute corriger corrige supprimer implémenter refactoriser modifier créer mettre
  añadir agregar arreglar corregir implementar eliminar actualizar actualiza refactorizar crear adicionar corrigir remover atualizar
  aggiungere correggere aggiornare rimuovere добавить исправить обновить удалить реализовать`);

/** With one of `planNouns`, these mean writing, not programming. */
export const writingVerbs = words('write draft create prepare make outline sketch propose gather collect');
/** With documentation as their object, these mean work on a program. */
export const toolVerbs = words(
  'generate auto-generate render parse build deploy publish host serve cache index lint test validate search export import migrate',
);
export const planNouns = words(
  'plan plans proposal rfc adr roadmap estimate strategy analysis comparison options approach postmortem requirements feedback',
);

/** To estimate these is advice; a program estimates a price or a duration. */
export const effortNouns = words('effort workload impact risk risks feasibility complexity budget');

export const docsNouns = words(`
  readme readmes docs doc documentation changelog docstring docstrings jsdoc jsdocs javadoc godoc wiki tutorial tutorials handbook faq
  contributing codeofconduct licence license copyright guide guides glossary quickstart dokumentation doku documentación documentação documentazione документацию документация`);

/** Small mistakes in text: documentation, unless the title places them in code. */
export const slips = words(`
  typo typos spelling grammar wording punctuation misspelling misspellings tippfehler rechtschreibung coquille coquilles orthographe
  errata erratas ortografía опечатку опечатки`);

/** Documentation only if the title places them in documentation. */
export const softNouns = words(`
  link links badge badges heading headings formatting example examples section sections instructions note notes screenshot screenshots
  update updates change changes tweak tweaks improvement improvements fixes cleanup mistake mistakes table paragraph chapter diagram
  diagrams anchor anchors year years policy entry entries question questions answer answers steps guidelines wording page information details url urls lien liens enlace`);

/** Adjectives of code comments. */
export const remarkAdjectives = words(`
  code inline missing explanatory helpful doc more some clarifying block source stale outdated misleading wrong the todo obsolete`);
/** Things that users comment on, where comments are a feature. */
export const commentedOn = words(
  'blog post posts article articles issue issues photo photos video videos page pages ticket tickets product products recipe recipes',
);

/** "Audit log", "design system": things, not tasks. */
export const fixedCompounds = new Set([
  'audit log',
  'audit logs',
  'audit trail',
  'design system',
  'design tokens',
  'review queue',
  'profile page',
  'profile picture',
  'plan picker',
  'study group',
  'research paper',
  'survey form',
  'profile form',
  'scope creep',
]);
/** Second words that may make the first one a noun. */
export const thingNouns = words(
  'page tab screen button form mode view panel dialog feature endpoint component card list menu modal widget',
);
/** After "document" these make it a noun: a document viewer. */
export const documentThings = words(`
  upload uploads uploader viewer store storage parser model picker list editor table type types id ids service page search preview
  export import template templates database db index scanner library title titles`);

export const prepositions = words(`
  in to for of on from with by at about into as when so that which where after before under over per via without within against
  across during between using explaining describing dans pour sur avec im in für mit zur zum en para con sobre em do da nel della в для на`);
export const articles = words(`
  the a an up out off down our your this these all some any its my their each every new der die das den dem ein eine einen le la les un une des du de d l el los las
  una o os il lo gli`);

/** Prefixes before a colon or in brackets. */
export const prefixes: Readonly<Record<string, 'verifiable' | 'advisory' | 'skip'>> = {
  ...Object.fromEntries(
    'feat feature fix bug bugfix hotfix perf refactor test tests build ci revert deps security'
      .split(' ')
      .map(word => [word, 'verifiable']),
  ),
  ...Object.fromEntries(
    'spike research rfc proposal discussion question investigation discovery'
      .split(' ')
      .map(word => [word, 'advisory']),
  ),
  docs: 'skip',
  doc: 'skip',
  documentation: 'skip',
  faq: 'skip',
  readme: 'skip',
  changelog: 'skip',
};
/** Parts of a program that something happens in: "measure request duration in middleware". */
export const programParts = words(
  'middleware worker workers handler handlers parser client server proxy gateway scheduler interceptor hook hooks',
);
/** Places in a program, which nothing about documentation outranks: a license link in the footer. */
export const programPlaces = words(
  'footer header app screen form email emails cli component dialog menu sidebar login dashboard homepage banner popup modal',
);
/** "API reference": documentation. */
export const referenceKinds = words('api cli command config configuration language sdk rest settings option options');
/** With a place in documentation, these mean writing it: "mention Docker in the guide". */
export const tellingVerbs = words('mention describe explain state note spell list link clarify outline');
/** Sentences with these report a problem or a wish: "plan upgrades should be prorated". */
export const finiteVerbs = words(`
  is are was were isn aren wasn weren do does did don doesn didn has have had hasn haven can cannot could couldn may might must
  mustn shall should shouldn will won would wouldn never need needs lack lacks contain contains fails crashes breaks throws returns shows
  renders loses expires overlaps hangs freezes resets drops ignores appears disappears leaks loads opens flickers jumps stays keeps gets
  goes exits blocks rejects accepts sends sets uses takes ends starts stops`);
/** Reports about documentation itself: "docs are missing a section", but not "docs page returns 404". */
export const lacksText =
  /^(?:the )?(?:docs?|documentation|readme|changelog|wiki|tutorial|faq) (?:(?:is|are|still|completely) ){0,2}(?:missing|lacks?|outdated|out-of-date|incomplete|wrong|unclear|stale|misleading|incorrect)\b/;
/** The subject before these is part of a question or an aside, not of the title's own sentence: "tools we could use". */
export const pronouns = words('we you they i it one');
/** Whole phrases that ask for advice, at the start of a task. */
export const adviceIdioms: readonly RegExp[] = [
  /^get to the bottom of\b/,
  /^(?:come up with|work out|draw up|put together) (?:\S+ ){0,4}(?:plans?|proposals?|strategy|approach|recommendations?|options|ideas|roadmap|estimates?)\b/,
  /^(?:make|give|prepare) (?:\S+ ){0,3}(?:recommendations?|decision|assessment)\b/,
  /^(?:do|conduct|perform|hold|carry out|organi[sz]e|schedule|lead) (?:\S+ ){0,3}(?:reviews?|audits?|analysis|assessments?|evaluations?|stud(?:y|ies)|surveys?|interviews?|workshops?|retrospectives?|retros?|research|investigations?|comparisons?)(?: (?:of|on|about|for|with|into)\b|$)/,
  /^run (?:\S+ ){0,3}(?:retrospectives?|retros?|interviews?|workshops?|surveys?|postmortems?)\b/,
  /^get (?:\S+ )?(?:quotes|feedback|input|opinions|sign-?off)\b/,
  /^(?:pros cons|trade-?offs?)\b/,
  /^weigh (?:up\b|(?:\S+ ){0,2}(?:pros|options|trade-?offs|alternatives|costs|benefits)\b|(?:\S+ ){1,4}against\b)/,
  /^(?:reach out to|talk to|map out|root-cause|speak with)\b/,
  /^recommend (?:a|an|the|which|whether|how)\b/,
  /^summari[sz]e (?:\S+ ){0,2}(?:findings|results|feedback|outcomes?|discussions?|options|learnings)\b/,
];
/** Prefixes of tasks that produce only text. */
export const paperKinds = words('rfc proposal discussion question');
/** Prefixes that don't determine the type. */
export const emptyPrefixes = words('chore style misc wip draft task story epic subtask minor');

/** For scripts without spaces between words: patterns for the whole title. */
export const unspaced: readonly [pattern: RegExp, kind: 'advisory' | 'skip'][] = [
  [/^(?:调研|调查|研究|分析|探索|讨论|评估|规划|審査|調研)/, 'advisory'],
  [/(?:調査|検討|分析|議論|設計)(?:する|します|を行う)?$/, 'advisory'],
  [/(?:文档|文檔|README|注释|错别字|说明)$/i, 'skip'],
  [/(?:ドキュメント|README|誤字|脱字)を?(?:更新|修正|追加|改善)(?:する|します)?$/i, 'skip'],
];
