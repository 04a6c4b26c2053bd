import type { Locator, Page } from '@playwright/test';

/** The page of an item that a customer sells to the shop. */
export class ConsignedItem {
  readonly #page: Page;
  readonly main: Locator;
  /** The status of the item. */
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

  /** Accepts the current offer with a payout method, such as `cash now`. */
  async accept(payout: string): Promise<void> {
    await this.main.getByRole('button', { name: `Choose ${payout}` }).click();
    await this.#decision('Accept offer').getByRole('button', { name: 'Accept offer' }).click();
  }

  async decline(reason: string): Promise<void> {
    await this.main.getByRole('button', { name: 'Decline offer' }).click();
    const decision = this.#decision('Decline offer');
    await decision.getByLabel('Your reason').fill(reason);
    await decision.getByRole('button', { name: 'Decline offer' }).click();
  }

  /** The dialog that confirms a decision. */
  #decision(name: string): Locator {
    return this.#page.getByRole('dialog', { name });
  }

  /** The cells of the table row with this name. */
  row(name: string): Locator {
    return this.main.getByRole('row', { name }).getByRole('cell');
  }
}
