import { expect, type Page, type Request, type Response } from '@playwright/test';

/** Tracks the requests of a page to the gateway. */
export class GatewayRequests {
  readonly #page: Page;
  readonly #pending = new Set<Request>();
  #count = 0;

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => this.#onRequest(request));
    page.on('requestfinished', (request) => this.#pending.delete(request));
    page.on('requestfailed', (request) => this.#pending.delete(request));
    page.on('response', (response) => this.#onResponse(response));
  }

  /**
   * Waits until no request is pending and none follows. Playwright's `networkidle` may never occur on a page with frames
   * that reload, such as the card fields.
   */
  async untilIdle(): Promise<void> {
    await expect(async () => {
      const before = this.#count;
      await this.#page.waitForTimeout(500);
      expect([this.#pending.size, this.#count - before]).toEqual([0, 0]);
    }).toPass();
  }

  /** Browsers cancel the pending requests of the previous document without an event. */
  #onResponse(response: Response): void {
    const request = response.request();
    if (request.isNavigationRequest() && request.frame() === this.#page.mainFrame())
      this.#pending.clear();
  }

  #onRequest(request: Request): void {
    if (new URL(request.url()).pathname !== '/graphql') return;
    this.#count += 1;
    this.#pending.add(request);
  }
}
