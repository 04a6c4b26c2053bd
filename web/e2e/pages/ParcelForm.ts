import type { Locator } from '@playwright/test';

/** The form that creates a shipping label. */
export class ParcelForm {
  readonly #dialog: Locator;

  constructor(dialog: Locator) {
    this.#dialog = dialog;
  }

  /** Fills in the sender's address and creates the label. */
  async submit(): Promise<void> {
    await this.#dialog.getByLabel('Sender’s name').fill('Nora Vance');
    await this.#dialog.getByLabel('Street address').fill('1 Main St');
    await this.#dialog.getByLabel('City').fill('Los Angeles');
    await this.#dialog.getByLabel('State').fill('CA');
    await this.#dialog.getByLabel('ZIP code').fill('90001');
    await this.#dialog.getByRole('button', { name: 'Create label' }).click();
  }
}
