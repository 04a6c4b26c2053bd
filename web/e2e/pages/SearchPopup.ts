import type { Locator, Page } from '@playwright/test';

/** The header's search popup. */
export class SearchPopup {
  readonly popup: Locator;
  readonly field: Locator;
  readonly options: Locator;
  readonly products: Locator;
  readonly active: Locator;

  constructor(page: Page) {
    this.popup = page.getByRole('dialog', { name: 'Search' });
    this.field = this.popup.getByRole('combobox');
    this.options = this.popup.getByRole('option');
    this.products = this.popup.getByRole('group', { name: 'Items' }).getByRole('option');
    this.active = this.popup.locator('[data-highlighted]');
  }
}
