import type { Look } from './looks.ts';
import { mediaPath } from './media-path.ts';

/** A look, and which of its picture's views comes first: 0 the three-quarter one, 1 the front or side. */
export type LedLook = Look & { readonly lead: 0 | 1 };

/** Deals looks out so that pieces near each other in a list do not show the same picture. */
export interface LookSpread {
  /**
   * Of the looks that fit, the one whose picture was shown longest ago. `fallback` is drawn from as well when all of
   * them were shown a short while ago.
   */
  pick(looks: readonly Look[], fallback: readonly Look[]): LedLook;
  /** Notes that a piece that is on sale shows this file first. */
  show(file: string): void;
}

/** Pieces on sale after which a picture may be seen again without being noticed. */
const APART = 250;

const fileOf = ({ picture, lead }: LedLook): string => mediaPath(picture.views[lead]?.file ?? '');

const withLeads = (look: Look): LedLook[] => {
  const front = look.picture.views[1] ? [{ ...look, lead: 1 as const }] : [];
  return [{ ...look, lead: 0 }, ...front];
};

/** A spread that has shown nothing yet. */
export function createLookSpread(): LookSpread {
  const shownAt = new Map<string, number>();
  let time = 0;
  const timeOf = (look: LedLook): number => shownAt.get(fileOf(look)) ?? -APART;
  const oldest = (looks: readonly Look[]): LedLook => {
    const [first, ...others] = looks.flatMap(withLeads);
    if (!first) throw new Error('A model line without looks cannot be dealt any.');
    return others.reduce((best, look) => (timeOf(look) < timeOf(best) ? look : best), first);
  };
  return {
    pick: (looks, fallback) => {
      const best = oldest(looks);
      return time - timeOf(best) >= APART ? best : oldest([...looks, ...fallback]);
    },
    show: (file) => {
      time += 1;
      shownAt.set(file, time);
    },
  };
}
