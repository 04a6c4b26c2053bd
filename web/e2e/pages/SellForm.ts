import type { Locator, Page } from '@playwright/test';

interface Photo {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The form that submits an item for sale. */
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

  async continue(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Continue' }).click();
  }

  /** Fills in the first step and continues to the photos. */
  async describe(model = 'Classic Double Flap Medium'): Promise<void> {
    await this.designer.fill('chanel');
    await this.#page.getByLabel('Category').selectOption('Handbags');
    await this.#page.getByLabel('Model', { exact: true }).fill(model);
    await this.continue();
    await this.heading('Show it from every side').waitFor();
  }

  /** Selects photos, or files by their paths, with the file chooser. */
  async choose(...files: Photo[] | string[]): Promise<void> {
    const chooser = this.#page.waitForEvent('filechooser');
    await this.#page.getByRole('button', { name: 'Choose photos' }).click();
    await (await chooser).setFiles(files);
  }

  /** Creates a JPEG from a screenshot of the page. */
  async aPhoto(name: string) {
    return { name, mimeType: 'image/jpeg', buffer: await this.#page.screenshot({ type: 'jpeg' }) };
  }

  async chooseCondition(): Promise<void> {
    await this.#page.getByText('Very Good', { exact: true }).click();
  }

  /** Continues from the photos to the last step. */
  async finish(): Promise<void> {
    await this.continue();
    await this.chooseCondition();
    await this.#page.getByLabel('Exterior (optional)').selectOption('Light corner rubbing');
    await this.continue();
    await this.#page.getByLabel('Dust bag').check();
    await this.continue();
    await this.heading('How can we reach you?').waitFor();
  }
}
