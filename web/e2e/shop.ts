import { test as base, type ConsoleMessage } from '@playwright/test';
import { BagPanel } from './pages/BagPanel.ts';
import { Header } from './pages/Header.ts';
import { ListingPage } from './pages/ListingPage.ts';
import { ProductPage } from './pages/ProductPage.ts';
import { Questions } from './pages/Questions.ts';
import { SearchPopup } from './pages/SearchPopup.ts';
import { SignIn } from './pages/SignIn.ts';

export { expect } from '@playwright/test';

interface Shop {
  readonly header: Header;
  readonly listing: ListingPage;
  readonly product: ProductPage;
  readonly bag: BagPanel;
  readonly search: SearchPopup;
  readonly signIn: SignIn;
  readonly questions: Questions;
  /** Warnings, errors and exceptions of the page so far. */
  readonly complaints: string[];
}

const isComplaint = (message: ConsoleMessage) => ['error', 'warning'].includes(message.type());

/** A visitor of the shop: the parts of its pages, as a person sees them. */
export const test = base.extend<Shop>({
  header: async ({ page }, use) => use(new Header(page)),
  listing: async ({ page }, use) => use(new ListingPage(page)),
  product: async ({ page }, use) => use(new ProductPage(page)),
  bag: async ({ page }, use) => use(new BagPanel(page)),
  search: async ({ page }, use) => use(new SearchPopup(page)),
  signIn: async ({ page }, use) => use(new SignIn(page)),
  questions: async ({ page }, use) => use(new Questions(page)),
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => isComplaint(message) && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    await use(complaints);
  },
});
