import { firstMeasure } from './details-worn.ts';
import type { ModelLine, Picture } from './facts.ts';
import { SUBCATEGORIES } from './tables.ts';

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
