import type { ProductAttributes } from '../../domains/catalog/types.ts';
import { authenticityCode } from './authenticity.ts';
import { categoryDetails, conditionDetails, type Piece, withoutEmpty } from './details.ts';
import type { CatalogueFacts, ModelLine } from './facts.ts';
import type { Look } from './looks.ts';
import type { Random } from './random.ts';
import { EXOTIC_MATERIALS, INCLUDES, ORIGINS } from './tables.ts';

const OLDEST_YEAR = 1985;

const SPOKEN_PATTERNS = new Set(['Quilted', 'Chevron', 'Printed', 'Floral', 'Check', 'Zigzag']);

function materialType(look: Look): string {
  if (/Embossed/.test(look.material)) return 'Leather';
  return (
    EXOTIC_MATERIALS[look.material] ??
    (look.picture.materialType === 'Exotic' ? 'Leather' : look.picture.materialType)
  );
}

function materialLabel({ picture, material }: Look): string {
  const pattern = picture.pattern ?? '';
  if (!SPOKEN_PATTERNS.has(pattern) || material.includes(pattern)) return material;
  return `${pattern} ${material}`;
}

/** A year of the line's years, more often one of the last. */
export function productionYear(line: ModelLine, currentYear: number, random: Random): number {
  const from = Math.max(OLDEST_YEAR, line.years.min);
  const to = Math.min(currentYear, line.years.max);
  return Math.round(to - random.next() ** 2 * (to - from));
}

function getOrigin({ planned, random }: Piece): string {
  const { category } = planned.line;
  if (category === 'Watches') return 'Made in Switzerland';
  if (category === 'Shoes' && random.chance(0.7)) return 'Made in Italy';
  return random.pick(ORIGINS[planned.designer.country] ?? ['Made in Italy']);
}

function getIncludedItems({ planned, condition, random }: Piece): string | null {
  const all = INCLUDES[planned.line.category] ?? [];
  const chosen = all.filter(() => random.chance(0.58 - condition.rank * 0.06));
  return chosen.length > 0 ? chosen.join(', ') : null;
}

/** All that the shop says of an item, by the recipes of its category. */
export function createAttributes(
  piece: Piece,
  facts: CatalogueFacts,
  { year, isYearStated }: { readonly year: number; readonly isYearStated: boolean },
): ProductAttributes {
  const { planned, look, condition, random } = piece;
  const isGold = /18K|Platinum/.test(look.picture.material);
  const { category } = planned.line;
  const code = { designer: planned.designer.name, category, year, isGold };
  return withoutEmpty({
    manufacturer: planned.designer.name,
    model: planned.line.model,
    production_year: isYearStated ? year : null,
    condition: condition.code,
    condition_label: condition.label,
    ...conditionDetails(piece, facts),
    material: look.material,
    material_type: materialType(look),
    material_label: materialLabel(look),
    color: look.picture.color,
    hardware: look.picture.hardware,
    includes: getIncludedItems(piece),
    origin: getOrigin(piece),
    date_authenticity_code: authenticityCode(code, random),
    ...categoryDetails(piece),
  });
}

/** A condition, as often as each is found in the trade: mostly carried a few times. */
export function pickCondition(facts: CatalogueFacts, random: Random) {
  const condition = facts.conditions[random.weighted([12, 34, 30, 18, 6])];
  if (!condition) throw new Error('The facts have no conditions.');
  return condition;
}
