/** What made a contract apply. */
export const selectors = ['hand', 'all', 'body', 'revision', 'name', 'applies_to', 'dependency'] as const;
export type Selector = (typeof selectors)[number];

/** Why a contract does not apply. `github_only`: it depends on labels or an author that only GitHub knows. */
export const unselectedCodes = ['not_asked', 'done', 'refused', 'not_named', 'no_match', 'github_only'] as const;
export type UnselectedCode = (typeof unselectedCodes)[number];
