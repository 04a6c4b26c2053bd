/** A page link, or a gap between links. */
export type PageStep = number | 'gap';

/**
 * The pages to link from page `current` of `count`, 1-based: first, last, and two around the current one, with a gap
 * only where it hides at least two pages.
 */
export function pageSteps(current: number, count: number): PageStep[] {
  const shown = new Set([1, 2, count, count - 1, current - 1, current, current + 1]);
  const pages = Array.from({ length: Math.max(0, count) }, (_, index) => index + 1);
  const steps: PageStep[] = [];
  for (const page of pages) {
    const hidesOne = shown.has(page - 1) && shown.has(page + 1);
    if (shown.has(page) || hidesOne) steps.push(page);
    else if (steps.at(-1) !== 'gap') steps.push('gap');
  }
  return steps;
}
