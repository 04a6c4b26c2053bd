import { expect, type Page, type Request, type Response } from '@playwright/test';

/** What the page asks the gateway, from the moment this is made. */
export class Questions {
  readonly #page: Page;
  readonly #open = new Set<Request>();
  #asked = 0;

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => this.#began(request));
    page.on('requestfinished', (request) => this.#open.delete(request));
    page.on('requestfailed', (request) => this.#open.delete(request));
    page.on('response', (response) => this.#left(response));
  }

  /**
   * Resolves once every question is answered and none follows. Playwright's `networkidle` cannot
   * tell: it may never come on a page whose frames come and go, such as the card's.
   */
  async untilAnswered(): Promise<void> {
    await expect(async () => {
      const before = this.#asked;
      await this.#page.waitForTimeout(500);
      expect([this.#open.size, this.#asked - before]).toEqual([0, 0]);
    }).toPass();
  }

  /** A new document: what the one before still asked ends without a word. */
  #left(response: Response): void {
    const request = response.request();
    if (request.isNavigationRequest() && request.frame() === this.#page.mainFrame())
      this.#open.clear();
  }

  #began(request: Request): void {
    if (new URL(request.url()).pathname !== '/graphql') return;
    this.#asked += 1;
    this.#open.add(request);
  }
}
