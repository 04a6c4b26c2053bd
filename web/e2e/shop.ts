import { test as base, type ConsoleMessage, expect } from '@playwright/test';
import { CartDrawer } from './pages/CartDrawer.ts';
import { Header } from './pages/Header.ts';
import { ListingPage } from './pages/ListingPage.ts';
import { ProductPage } from './pages/ProductPage.ts';
import { Questions } from './pages/Questions.ts';
import { SearchPopup } from './pages/SearchPopup.ts';
import { SignIn } from './pages/SignIn.ts';

export { expect };

interface Shop {
  readonly header: Header;
  readonly listing: ListingPage;
  readonly product: ProductPage;
  readonly bag: CartDrawer;
  readonly search: SearchPopup;
  readonly signIn: SignIn;
  readonly questions: Questions;
  /** Warnings, errors and exceptions of the page so far. */
  readonly complaints: string[];
  /** What the Content-Security-Policy stopped in any page of the test: nothing, or the test fails. */
  readonly policyViolations: string[];
}

const isComplaint = (message: ConsoleMessage) => ['error', 'warning'].includes(message.type());

/** How Chromium begins or words what a policy stopped. */
const POLICY = /Content Security Policy|requires 'Trusted/;

/** A visitor of the shop: the parts of its pages, as a person sees them. */
export const test = base.extend<Shop>({
  header: async ({ page }, use) => use(new Header(page)),
  listing: async ({ page }, use) => use(new ListingPage(page)),
  product: async ({ page }, use) => use(new ProductPage(page)),
  bag: async ({ page }, use) => use(new CartDrawer(page)),
  search: async ({ page }, use) => use(new SearchPopup(page)),
  signIn: async ({ page }, use) => use(new SignIn(page)),
  questions: async ({ page }, use) => use(new Questions(page)),
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => isComplaint(message) && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    await use(complaints);
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
