/** A ref callback for a row of links: keeps the current one in view when it, its neighbors or the width change. */
export function keepCurrentInView(row: HTMLElement | null): (() => void) | undefined {
  if (!row) return;
  const resized = new ResizeObserver(() => scrollToCurrent(row));
  const changed = new MutationObserver(() => scrollToCurrent(row));
  resized.observe(row);
  changed.observe(row, { subtree: true, childList: true, attributeFilter: ['aria-current'] });
  return () => {
    resized.disconnect();
    changed.disconnect();
  };
}

/** Scrolls a row of links horizontally to the current one, for small screens. */
function scrollToCurrent(row: HTMLElement): void {
  const current = row.querySelector<HTMLElement>('[aria-current]');
  if (!current) return;
  const { left, width } = current.getBoundingClientRect();
  const middle = row.getBoundingClientRect().left + row.clientWidth / 2;
  row.scrollLeft += left + width / 2 - middle;
}
