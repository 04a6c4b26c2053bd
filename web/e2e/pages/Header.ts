import type { Locator, Page } from '@playwright/test';

/** The header and its menu on a wide screen. */
export class Header {
  readonly #page: Page;
  readonly cartButton: Locator;
  readonly searchButton: Locator;

  constructor(page: Page) {
    this.#page = page;
    const banner = page.getByRole('banner');
    this.cartButton = banner.getByRole('button', { name: /^Shopping Bag/ });
    this.searchButton = banner.getByRole('button', { name: 'Search' });
  }

  /** A link in the menu bar. */
  entry(name: string): Locator {
    return this.#page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name, exact: true });
  }

  /** Opens the page of a top category through its menu panel. */
  async openCategory(name: string): Promise<void> {
    await this.entry(name).hover();
    await this.entry(`All ${name}`).click();
  }
}
