/** Keeps the current link of a row in view, also after its width changes. Returns the function that stops it. */
export function keepCurrentInView(row: HTMLElement | null): (() => void) | undefined {
  if (!row) return;
  const observer = new ResizeObserver(() => scrollToCurrent(row));
  observer.observe(row);
  return () => observer.disconnect();
}

/** Scrolls a row of links horizontally to the current one, for small screens. */
function scrollToCurrent(row: HTMLElement): void {
  const current = row.querySelector<HTMLElement>('[aria-current]');
  if (!current) return;
  const { left, width } = current.getBoundingClientRect();
  const middle = row.getBoundingClientRect().left + row.clientWidth / 2;
  row.scrollLeft += left + width / 2 - middle;
}
