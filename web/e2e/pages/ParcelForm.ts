import type { Locator } from '@playwright/test';

/** The form that makes a parcel, in whatever dialog it stands. */
export class ParcelForm {
  readonly #place: Locator;

  constructor(place: Locator) {
    this.#place = place;
  }

  /** Fills in the sender and asks for the label. */
  async send(): Promise<void> {
    await this.#place.getByLabel('Sender’s name').fill('Nora Vance');
    await this.#place.getByLabel('Street address').fill('1 Main St');
    await this.#place.getByLabel('City').fill('Los Angeles');
    await this.#place.getByLabel('State').fill('CA');
    await this.#place.getByLabel('ZIP code').fill('90001');
    await this.#place.getByRole('button', { name: 'Create label' }).click();
  }
}
