import tables from '../../../data/demo.json' with { type: 'json' };

type Table<Value> = Readonly<Record<string, Value>>;

/** What goes with the first pattern that matches a text. */
type PatternTable<Value> = readonly (readonly [RegExp, Value])[];

const toPatterns = <Value>(rows: readonly [string, Value][]): PatternTable<Value> =>
  rows.map(([pattern, value]) => [new RegExp(pattern), value]);

export const SUBCATEGORIES: Table<readonly string[]> = tables.subcategories;
export const ORIGINS: Table<readonly string[]> = tables.origins;
export const INCLUDES: Table<readonly string[]> = tables.includes;
/** Croc-Embossed calfskin is leather, whatever its picture looks like. */
export const EXOTIC_MATERIALS: Table<string> = tables.exoticMaterials;
/** Which sets of pictures come nearest to a model. */
export const PICTURE_SETS = toPatterns(tables.pictureSets as [string, string][]).map(
  ([model, set]) => [model, new RegExp(set)] as const,
);
export const CATEGORY_SHARES: Table<number> = tables.categoryShares;
export const POPULARITY: Table<number> = tables.popularity;
export const STONES: ReadonlySet<string> = new Set(tables.stones);
/** Patterns of `stamp` in authenticity.ts, by designer. */
export const AUTHENTICITY_PATTERNS: Table<string> = tables.authenticityPatterns;
/** By the set of pictures. */
export const HANDLES = toPatterns(tables.handles as [string, string][]);
export const CLOSURES = toPatterns(tables.closures as [string, string[]][]);
/** The part by which the condition of a category is described. */
export const CONDITION_PARTS: Table<string> = tables.conditionParts;
/** From and to, in millimeters, by shape. */
export const HEELS = tables.heels as Table<readonly number[]> as Table<readonly [number, number]>;
export const LENSES: Table<string> = tables.lenses;
