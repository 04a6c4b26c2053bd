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
    this.state = this.main.getByRole('status').first();
    this.history = this.main.getByRole('list', { name: 'History' }).getByRole('listitem');
  }

  async open(id: string): Promise<void> {
    await this.#page.goto(`/sell/index/index/id/${id}`);
    await this.state.waitFor();
  }

  /** Accepts the offer that is shown, paid in this way, such as `cash now`. */
  async accept(way: string): Promise<void> {
    await this.main.getByRole('button', { name: `Choose ${way}` }).click();
    await this.#decision('Accept offer').getByRole('button', { name: 'Accept offer' }).click();
  }

  async decline(reason: string): Promise<void> {
    await this.main.getByRole('button', { name: 'Decline offer' }).click();
    const decision = this.#decision('Decline offer');
    await decision.getByLabel('Your reason').fill(reason);
    await decision.getByRole('button', { name: 'Decline offer' }).click();
  }

  /** The dialog that asks to confirm a decision. */
  #decision(name: string): Locator {
    return this.#page.getByRole('dialog', { name });
  }

  /** The cells of the table's row that begins with this. */
  row(name: string): Locator {
    return this.main.getByRole('row', { name }).getByRole('cell');
  }
}
