import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Scope {
  /** The only part to check. */
  readonly part?: string;
  /** Parts like others that are checked. */
  readonly checked?: readonly string[];
}

/** What is the same on every page, and has most of the links: enough to be checked on one. */
export const FRAME = ['footer', 'nav[aria-label=Main]'];

/** The cards of a list after the first dozen. */
export const MORE_CARDS = ['li:nth-child(n + 13) > article'];

/** Runs axe, including its rule for the size of targets; returns one line for each violated rule. */
export async function findViolations(page: Page, { part, checked = [] }: Scope = {}) {
  const builder = new AxeBuilder({ page }).options({
    rules: { 'target-size': { enabled: true } },
    // Collecting also what is in order takes half of axe's time.
    resultTypes: ['violations'],
  });
  if (part !== undefined) builder.include(part);
  for (const each of checked) builder.exclude(each);
  // For frames of other origins, such as the card fields, axe gathers its results in a new tab, which takes long.
  builder.setLegacyMode(page.frames().length === 1);
  const { violations } = await builder.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}

/** Lists the violations at each of these widths of the window, to which the open page is resized. */
export async function findViolationsAt(
  page: Page,
  widths: readonly number[],
  scope?: Scope,
): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const violation of await findViolations(page, scope))
      found.push(`at ${width} px: ${violation}`);
  }
  return found;
}
