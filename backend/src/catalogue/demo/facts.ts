import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** Designers' own colour names, each with the plain colour word of the pictures. */
export function loadColorAliases(): Readonly<Record<string, string>> {
  return (readJson('media', 'aliases.json') as { color: Record<string, string> }).color;
}
