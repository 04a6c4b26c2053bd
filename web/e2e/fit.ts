import type { Page } from '@playwright/test';

/** Doubles the text size of the page in which it runs, as an accessibility setting does. */
export function enlargeText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { font-size: 200% }');
  document.adoptedStyleSheets.push(sheet);
}

/** Lists the elements that overflow the page, a dialog or a control. */
export function findOverflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toLabel = (element: Element) =>
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
    return [...(isWide ? ['the page'] : []), ...wide.map(toLabel), ...cut.map(toLabel)];
  });
}

/** Lists the words that are broken into two lines. */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      for (const { index, 0: word } of text.data.matchAll(/\p{L}+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

/**
 * Lists the controls whose touch target is less than 44 px high, or 24 px for links in running text. The target is the
 * area in which a touch reaches the control; it may be larger than the visible part.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    const isTarget = (element: HTMLElement) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1 &&
      !element.closest('a[href="#content"], label');
    const getMinHeight = (element: Element) => (isInText(element) ? 24 : 44);
    const getTargetHeight = (element: HTMLElement) => {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
      const minHeight = getMinHeight(element);
      const x = Math.max(1, left + Math.min(width / 2, 60));
      const isHit = (y: number) => element.contains(document.elementFromPoint(x, y));
      let [from, to] = [top + height / 2, top + height / 2];
      while (to - from < minHeight && isHit(from - 0.5)) from -= 0.5;
      while (to - from < minHeight && isHit(to + 0.5)) to += 0.5;
      return to - from + 0.5;
    };
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, select, input:not([type=hidden], [type=checkbox], [type=radio])',
    );
    // One of several controls of the same kind is enough, such as the links of sixty cards.
    const kinds = new Map<string, HTMLElement>();
    for (const control of [...controls].filter(isTarget)) {
      const { height } = control.getBoundingClientRect();
      const around = control.parentElement?.parentElement?.className;
      kinds.set(`${around} ${control.localName}.${control.className} ${height}`, control);
    }
    return [...kinds.values()]
      .map((element) => ({ element, height: getTargetHeight(element) }))
      .filter(({ element, height }) => height < getMinHeight(element))
      .map(
        ({ element, height }) => `${height}: ${element.className} ${element.textContent?.trim()}`,
      );
  });
}
