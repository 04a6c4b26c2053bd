import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { designerSlug, urlKey } from '../../catalogue/slug.ts';
import { createCatalogRepository } from '../catalog/repository.ts';
import type { CatalogProduct, GalleryEntry } from '../catalog/types.ts';
import type { SellFacts } from './facts.ts';
import type { SellItem } from './types.ts';

export interface ProductSources {
  readonly db: DatabaseSync;
  readonly facts: SellFacts;
  /** The time in milliseconds. */
  readonly now: () => number;
  /** Where submitted photos lie, and where those go that the shop shows. */
  readonly photoFolder: string;
  readonly mediaFolder: string;
}

/** The sku under which the shop sells an item on consignment. */
export const toConsignedSku = ({ id }: SellItem): string => `CONSIGN-${id}`;

/** Copies an item's photos to where the shop's pictures lie. A photo that is gone is left out. */
function toGallery(item: SellItem, { photoFolder, mediaFolder }: ProductSources) {
  mkdirSync(mediaFolder, { recursive: true });
  return item.photos.flatMap(({ id }, index): GalleryEntry[] => {
    const name = `sell-${item.id}-${index + 1}-${id.slice(0, 8)}.jpg`;
    try {
      copyFileSync(join(photoFolder, `${id}.jpg`), join(mediaFolder, name));
    } catch {
      return [];
    }
    return [{ file: `/s/e/${name}`, label: `${item.details.designer} ${item.details.model}` }];
  });
}

function toAttributes({ details, inspection }: SellItem, facts: SellFacts) {
  const code = inspection?.condition ?? details.condition;
  const answers = new Map((inspection ?? details).answers.map((one) => [one.part, one.answer]));
  const given = {
    manufacturer: details.designer,
    model: details.model,
    condition: code,
    condition_label: facts.conditions.find((one) => one.code === code)?.label,
    exterior_condition: answers.get('exterior'),
    interior_condition: answers.get('interior'),
    material: details.material,
    color: details.color,
    size: details.size,
    includes: details.extras.join(', '),
  };
  return Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/** What the shop sells: the item as it was submitted, or as it was found on inspection. */
export function toConsignedProduct(
  item: SellItem,
  sources: ProductSources,
): Omit<CatalogProduct, 'id'> {
  const { designer, model, category } = item.details;
  const paths = [urlKey(category), 'designers', `designers/${designerSlug(designer)}`];
  const gallery = toGallery(item, sources);
  const seconds = Math.floor(sources.now() / 1000);
  return {
    sku: toConsignedSku(item),
    name: `${designer} ${model}`,
    typeId: 'simple',
    price: (item.listCents ?? 0) / 100,
    specialPrice: null,
    msrp: null,
    qty: 1,
    enabled: true,
    visible: true,
    parentId: null,
    urlKey: `${urlKey(`${designer} ${model}`.slice(0, 120))}-c${item.id}`,
    image: gallery[0]?.file ?? '',
    gallery,
    taxClass: 'Taxable Goods',
    weight: 2,
    createdAt: seconds,
    updatedAt: seconds,
    attributes: toAttributes(item, sources.facts),
    categoryIds: createCatalogRepository(sources.db)
      .categories()
      .flatMap(({ id, urlPath, name, level }) =>
        (urlPath !== null && paths.includes(urlPath)) || (level === 2 && name === category)
          ? [id]
          : [],
      ),
  };
}
