import type { Page } from '@playwright/test';

/** Makes all text of the pages to come twice its size, as people set it who need that. */
export async function enlargeText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** What is wider than its place: the page itself, a dialog, or a control that cuts its words. Empty when all fits. */
export function misfitsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nameOf = (element: Element) =>
      `${element.localName}.${element.className} ${element.textContent?.trim().slice(0, 40)}`;
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const root = document.documentElement;
    const isWide = root.scrollWidth > root.clientWidth;
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      return isWide && width > 0 && right > root.clientWidth + 1 && isShown(element);
    });
    const frames = '[role=dialog], [role=dialog] *, dialog[open], select, .e-button';
    const cut = [...document.querySelectorAll(frames)].filter(
      (element) =>
        isShown(element) &&
        getComputedStyle(element).display !== 'inline' &&
        !element.matches('[data-part=name], input') &&
        element.clientWidth > 1 &&
        element.scrollWidth > element.clientWidth + 1,
    );
    return [...(isWide ? ['the page'] : []), ...wide.map(nameOf), ...cut.map(nameOf)];
  });
}

/**
 * Controls that a finger has less than 44 px of height to hit, words in running text aside. A point counts as part of a
 * control when a touch there would reach it: what is seen may be smaller.
 */
export function lowTargetsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ENOUGH = 44;
    const isInText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    const isAlone = (element: HTMLElement) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1 &&
      !element.closest('a[href="#content"], label') &&
      !isInText(element);
    const heightOf = (element: HTMLElement) => {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { top, height } = element.getBoundingClientRect();
      const { left, width } = element.getClientRects()[0] ?? new DOMRect();
      const x = Math.max(1, left + Math.min(width / 2, 60));
      const isHit = (y: number) => element.contains(document.elementFromPoint(x, y));
      let [from, to] = [top + height / 2, top + height / 2];
      while (to - from < ENOUGH && isHit(from - 0.5)) from -= 0.5;
      while (to - from < ENOUGH && isHit(to + 0.5)) to += 0.5;
      return to - from + 0.5;
    };
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, select, input:not([type=hidden], [type=checkbox], [type=radio])',
    );
    // A list has sixty cards, and one tells of all.
    const kinds = new Map<string, HTMLElement>();
    for (const control of [...controls].filter(isAlone)) {
      const { height } = control.getBoundingClientRect();
      const around = control.parentElement?.parentElement?.className;
      kinds.set(`${around} ${control.localName}.${control.className} ${height}`, control);
    }
    return [...kinds.values()]
      .map((element) => ({ element, height: heightOf(element) }))
      .filter(({ height }) => height < ENOUGH)
      .map(
        ({ element, height }) => `${height}: ${element.className} ${element.textContent?.trim()}`,
      );
  });
}
