import type { Locator, Page } from '@playwright/test';

/** The shop's header and its menu on a wide screen. */
export class Header {
  readonly #page: Page;
  readonly bagButton: Locator;
  readonly searchButton: Locator;

  constructor(page: Page) {
    this.#page = page;
    const banner = page.getByRole('banner');
    this.bagButton = banner.getByRole('button', { name: /^Shopping Bag/ });
    this.searchButton = banner.getByRole('button', { name: 'Search' });
  }

  /** An entry of the menu's bar. */
  entry(name: string): Locator {
    return this.#page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name, exact: true });
  }

  /** Goes to a top category through its panel. */
  async openCategory(name: string): Promise<void> {
    await this.entry(name).hover();
    await this.entry(`All ${name}`).click();
  }
}
