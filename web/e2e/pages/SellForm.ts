import type { Locator, Page } from '@playwright/test';

/** The submission of an item to sell, as its owner fills it in. */
export class SellForm {
  readonly #page: Page;
  readonly photos: Locator;
  readonly designer: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.photos = page.getByRole('list', { name: 'Your photos' }).getByRole('listitem');
    this.designer = page.getByLabel('Designer', { exact: true });
  }

  heading(name: string): Locator {
    return this.#page.getByRole('heading', { name, level: 2 });
  }

  async go(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Continue' }).click();
  }

  /** Says what the item is, and goes on to the photos. */
  async describe(model = 'Classic Double Flap Medium'): Promise<void> {
    await this.designer.fill('chanel');
    await this.#page.getByLabel('Category').selectOption('Handbags');
    await this.#page.getByLabel('Model', { exact: true }).fill(model);
    await this.go();
    await this.heading('Show it from every side').waitFor();
  }

  /** Hands photos over by the button that chooses files. */
  async choose(...files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
    const opened = this.#page.waitForEvent('filechooser');
    await this.#page.getByRole('button', { name: 'Choose photos' }).click();
    await (await opened).setFiles(files);
  }

  /** A photo that a camera could have made: the page itself. */
  async aPhoto(name: string) {
    return { name, mimeType: 'image/jpeg', buffer: await this.#page.screenshot({ type: 'jpeg' }) };
  }

  async chooseCondition(): Promise<void> {
    await this.#page.getByText('Very Good', { exact: true }).click();
  }

  /** From the photos to the last step. */
  async finish(): Promise<void> {
    await this.go();
    await this.chooseCondition();
    await this.#page.getByLabel('Exterior (optional)').selectOption('Light corner rubbing');
    await this.go();
    await this.#page.getByLabel('Dust bag').check();
    await this.go();
    await this.heading('How can we reach you?').waitFor();
  }
}
