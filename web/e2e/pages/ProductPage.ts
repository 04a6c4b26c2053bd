import type { Locator, Page } from '@playwright/test';

/** A product page. */
export class ProductPage {
  readonly heading: Locator;
  readonly addButton: Locator;
  readonly apology: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { level: 1 });
    this.addButton = main.getByRole('button', { name: 'Add To Shopping Bag' }).first();
    this.apology = page.getByRole('alertdialog', { name: 'Our apologies!' });
  }

  /** Returns the name of the product from the heading. */
  async name(): Promise<string> {
    return ((await this.heading.textContent()) ?? '').replace(/\s+/g, ' ').trim();
  }
}
