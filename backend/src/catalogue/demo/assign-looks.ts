import { type ItemDraft, itemName } from './draft.ts';
import type { Look } from './looks.ts';

/** A look, and which of its picture's views comes first. */
export type LedLook = Look & { readonly lead: Lead };

/** 0 is the three-quarter view, 1 the front or side, 2 the detail. */
type Lead = 0 | 1 | 2;
const WHOLE: readonly Lead[] = [0, 1];
const DETAIL: readonly Lead[] = [2];

/** An item's position in one of the lists that shoppers see it in. */
type Position = { readonly list: readonly number[]; readonly at: number };

/** Two items of a list that are nearer than this may stand on the screen together. */
const NEIGHBOURS = 8;
/** A list's first rows are seen most, and are all that related items show. */
const FIRST_SEEN = 60;
const SWEEPS = 8;

/**
 * Chooses every item's look, in the order of the drafts, so that neighbours in the lists of the
 * shop, a category, a designer and both together, by date, name and price, show different pictures.
 */
export function assignLooks(drafts: readonly ItemDraft[]): readonly LedLook[] {
  const getCandidates = createCandidates();
  const chosen = drafts.map((draft) => {
    const look = getCandidates(draft).next().value;
    if (!look) throw new Error('Every model line needs a look.');
    return look;
  });
  const listed = drafts.flatMap(({ qty, kind }, index) =>
    qty > 0 && kind !== 'quote' ? [index] : [],
  );
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const positions = getPositions(drafts, chosen, listed);
    for (const index of listed) {
      const draft = drafts[index];
      const current = chosen[index];
      if (!draft || !current) continue;
      const around = positions[index] ?? [];
      if (!isShownAround(around, index, chosen)) continue;
      const shown = filesAround(around, index, chosen);
      chosen[index] = leastShown(getCandidates(draft), shown, current);
    }
  }
  return chosen;
}

/** The looks an item may have: of the colors drawn for it, then all of its line, then stand-ins. */
function createCandidates() {
  const led = createLeads();
  return function* (draft: ItemDraft): Generator<LedLook, undefined> {
    const { place, planned, drawnColors } = draft;
    const { looks, standIns } = planned;
    for (const choices of [...drawnColors, looks, standIns]) yield* rotated(led(choices), place);
    yield* rotated(led(looks, true), place);
    yield* rotated(led(standIns, true), place);
    return undefined;
  };
}

/** Gives looks their leads: the whole views, or with `isDetail` the detail. */
function createLeads() {
  const whole = new Map<readonly Look[], readonly LedLook[]>();
  const details = new Map<readonly Look[], readonly LedLook[]>();
  return (looks: readonly Look[], isDetail = false): readonly LedLook[] => {
    const known = isDetail ? details : whole;
    const leads = isDetail ? DETAIL : WHOLE;
    const found =
      known.get(looks) ??
      looks.flatMap((look) =>
        leads.filter((lead) => look.picture.views[lead]).map((lead) => ({ ...look, lead })),
      );
    known.set(looks, found);
    return found;
  };
}

function* rotated<T>(list: readonly T[], by: number): Generator<T, undefined> {
  for (let index = 0; index < list.length; index++) {
    const item = list[(index + by) % list.length];
    if (item !== undefined) yield item;
  }
  return undefined;
}

function getFile({ picture, lead }: LedLook): string {
  return picture.views[lead]?.file ?? '';
}

function getPositions(
  drafts: readonly ItemDraft[],
  chosen: readonly LedLook[],
  listed: readonly number[],
): readonly (readonly Position[])[] {
  const positions: Position[][] = drafts.map(() => []);
  const names = drafts.map((draft, index) => toName(draft, chosen[index]));
  const prices = drafts.map(({ prices: { price, specialPrice } }) => specialPrice ?? price);
  const orders = [
    listed,
    listed.toSorted((a, b) => ((names[a] ?? '') < (names[b] ?? '') ? -1 : 1)),
    listed.toSorted((a, b) => (prices[a] ?? 0) - (prices[b] ?? 0)),
  ];
  for (const order of orders) {
    for (const list of orderedLists(drafts, order)) {
      for (const [at, index] of list.entries()) positions[index]?.push({ list, at });
    }
  }
  return positions;
}

function toName(draft: ItemDraft, look: LedLook | undefined): string {
  return look ? itemName(draft, look).toLowerCase() : '';
}

function orderedLists(drafts: readonly ItemDraft[], order: readonly number[]): readonly number[][] {
  const designer = (index: number) => drafts[index]?.planned.designer.name;
  const category = (index: number) => drafts[index]?.planned.line.category;
  return [
    [...order],
    ...Map.groupBy(order, category).values(),
    ...Map.groupBy(order, designer).values(),
    ...Map.groupBy(order, (index) => `${designer(index)}|${category(index)}`).values(),
  ];
}

/** True if an item's own file is shown among its neighbours; most are not, so this is much faster than counting. */
function isShownAround(
  positions: readonly Position[],
  self: number,
  chosen: readonly LedLook[],
): boolean {
  const own = chosen[self];
  const isOwn = (index: number): boolean => {
    const look = chosen[index];
    return index !== self && look?.picture === own?.picture && look?.lead === own?.lead;
  };
  return positions.some(({ list, at }) =>
    list.slice(Math.max(0, at - NEIGHBOURS + 1), at + NEIGHBOURS).some(isOwn),
  );
}

/** How often each file is shown among an item's neighbours; nearer ones count more. */
function filesAround(
  positions: readonly Position[],
  self: number,
  chosen: readonly LedLook[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { list, at } of positions) {
    const importance = at < FIRST_SEEN ? 3 : 1;
    const last = Math.min(list.length - 1, at + NEIGHBOURS - 1);
    for (let other = Math.max(0, at - NEIGHBOURS + 1); other <= last; other++) {
      const index = list[other];
      const look = index === undefined || index === self ? undefined : chosen[index];
      const weight = (NEIGHBOURS - Math.abs(other - at)) * importance;
      if (look) counts.set(getFile(look), (counts.get(getFile(look)) ?? 0) + weight);
    }
  }
  return counts;
}

function leastShown(
  candidates: Iterable<LedLook>,
  shown: ReadonlyMap<string, number>,
  current: LedLook,
): LedLook {
  let best = current;
  let fewest = shown.get(getFile(current)) ?? 0;
  for (const look of candidates) {
    const count = shown.get(getFile(look)) ?? 0;
    if (count === 0) return look;
    if (count < fewest) {
      fewest = count;
      best = look;
    }
  }
  return best;
}
