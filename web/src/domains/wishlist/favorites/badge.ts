const MOST_SHOWN = 9;

/** What the badge shows: nothing without favorites, the number, or 9+ (spec §9). */
export function favoritesBadge(count: number): string {
  if (count <= 0) return '';
  return count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
}

/** How many, such as `1 item`. */
export const itemsText = (count: number): string => `${count} ${count === 1 ? 'item' : 'items'}`;

/** What the link to the favorites is called: always with the true number. */
export function favoritesName(count: number): string {
  return count <= 0 ? 'Favorites' : `Favorites, ${itemsText(count)}`;
}
