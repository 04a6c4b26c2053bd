import type { ProductAttributes } from '../../domains/catalog/types.ts';
import { categoryDetails, conditionDetails, type Piece, withoutEmpty } from './details.ts';
import {
  AUTHENTICITY_PATTERNS,
  type CatalogueFacts,
  EXOTIC_MATERIALS,
  INCLUDES,
  type ModelLine,
  ORIGINS,
} from './facts.ts';
import type { Look } from './looks.ts';
import type { Random } from './random.ts';

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const HERMES_FROM_2015 = ['T', 'X', 'A', 'C', 'D', 'Y', 'Z', 'U', 'B', 'W', 'K'];

/** Fills a pattern: '#' a digit, '1' to '9' themselves, '@' a letter, '*' either. */
function stamp(pattern: string, random: Random): string {
  return pattern.replace(/[#@*]/g, (sign) => {
    if (sign === '#' || (sign === '*' && random.chance(0.5))) return String(random.int(0, 9));
    return LETTERS[random.int(0, LETTERS.length - 1)] ?? 'A';
  });
}

/** Two numbers written into each other, first digits first: (37, 19) gives '3179'. */
function interleave(first: number, second: number): string {
  const a = String(first).padStart(2, '0');
  const b = String(second % 100).padStart(2, '0');
  return `${a[0]}${b[0]}${a[1]}${b[1]}`;
}

function louisVuitton(year: number, random: Random): string {
  if (year >= 2021) return 'Microchip';
  if (year >= 2007) return stamp('@@', random) + interleave(random.int(1, 52), year);
  if (year >= 1990) return stamp('@@', random) + interleave(random.int(1, 12), year);
  return `${year % 100}${random.int(1, 12)}${stamp('@@', random)}`;
}

function chanel(year: number, random: Random): string {
  if (year >= 2021) return stamp('********', random);
  if (year >= 2005)
    return `${Math.min(31, 10 + Math.round((year - 2005) * 1.3))}${stamp('######', random)}`;
  if (year >= 1986)
    return `${Math.min(9, 1 + Math.floor((year - 1986) / 2.1))}${stamp('######', random)}`;
  return stamp('######', random);
}

function hermes(year: number): string {
  const letter = (from: number) => String.fromCharCode(65 + Math.max(0, Math.min(25, year - from)));
  if (year >= 2015) return `${HERMES_FROM_2015[Math.min(10, year - 2015)]} stamp`;
  if (year >= 1997) return `${letter(1997)} in a square`;
  return year >= 1971 ? `${letter(1971)} in a circle` : `${letter(1945)} stamp`;
}

function rolex(year: number, random: Random): string {
  if (year >= 2010) return stamp('********', random);
  return stamp(year >= 1987 ? '@######' : '#######', random);
}

const HALLMARKS: readonly (readonly [material: RegExp, mark: string])[] = [
  [/18K/, '750'],
  [/Platinum/, 'PT950'],
  [/Sterling/, '925'],
];

/** The mark in a precious metal; null for others. */
function getHallmark(material: string): string | null {
  return HALLMARKS.find(([name]) => name.test(material))?.[1] ?? null;
}

interface CodedPiece {
  readonly designer: string;
  readonly category: string;
  readonly year: number;
  readonly hallmark: string | null;
}

function byDesigner({ designer, year, hallmark }: CodedPiece, random: Random): string | null {
  switch (designer) {
    case 'Louis Vuitton':
      return louisVuitton(year, random);
    case 'Chanel':
      return chanel(year, random);
    case 'Hermès':
      return hermes(year);
    case 'Rolex':
      return rolex(year, random);
    case 'Dior':
      return `0${random.int(1, 9)}-MA-${interleave(random.int(1, 12), year)}`;
    case 'Céline':
      return `S-GA-${interleave(random.int(1, 52), year)}`;
    case 'Cartier':
      return `${hallmark ?? ''} ${random.int(15, 58)} ${stamp('@@@###', random)}`.trim();
    default:
      return null;
  }
}

/**
 * The date or authenticity code that a piece of that designer and year carries, or null where the
 * trade reads none; the product page shows it.
 */
function authenticityCode(piece: CodedPiece, random: Random): string | null {
  const marked = byDesigner(piece, random);
  const isBag = piece.category === 'Handbags';
  if (marked && (isBag || /Rolex|Cartier/.test(piece.designer))) return marked;
  if (isBag) return stamp(AUTHENTICITY_PATTERNS[piece.designer] ?? '@@####', random);
  if (piece.category === 'Watches') return stamp('@#######', random);
  return piece.category === 'Jewelry' ? piece.hallmark : null;
}

const OLDEST_YEAR = 1985;

const SPOKEN_PATTERNS = new Set(['Quilted', 'Chevron', 'Printed', 'Floral', 'Check', 'Zigzag']);

function materialType(look: Look): string {
  if (/Embossed/.test(look.material)) return 'Leather';
  if (look.picture.materialType === 'Other' && getHallmark(look.material)) return 'Metal';
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

function getIncludedItems({ planned, look, condition, random }: Piece): string | null {
  const all = INCLUDES[planned.line.category] ?? [];
  const chosen = all.filter(
    (name) =>
      random.chance(0.58 - condition.rank * 0.06) &&
      (name !== 'Extra links' || look.picture.strap === undefined),
  );
  return chosen.length > 0 ? chosen.join(', ') : null;
}

/** All that the shop says of an item, by the recipes of its category. */
export function createAttributes(
  piece: Piece,
  facts: CatalogueFacts,
  { year, isYearStated }: { readonly year: number; readonly isYearStated: boolean },
): ProductAttributes {
  const { planned, look, condition, random } = piece;
  const { category } = planned.line;
  const hallmark = getHallmark(look.material);
  const code = { designer: planned.designer.name, category, year, hallmark };
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
