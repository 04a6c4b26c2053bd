import type { ProductAttributes } from '../../domains/catalog/types.ts';
import {
  type CatalogueFacts,
  CLOSURES,
  CONDITION_PARTS,
  type Condition,
  HANDLES,
  HEELS,
  LENSES,
  type ModelLine,
} from './facts.ts';
import type { Look } from './looks.ts';
import type { PlannedLine } from './plan.ts';
import type { Random } from './random.ts';

const LETTERS = ['XS', 'S', 'M', 'L', 'XL'];

function getStep(category: string, unit: string): number {
  if (category === 'Shoes') return 0.5;
  if (category === 'Clothing') return unit === '' || unit === 'AU' ? 1 : 2;
  if (category === 'Accessories') return 5;
  return unit === 'US' ? 0.5 : 1;
}

/**
 * One size of a line's scale: '35-41 EU' gives '38.5 EU', 'S-L' gives 'M', 'PM/GM' gives 'PM'.
 * A scale of one value is given back as it is.
 */
function pickSize(line: ModelLine, random: Random): string {
  const numbers = /^(\d+)-(\d+)(?: (\w+))?$/.exec(line.size);
  if (numbers) {
    const from = Number(numbers[1]);
    const to = Number(numbers[2]);
    const unit = numbers[3] ?? '';
    const step = getStep(line.category, unit);
    return `${from + step * random.int(0, Math.floor((to - from) / step))} ${unit}`.trim();
  }
  const letters = /^(X?[SML])-(X?[SML])$/.exec(line.size);
  if (letters) {
    const from = LETTERS.indexOf(letters[1] ?? '');
    const to = LETTERS.indexOf(letters[2] ?? '');
    return LETTERS[random.int(from, to)] ?? 'M';
  }
  return line.size.includes('/') ? random.pick(line.size.split('/')) : line.size;
}

/** The first number of '25.5 x 15.5 x 6.5 cm': the width, or a watch's case, in cm or mm. */
export function firstMeasure(size: string): number {
  return Number.parseFloat(size);
}

/** A bag's size in words: as the model's name says ('Lady Dior Medium'), else by its width in centimetres. */
function handbagSize(model: string, width: number): string {
  const [named] = /\b(?:Mini|Small|Medium|Large)\b/.exec(model) ?? [];
  if (named !== undefined) return named;
  if (width <= 19) return 'Mini';
  if (width <= 24) return 'Small';
  return width <= 32 ? 'Medium' : 'Large';
}

/** The heel in mm: as the model's name says ('So Kate 120'), else as the shape has it. */
function heelHeight({ planned, look, random }: Piece): string {
  const named = /\b(\d{2,3})$/.exec(planned.line.model);
  if (named) return `${named[1]} mm`;
  const bySet: readonly [number, number] = look.picture.set.startsWith('slide')
    ? [10, 15]
    : [70, 95];
  const [from, to] = HEELS[planned.line.shape] ?? bySet;
  return `${Math.round(random.between(from, to) / 5) * 5} mm`;
}

function shoeDetails(piece: Piece): Draft {
  return {
    shoe_size: pickSize(piece.planned.line, piece.random),
    heel_height: heelHeight(piece),
  };
}

const QUARTZ = /Cape Cod|Tank|Constellation|G-Timeless|Tubogas/;
const HAND_WOUND = /Moonwatch|Calatrava|Reverso/;

function getMovement(model: string): string {
  if (HAND_WOUND.test(model)) return 'Hand-wound';
  return QUARTZ.test(model) ? 'Quartz' : 'Automatic';
}

function waterResistance(model: string): string {
  if (/Submariner|Seamaster/.test(model)) return '300 m';
  if (/Aquaracer/.test(model)) return '200 m';
  return /Oyster|Datejust|Daytona|Nautilus|Santos/.test(model) ? '100 m' : '30 m';
}

function watchDetails({ planned, look, random }: Piece): Draft {
  const { line } = planned;
  const isSet = look.gemstones !== null || look.picture.set === 'watch-gem';
  return {
    size: pickSize(line, random),
    dial: look.picture.color,
    movement: getMovement(line.model),
    water_resistant: waterResistance(line.model),
    gemstones: isSet ? 'Diamonds' : null,
    measurements: `Case ${line.size}, fits wrists up to ${random.int(15, 20)} cm`,
  };
}

