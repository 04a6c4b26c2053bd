const MOST_SHOWN = 99;

/** What the badge shows: nothing for an empty bag, the number, or 99+ (spec §9). */
export function badgeText(count: number): string {
  if (count <= 0) return '';
  return count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
}

/** What the bag's button is called: always with the true number (ux 42). */
export function bagButtonName(count: number): string {
  if (count <= 0) return 'Shopping Bag';
  return `Shopping Bag, ${count} ${count === 1 ? 'item' : 'items'}`;
}
