import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
/** Patterns of `stamp` in attributes.ts, by designer. */
export const AUTHENTICITY_PATTERNS: Table<string> = tables.authenticityPatterns;
/** By the set of pictures. */
export const HANDLES = toPatterns(tables.handles as [string, string][]);
export const CLOSURES = toPatterns(tables.closures as [string, string[]][]);
/** The part by which the condition of a category is described. */
export const CONDITION_PARTS: Table<string> = tables.conditionParts;
/** From and to, in millimeters, by shape. */
export const HEELS = tables.heels as Table<readonly number[]> as Table<readonly [number, number]>;
export const LENSES: Table<string> = tables.lenses;

type Range = { readonly min: number; readonly max: number };

/** A model line of a designer. Prices in dollars, `size` as the trade writes it ('35-41 EU'). */
export type ModelLine = {
  readonly shape: string;
  readonly category: string;
  readonly model: string;
  readonly materials: readonly string[];
  readonly colors: readonly string[];
  readonly hardware: readonly string[];
  readonly size: string;
  readonly msrp: Range;
  readonly resale: Range;
  readonly years: Range;
};

export type Designer = {
  readonly name: string;
  readonly slug: string;
  readonly country: string;
  readonly lines: readonly ModelLine[];
};

export type Condition = {
  readonly code: string;
  readonly label: string;
  readonly rank: number;
  readonly resaleFactor: readonly [number, number];
};

export type CatalogueFacts = {
  readonly categories: Readonly<Record<string, readonly string[]>>;
  readonly conditions: readonly Condition[];
  readonly conditionByPart: Readonly<Record<string, readonly string[]>>;
  readonly materialTypes: Readonly<Record<string, readonly string[]>>;
  readonly designers: readonly Designer[];
};

export type PictureView = { readonly view: string; readonly file: string; readonly alt: string };

/** One photographed piece of the picture library: what its three views show. */
export type Picture = {
  readonly id: string;
  readonly set: string;
  readonly shape: string;
  readonly category: string;
  readonly kind: string;
  readonly material: string;
  readonly materialAlso?: readonly string[];
  readonly materialType: string;
  readonly color: string;
  readonly hardware: string | null;
  readonly pattern: string | null;
  readonly stone?: string;
  readonly strap?: string;
  readonly views: readonly PictureView[];
};

const BACKEND = join(import.meta.dirname, '../../..');

/** The folder of the picture library, where the files lie flat. */
export const MEDIA_LIBRARY: string = join(BACKEND, 'media');

function readJson(folder: string, file: string): unknown {
  return JSON.parse(readFileSync(join(BACKEND, folder, file), 'utf8'));
}

/** Designers, lines, materials and everything else that the demo's items are made of. */
export function loadFacts(): CatalogueFacts {
  return readJson('data', 'catalog-facts.json') as CatalogueFacts;
}

export function loadPictures(): readonly Picture[] {
  return readJson('media', 'manifest.json') as readonly Picture[];
}

/** Designers' own color names, each with the plain color word of the pictures. */
export function loadColorAliases(): Readonly<Record<string, string>> {
  return (readJson('media', 'aliases.json') as { color: Record<string, string> }).color;
}
