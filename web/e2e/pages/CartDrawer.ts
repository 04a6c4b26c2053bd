import type { Locator, Page } from '@playwright/test';

/** The cart drawer. */
export class CartDrawer {
  readonly panel: Locator;
  readonly heading: Locator;
  readonly lines: Locator;
  readonly message: Locator;
  readonly empty: Locator;

  constructor(page: Page) {
    this.panel = page.getByRole('dialog', { name: 'Shopping Bag' });
    this.heading = this.panel.getByRole('heading', { name: 'Shopping Bag' });
    this.lines = this.panel
      .getByRole('list', { name: 'Items in your shopping bag' })
      .getByRole('listitem');
    this.message = this.panel.getByRole('status').filter({ hasText: 'was added' });
    this.empty = this.panel.getByText('Your shopping bag is empty.', { exact: true });
  }

  removeButton(index: number): Locator {
    return this.lines.nth(index).getByRole('button', { name: /^Remove Item/ });
  }

  link(name: 'Checkout' | 'View Shopping Bag'): Locator {
    return this.panel.getByRole('link', { name });
  }
}

/** The confirmation message after an item was added. */
export function addedMessage(product: string): string {
  return `${product} was added to your shopping bag. Please note item is not reserved for you until checkout is completed.`;
}
