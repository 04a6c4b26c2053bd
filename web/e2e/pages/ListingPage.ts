import type { Locator, Page } from '@playwright/test';

/** A product listing and its filters. */
export class ListingPage {
  readonly #page: Page;
  readonly filters: Locator;
  readonly items: Locator;
  readonly chips: Locator;
  readonly count: Locator;
  readonly sort: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.filters = page.getByRole('complementary', { name: 'Filters' });
    this.items = page.getByRole('region', { name: 'Items' }).getByRole('article');
    this.chips = page.getByRole('list', { name: 'Applied filters' });
    this.count = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /items?$/ });
    this.sort = page.getByLabel('Sort by');
  }

  async open(path: string): Promise<void> {
    await this.#page.goto(path);
  }

  /** The link of the card at a 0-based index. */
  link(index: number): Locator {
    return this.items.nth(index).getByRole('link');
  }

  /** The checkbox of a filter value. */
  value(name: string): Locator {
    return this.filters.getByRole('checkbox', { name: new RegExp(`^${name}\\s`) });
  }

  async filterByDesigner(name: string): Promise<void> {
    await this.filters.getByLabel('Find a designer').fill(name);
    await this.value(name).click();
  }

  async filterByPrice({ from, to }: { from: number; to: number }): Promise<void> {
    await this.filters.getByLabel('From, $').fill(String(from));
    await this.filters.getByLabel('To, $').fill(String(to));
    await this.filters.getByRole('button', { name: 'Apply' }).click();
  }

  page(number: number): Locator {
    return this.#page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: `Page ${number}`, exact: true });
  }

  /** Returns the shown prices in dollars, in order. */
  async prices(): Promise<number[]> {
    const texts = await this.items.locator('[data-part=price]').allInnerTexts();
    return texts.map((text) => Number(/\$([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', '')));
  }
}
