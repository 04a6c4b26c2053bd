/** Scrolls a row of links horizontally to the current one, for small screens. */
export function scrollToCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current]');
  if (!row || !current) return;
  const { left, width } = current.getBoundingClientRect();
  const middle = row.getBoundingClientRect().left + row.clientWidth / 2;
  row.scrollLeft += left + width / 2 - middle;
}
