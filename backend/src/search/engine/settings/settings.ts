import { badRequest, DIRECTED, type IndexSettings, settingsSchema } from '../types.ts';

/** Throws 400 when a setting that is used here has a value that cannot be. Null unsets a setting. */
function checkSettings(change: Readonly<Record<string, unknown>>): void {
  const values = Object.entries(change).filter(([, value]) => value !== null);
  const { error } = settingsSchema.safeParse(Object.fromEntries(values));
  const wrong = new Set(error?.issues.map(({ path }) => path[0]));
  const name = Object.keys(change).find((one) => wrong.has(one));
  if (name !== undefined) throw badRequest(`Invalid value for setting "${name}"`);
}

/** What the service assumes when a setting is not given, and what GET settings shows. */
export const DEFAULT_SETTINGS = {
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  hitsPerPage: 20,
  maxValuesPerFacet: 100,
  paginationLimitedTo: 1000,
  searchableAttributes: null,
  attributesToRetrieve: null,
  unretrievableAttributes: null,
  optionalWords: null,
  ignorePlurals: false,
  attributesForFaceting: null,
  attributesToSnippet: null,
  attributesToHighlight: null,
  attributeForDistinct: null,
  exactOnSingleWordQuery: 'attribute',
  ranking: ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
  customRanking: null,
  separatorsToIndex: '',
  removeWordsIfNoResults: 'none',
  queryType: 'prefixLast',
  highlightPreTag: '<em>',
  highlightPostTag: '</em>',
  alternativesAsExact: ['ignorePlurals', 'singleWordSynonym'],
  typoTolerance: true,
  sortFacetValuesBy: 'count',
  snippetEllipsisText: '…',
  version: 2,
} as const;

/** The settings after `change`; null unsets one. Throws 400 when a known one has a wrong type. */
export function mergeSettings(
  current: IndexSettings,
  change: Record<string, unknown>,
): IndexSettings {
  checkSettings(change);
  const merged: Record<string, unknown> = { ...current };
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) continue;
    if (value === null) delete merged[name];
    else merged[name] = value;
  }
  return merged;
}

const MODIFIER = /^(searchable|filterOnly|afterDistinct|unordered|ordered)\((.*)\)$/;

/** One declared attribute without its modifiers: `searchable(color)` is `color`. */
function bareAttribute(declared: string): { name: string; modifiers: string[] } {
  const modifiers: string[] = [];
  let name = declared.trim();
  for (let match = MODIFIER.exec(name); match; match = MODIFIER.exec(name)) {
    modifiers.push(match[1] ?? '');
    name = (match[2] ?? '').trim();
  }
  return { name, modifiers };
}

/** The attributes declared for faceting, with what each allows. */
export function facetDeclarations(
  settings: IndexSettings,
): Map<string, { searchable: boolean; filterOnly: boolean }> {
  const out = new Map<string, { searchable: boolean; filterOnly: boolean }>();
  for (const declared of settings.attributesForFaceting ?? []) {
    const { name, modifiers } = bareAttribute(declared);
    out.set(name, {
      searchable: modifiers.includes('searchable'),
      filterOnly: modifiers.includes('filterOnly'),
    });
  }
  return out;
}

/** Searchable attributes with their rank (equal rank: "a,b") and whether position counts. */
export function searchableDeclarations(
  settings: IndexSettings,
): { name: string; rank: number; ordered: boolean }[] {
  const declared = settings.searchableAttributes ?? [];
  return declared.flatMap((entry, rank) => {
    const { name, modifiers } = bareAttribute(entry);
    const ordered = !modifiers.includes('unordered');
    return name.split(',').map((part) => ({ name: part.trim(), rank, ordered }));
  });
}

/** A sort attribute of `ranking` or `customRanking`, or null when it is a textual criterion. */
export function directed(rule: string): { attribute: string; descending: boolean } | null {
  const match = DIRECTED.exec(rule.trim());
  if (!match) return null;
  return { attribute: (match[2] ?? '').trim(), descending: match[1] === 'desc' };
}
