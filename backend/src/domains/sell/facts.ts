import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { designerSlug } from '../../catalogue/slug.ts';

/** A model with known prices, in dollars. */
export interface KnownModel {
  readonly model: string;
  readonly category: string;
  readonly resale: { readonly min: number; readonly max: number };
}

export interface KnownDesigner {
  readonly name: string;
  readonly slug: string;
  readonly lines: readonly KnownModel[];
}

export interface KnownCondition {
  readonly code: string;
  readonly label: string;
  readonly text: string;
  /** The lower and upper fraction of a model's resale range for this condition. */
  readonly resaleFactor: readonly [number, number];
}

/** The shop's knowledge about goods beyond its stock. */
export interface SellFacts {
  readonly categories: Readonly<Record<string, readonly string[]>>;
  readonly conditions: readonly KnownCondition[];
  readonly conditionByPart: Readonly<Record<string, readonly string[]>>;
  readonly includes: readonly string[];
  readonly designers: readonly KnownDesigner[];
}

const FILE = join(import.meta.dirname, '../../../data/catalog-facts.json');

export const loadSellFacts = (): SellFacts => JSON.parse(readFileSync(FILE, 'utf8')) as SellFacts;

export interface AcceptedDesigner {
  readonly name: string;
  readonly slug: string;
  readonly models: readonly KnownModel[];
}

const SQL = `SELECT DISTINCT json_extract(attributes, '$.manufacturer') AS name
  FROM catalog_product WHERE enabled = 1 AND visible = 1`;

/** The designers of the catalogue including sold items, by name; without any, the designers in the facts file. */
export function acceptedDesigners(db: DatabaseSync, facts: SellFacts): AcceptedDesigner[] {
  const known = new Map(facts.designers.map((designer) => [designer.name, designer]));
  const stocked = db
    .prepare(SQL)
    .all()
    .flatMap(({ name }) => (typeof name === 'string' && name !== '' ? [name] : []));
  const names = stocked.length > 0 ? stocked : [...known.keys()];
  return names
    .map((name) => ({
      name,
      slug: known.get(name)?.slug ?? designerSlug(name),
      models: known.get(name)?.lines ?? [],
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
