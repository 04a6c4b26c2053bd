import { test as base, type ConsoleMessage, expect } from '@playwright/test';
import { typeAsUser } from './firefox.ts';
import { CartDrawer } from './pages/CartDrawer.ts';
import { GatewayRequests } from './pages/GatewayRequests.ts';
import { Header } from './pages/Header.ts';
import { ListingPage } from './pages/ListingPage.ts';
import { ProductPage } from './pages/ProductPage.ts';
import { SearchPopup } from './pages/SearchPopup.ts';
import { SignIn } from './pages/SignIn.ts';

export { expect };

interface Shop {
  readonly header: Header;
  readonly listing: ListingPage;
  readonly product: ProductPage;
  readonly cartDrawer: CartDrawer;
  readonly search: SearchPopup;
  readonly signIn: SignIn;
  readonly gatewayRequests: GatewayRequests;
  /** Warnings, errors and uncaught exceptions of the page so far. */
  readonly consoleErrors: string[];
  /** Violations of the Content-Security-Policy; the test fails if there are any. */
  readonly policyViolations: string[];
}

const isError = (message: ConsoleMessage) => ['error', 'warning'].includes(message.type());

/** Matches the browsers' messages about policy violations. */
const POLICY = /Content[ -]Security[ -]Policy|requires 'Trusted/;

/** Playwright's `test` with the page objects of the shop. */
export const test = base.extend<Shop>({
  context: async ({ context, browserName }, use) => {
    if (browserName === 'firefox') await typeAsUser(context);
    await use(context);
  },
  header: async ({ page }, use) => use(new Header(page)),
  listing: async ({ page }, use) => use(new ListingPage(page)),
  product: async ({ page }, use) => use(new ProductPage(page)),
  cartDrawer: async ({ page }, use) => use(new CartDrawer(page)),
  search: async ({ page }, use) => use(new SearchPopup(page)),
  signIn: async ({ page }, use) => use(new SignIn(page)),
  gatewayRequests: async ({ page }, use) => use(new GatewayRequests(page)),
  consoleErrors: async ({ page }, use) => {
    const consoleErrors: string[] = [];
    page.on('console', (message) => isError(message) && consoleErrors.push(message.text()));
    page.on('pageerror', (error) => consoleErrors.push(String(error)));
    await use(consoleErrors);
  },
  policyViolations: [
    async ({ context }, use) => {
      const violations: string[] = [];
      context.on('console', (message) => {
        if (POLICY.test(message.text()))
          violations.push(`${message.text()} (${message.page()?.url()})`);
      });
      await use(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});
