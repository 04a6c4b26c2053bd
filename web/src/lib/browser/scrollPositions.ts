import { tryTo } from '#lib/tryTo.ts';

/** The sessionStorage key under which ScrollRestoration stores the position of each entry of the history. */
export const SCROLL_POSITIONS = 'encore-scroll-positions';

/** The vertical position in pixels at which the entry with this key was left; null if unknown. */
export function readScrollPosition(key: string): number | null {
  const stored = tryTo(() => JSON.parse(sessionStorage.getItem(SCROLL_POSITIONS) ?? '{}')[key]);
  return typeof stored === 'number' ? stored : null;
}
