/** Nothing is chosen: the keys then belong to the text. */
export const NONE = -1;

/**
 * Which option is active after a key, 0-based; null when the key means nothing here. Arrows wrap around through the text
 * itself; Home and End move among the options only once one of them is active.
 */
export function activeAfter(
  key: string,
  { active, count }: { active: number; count: number },
): number | null {
  if (count === 0) return null;
  const last = count - 1;
  if (key === 'ArrowDown') return active === last ? NONE : active + 1;
  if (key === 'ArrowUp') return active === NONE ? last : active - 1;
  if (active === NONE) return null;
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}
