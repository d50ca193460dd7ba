// Prints how the titles of the corpus are classified, as the tables in docs/verification.md. Run with: npm run confusion
import { readTitle } from '../src/generation/title.ts';
import { asMarkdown, confusion, titles, unseen } from '../test/support/titles.ts';

for (const [name, of] of Object.entries({ corpus: titles, unseen })) {
  const right = of.filter(({ title, expected }) => readTitle(title) === expected).length;
  console.log(`${name}: ${right} of ${of.length} right\n\n${asMarkdown(confusion(of, readTitle))}\n`);
}
