import type { CatalogCategory } from '../../domains/catalog/types.ts';
import { DEFAULT_CATEGORY, ROOT_CATEGORY } from '../catalogue.ts';
import { designerSlug, urlKey } from '../slug.ts';
import { firstMeasure } from './details.ts';
import { type CatalogueFacts, type ModelLine, type Picture, SUBCATEGORIES } from './facts.ts';
import type { PlannedLine } from './plan.ts';

function flapBag(line: ModelLine, picture: Picture): readonly string[] {
  if (picture.kind === 'Top Handle Bag') return ['Top Handle Bags'];
  return firstMeasure(line.size) <= 20 ? ['Crossbody Bags', 'Mini Bags'] : ['Shoulder Bags'];
}

function watch(line: ModelLine): readonly string[] {
  const size = firstMeasure(line.size);
  if (size >= 39) return ["Men's Watches"];
  return size >= 36 ? ['Unisex Watches'] : ["Women's Watches"];
}

function jewel(line: ModelLine, picture: Picture): readonly string[] {
  const isFine = /18K|Platinum/.test(picture.material) || picture.stone !== undefined;
  return [...(SUBCATEGORIES[line.shape] ?? []), isFine ? 'Fine Jewelry' : 'Fashion Jewelry'];
}

/** The sub-categories an item stands in, by its line and by what its picture shows. */
export function getSubcategories(line: ModelLine, picture: Picture): readonly string[] {
  if (line.shape === 'flapbag') return flapBag(line, picture);
  if (line.category === 'Watches') return watch(line);
  if (line.category === 'Jewelry') return jewel(line, picture);
  if (/Birkin|Lady Dior|Sac de Jour|Luggage|Alma|Speedy/.test(line.model))
    return ['Top Handle Bags'];
  return SUBCATEGORIES[line.shape] ?? [];
}

export const DESIGNERS_ID = 9;
const FIRST_SUBCATEGORY_ID = 20;
const FIRST_DESIGNER_ID = 100;

export type CategoryTree = ReturnType<typeof categoryTree>;

const toCategory = (
  values: Pick<CatalogCategory, 'id' | 'parentId' | 'level' | 'position' | 'name'> &
    Partial<CatalogCategory>,
): CatalogCategory => ({ ...DEFAULT_CATEGORY, ...values });

function usedSubcategories(lines: readonly PlannedLine[]): Set<string> {
  return new Set(
    lines.flatMap(({ line, looksByColor }) =>
      looksByColor
        .flat()
        .flatMap((look) =>
          getSubcategories(line, look.picture).map((name) => `${line.category}/${name}`),
        ),
    ),
  );
}

function topCategories(facts: CatalogueFacts): CatalogCategory[] {
  return [...Object.keys(facts.categories), 'Designers'].map((name, index) =>
    toCategory({
      id: index + 3,
      parentId: 2,
      level: 2,
      position: index + 1,
      name,
      urlKey: urlKey(name),
      urlPath: urlKey(name),
      description:
        name === 'Designers'
          ? 'Every designer we carry, from A to Z.'
          : `Pre-owned ${name.toLowerCase()}, each piece one of a kind and examined by hand.`,
    }),
  );
}

function subcategories(facts: CatalogueFacts, used: ReadonlySet<string>): CatalogCategory[] {
  let nextId = FIRST_SUBCATEGORY_ID;
  return Object.entries(facts.categories).flatMap(([parent, names], index) =>
    names.flatMap((name, position) => {
      const id = nextId++;
      if (!used.has(`${parent}/${name}`)) return [];
      const key = urlKey(name.replaceAll("'", ''));
      const path = { urlKey: key, urlPath: `${urlKey(parent)}/${key}` };
      return toCategory({
        id,
        parentId: index + 3,
        level: 3,
        position: position + 1,
        name,
        ...path,
      });
    }),
  );
}

/** A country's name within a sentence. */
const spoken = (country: string): string =>
  country.startsWith('United') ? `the ${country}` : country;

function designers(facts: CatalogueFacts, lines: readonly PlannedLine[]): CatalogCategory[] {
  const used = new Set(lines.map((planned) => planned.designer.name));
  return facts.designers
    .map(({ name, country }, index) => {
      const slug = designerSlug(name);
      const description = `Pre-owned ${name}${country.includes('/') ? '' : `, a house from ${spoken(country)}`}.`;
      const place = { id: FIRST_DESIGNER_ID + index, parentId: DESIGNERS_ID, level: 3 };
      const path = { urlKey: slug, urlPath: `designers/${slug}` };
      return toCategory({ ...place, position: index + 1, name, ...path, description });
    })
    .filter(({ name }) => used.has(name));
}

/** The demo's categories, numbered as Magento does: 1 the root, 2 the default one, 3 to 9 the tops. */
export function categoryTree(facts: CatalogueFacts, lines: readonly PlannedLine[]) {
  const tops = topCategories(facts);
  const below = [...subcategories(facts, usedSubcategories(lines)), ...designers(facts, lines)];
  const nameById = new Map(tops.map(({ id, name }) => [id, name]));
  const ids = new Map<string, number>([
    ...tops.map(({ id, name }) => [name, id] as const),
    ...below.map(({ id, name, parentId }) => [`${nameById.get(parentId)}/${name}`, id] as const),
  ]);
  return {
    categories: [ROOT_CATEGORY, DEFAULT_CATEGORY, ...tops, ...below],
    /** The id of 'Handbags', 'Handbags/Totes' or 'Designers/Chanel'. */
    getId: (path: string) => ids.get(path),
  };
}
