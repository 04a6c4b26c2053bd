import type { Locator, Page } from '@playwright/test';

/** The customer's page of one item that is offered to the shop. */
export class ConsignedItem {
  readonly #page: Page;
  readonly main: Locator;
  /** Where the item stands, and what comes next. */
  readonly state: Locator;
  readonly history: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.main = page.getByRole('main');
    this.state = this.main.locator('.e-sell-next');
    this.history = this.main.locator('.e-sell-history > li');
  }

  async open(id: string): Promise<void> {
    await this.#page.goto(`/sell/index/index/id/${id}`);
    await this.state.waitFor();
  }

  /** Accepts the offer that is shown, paid in this way, such as `cash now`. */
  async accept(way: string): Promise<void> {
    await this.main.getByRole('button', { name: `Choose ${way}` }).click();
    await this.main.getByRole('button', { name: 'Accept the Offer' }).click();
  }

  async decline(reason: string): Promise<void> {
    await this.main.getByRole('button', { name: 'Decline', exact: true }).click();
    await this.main.getByLabel('Your reason').fill(reason);
    await this.main.getByRole('button', { name: 'Confirm' }).click();
  }

  /** The cells of the table's row that begins with this. */
  row(name: string): Locator {
    return this.main.getByRole('row', { name }).getByRole('cell');
  }
}