/** Belts have a size, wallets pockets, sunglasses a lens; a scarf has its measurements. */
function accessoryDetails({ planned, look, random }: Piece): Draft {
  const { line } = planned;
  if (line.shape === 'belt') {
    const size = pickSize(line, random);
    return { size, measurements: `${firstMeasure(size)} x 3.2 cm`, closure_opening: 'Buckle' };
  }
  if (line.shape === 'wallet') {
    return {
      measurements: line.size,
      closure_opening: 'Zip',
      interior_pockets: String(random.int(2, 4)),
      interior_lining: 'Leather',
    };
  }
  if (line.shape === 'sunglasses') {
    return {
      measurements: line.size,
      lens: `${LENSES[look.picture.color] ?? 'Brown'} gradient`,
    };
  }
  return { measurements: line.size };
}

export type Draft = Record<string, string | number | null | undefined>;

/** What is known of an item before its details are written. */
export type Piece = {
  readonly planned: PlannedLine;
  readonly look: Look;
  readonly condition: Condition;
  readonly random: Random;
};

function handbagDetails({ planned, look, random }: Piece): Draft {
  const { model, size } = planned.line;
  const { set, kind, materialType } = look.picture;
  const handles = HANDLES.find(([name]) => name.test(set))?.[1];
  const drop = handles === 'Chain strap' ? random.int(48, 58) : random.int(9, 24);
  return {
    measurements: size,
    size: handbagSize(model, firstMeasure(size)),
    handles,
    handle_drop: handles ? `${drop} cm` : null,
    interior_pockets: String(random.int(1, 3)),
    exterior_pockets: String(set === 'crossbody-camera' ? 1 : random.int(0, 1)),
    closure_opening: random.pick(CLOSURES.find(([name]) => name.test(set))?.[1] ?? ['Snap']),
    interior_lining: random.pick(
      materialType === 'Canvas'
        ? ['Canvas', 'Microfiber']
        : ['Leather', 'Lambskin', 'Fabric', 'Suede'],
    ),
    bag_type: kind,
  };
}

function jewelDetails({ planned, look, random }: Piece): Draft {
  const size = pickSize(planned.line, random);
  const isRing = planned.line.shape === 'ring';
  return {
    size,
    gemstones: look.gemstones,
    measurements: isRing
      ? `Band ${random.int(2, 9)} mm`
      : size === 'One size'
        ? `${random.int(8, 32)} mm`
        : size,
  };
}

function clothingDetails({ planned, random }: Piece): Draft {
  const chest = random.int(42, 56);
  return {
    size: pickSize(planned.line, random),
    measurements: `Chest ${chest} cm, length ${planned.line.shape === 'jacket' ? random.int(52, 64) : random.int(88, 112)} cm`,
  };
}

const BY_CATEGORY: Readonly<Record<string, (piece: Piece) => Draft>> = {
  Handbags: handbagDetails,
  Shoes: shoeDetails,
  Jewelry: jewelDetails,
  Clothing: clothingDetails,
  Watches: watchDetails,
  Accessories: accessoryDetails,
};

/** States of pieces that nobody has worn. */
const UNWORN = /^(?:New with tags|Unworn|Soles unworn)$/;

/** Of a list ordered from the best state to the worst, one that suits the condition. */
function pickState(list: readonly string[], rank: number, random: Random): string {
  const last = list.length - 1;
  const at = Math.round(((rank - 1) / 4) * last);
  const best = rank > 1 && UNWORN.test(list[0] ?? '') ? 1 : 0;
  return list[Math.max(best, Math.min(last, at + (rank === 1 ? 0 : random.int(-1, 0))))] ?? '';
}

/** How the piece looks outside and inside, in the words of the trade. */
export function conditionDetails(piece: Piece, facts: CatalogueFacts): Draft {
  const { category, shape } = piece.planned.line;
  const { rank } = piece.condition;
  const part =
    CONDITION_PARTS[category] ??
    (shape === 'sunglasses' || shape === 'scarf' ? 'clothing' : 'exterior');
  const hasInside = category === 'Handbags' || shape === 'wallet';
  const inside = facts.conditionByPart.interior ?? [];
  // Louis Vuitton's untreated leather, which darkens.
  const hasVachetta = piece.planned.designer.name === 'Louis Vuitton';
  const states = (facts.conditionByPart[part] ?? []).filter(
    (state) => hasVachetta || !state.includes('vachetta'),
  );
  return {
    exterior_condition: pickState(states, rank, piece.random),
    interior_condition: hasInside ? pickState(inside, rank, piece.random) : null,
  };
}

/** The fields that only the item's category has, without the empty ones. */
export function categoryDetails(piece: Piece): Draft {
  return BY_CATEGORY[piece.planned.line.category]?.(piece) ?? {};
}

/** Drops what does not apply: docs/search-records.md leaves it out rather than writing null. */
export function withoutEmpty(draft: Draft): ProductAttributes {
  const filled = Object.entries(draft).filter(
    (entry): entry is [string, string | number] =>
      entry[1] !== null && entry[1] !== undefined && entry[1] !== '',
  );
  return Object.fromEntries(filled);
}
