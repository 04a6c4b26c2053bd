import type { Locator, Page } from '@playwright/test';

/** The pictures of an item on its page, and over the whole screen. */
export class Gallery {
  readonly pictures: Locator;
  readonly thumbnails: Locator;
  readonly viewer: Locator;
  readonly stage: Locator;

  constructor(page: Page) {
    const row = page.getByRole('group', { name: /^Pictures of/ });
    this.pictures = row.getByRole('button');
    this.thumbnails = page.getByRole('button', { name: /^Image \d+ of \d+/ });
    this.viewer = page.getByRole('dialog', { name: /^Pictures of/ });
    this.stage = this.viewer.getByRole('img');
  }

  button(name: string): Locator {
    return this.viewer.getByRole('button', { name });
  }

  /** How many times its own size the picture on the whole screen is shown in. */
  async scale(): Promise<number> {
    return this.stage.evaluate(
      (image) => image.getBoundingClientRect().width / (image as HTMLElement).offsetWidth,
    );
  }
}
