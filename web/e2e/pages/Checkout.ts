import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** Test cards of the sandbox (docs/wire/payments.md). */
export const CARDS = {
  good: '4242 4242 4242 4242',
  other: '5555 5555 5555 4444',
  declined: '4000 0000 0000 0002',
  silent: '4000 0000 0000 0259',
  hidden: '4000 0000 0000 0267',
} as const;

/** A valid shipping address, by the labels of its fields. */
export const ADDRESS = {
  'First name': 'Nora',
  'Last name': 'Vance',
  Address: '12 Harbor Lane',
  City: 'Los Angeles',
  'ZIP code': '90001',
  Phone: '213-555-0123',
} as const;

/** The checkout. */
export class Checkout {
  readonly #page: Page;
  readonly main: Locator;
  readonly email: Locator;
  /** The button that places the order, in each of its states. */
  readonly place: Locator;
  /** Lines, codes and totals beside the form. */
  readonly summary: Locator;
  readonly lines: Locator;
  readonly total: Locator;
  readonly alert: Locator;
  readonly card: FrameLocator;

  constructor(page: Page) {
    this.#page = page;
    this.main = page.getByRole('main');
    this.email = this.main.getByLabel('Email', { exact: true });
    this.place = this.main.getByRole('button', {
      name: /^(Place order|Pay with|Placing|Updating the total)/,
    });
    this.summary = this.main.getByRole('region', { name: 'Your order' });
    this.lines = this.summary.getByRole('listitem');
    this.total = this.summary.locator('[data-total] dd');
    this.alert = this.main.getByRole('alert');
    this.card = page.frameLocator('iframe[title="Card details"]');
  }

  async open(): Promise<void> {
    await this.#page.goto('/checkout');
    await expect(this.place).toBeVisible();
  }

  field(label: string): Locator {
    return this.main.getByLabel(label, { exact: true });
  }

  paymentMethod(title: string): Locator {
    return this.main.getByRole('radio', { name: title });
  }

  /** Fills in an address in California and waits for the total. */
  async fillAddress(): Promise<void> {
    for (const [label, text] of Object.entries(ADDRESS)) await this.field(label).fill(text);
    await this.field('State').selectOption({ label: 'California' });
    await this.waitForTotal();
  }

  /** Waits until the button shows the same total as the summary; returns it, such as `$1,285.50`. */
  async waitForTotal(): Promise<string> {
    let total = '';
    await expect(async () => {
      total = await this.total.innerText();
      expect(total).toMatch(/^\$/);
      expect(await this.place.innerText()).toMatch(/^(Place order|Pay with .+) · \$/);
      expect(await this.place.innerText()).toContain(` · ${total}`);
    }).toPass();
    return total;
  }

  async fillCard(number: string): Promise<void> {
    await this.card.getByLabel('Card number').fill(number);
    await this.card.getByLabel('Expires').fill('12/39');
    await this.card.getByLabel('Security code').fill('123');
  }

  /** Fills in everything that a guest has to, except the payment. */
  async fillGuest(email: string): Promise<void> {
    await this.email.fill(email);
    await this.fillAddress();
  }

  /** Places the order and clicks a button in the payment provider's popup. */
  async placeInPopup(name: string): Promise<void> {
    const popupOpened = this.#page.waitForEvent('popup');
    await this.place.click();
    const popup = await popupOpened;
    await popup.getByRole('button', { name }).click();
  }

  /** Waits for the confirmation page; returns the order number. */
  async waitForOrder(): Promise<string> {
    await expect(this.#page).toHaveURL('/order-complete');
    await expect(this.main.getByRole('heading', { level: 1 })).toContainText('Thank you');
    return this.main
      .getByText(/^Your order number is/)
      .locator('strong')
      .innerText();
  }
}
