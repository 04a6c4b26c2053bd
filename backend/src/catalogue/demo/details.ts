import type { ProductAttributes } from '../../domains/catalog/types.ts';
import {
  accessoryDetails,
  bagSize,
  firstMeasure,
  pickSize,
  shoeDetails,
  watchDetails,
} from './details-worn.ts';
import type { CatalogueFacts, Condition } from './facts.ts';
import type { Look } from './looks.ts';
import type { PlannedLine } from './plan.ts';
import type { Random } from './random.ts';
import { CLOSURES, CONDITION_PARTS, HANDLES } from './tables.ts';

export type Draft = Record<string, string | number | null | undefined>;

/** What is known of an item before its details are written. */
export type Piece = {
  readonly planned: PlannedLine;
  readonly look: Look;
  readonly condition: Condition;
  readonly random: Random;
};

function handbagDetails({ planned, look, random }: Piece): Draft {
  const { size } = planned.line;
  const { set, kind, materialType } = look.picture;
  const handles = HANDLES.find(([name]) => name.test(set))?.[1];
  const drop = handles === 'Chain strap' ? random.int(48, 58) : random.int(9, 24);
  return {
    measurements: size,
    size: bagSize(firstMeasure(size)),
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

/** Of a list ordered from the best state to the worst, one that suits the condition. */
function pickState(list: readonly string[], rank: number, random: Random): string {
  const last = list.length - 1;
  const at = Math.round(((rank - 1) / 4) * last);
  return list[Math.max(0, Math.min(last, at + (rank === 1 ? 0 : random.int(-1, 0))))] ?? '';
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
  return {
    exterior_condition: pickState(facts.conditionByPart[part] ?? [], rank, piece.random),
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
