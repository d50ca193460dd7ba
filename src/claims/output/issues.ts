import { type Fields, itemsOf } from './fields.ts';

/** Fields in which agents list what is wrong, the gravest first. */
const issueKeys: readonly string[] = [
  'critical',
  'blocking_issues',
  'major',
  'security',
  'issues',
  'test_failures',
  'blockers',
  'locations',
  'minor',
  'warnings',
  'recommendations',
];
const most = { items: 20, length: 200 };

export function listsIssues(key: string): boolean {
  return issueKeys.includes(key);
}

/** What a block lists as wrong, a line for each issue: "critical: SQL injection in login". */
export function issueLines(fields: Fields): string[] {
  const lines = issueKeys.flatMap(key => {
    const field = fields.get(key);
    return (field && itemsOf(field.value))?.map(item => `${key}: ${shortened(item)}`) ?? [];
  });
  const more = lines.length - most.items;
  return more > 0 ? [...lines.slice(0, most.items), `and ${more} more in the block`] : lines;
}

function shortened(text: string): string {
  return text.length > most.length ? `${text.slice(0, most.length)}…` : text;
}
