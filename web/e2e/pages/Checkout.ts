import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** Cards of the sandbox (docs/wire/payments.md). */
export const CARDS = {
  good: '4242 4242 4242 4242',
  other: '5555 5555 5555 4444',
  declined: '4000 0000 0000 0002',
  silent: '4000 0000 0000 0259',
  hidden: '4000 0000 0000 0267',
} as const;

/** Where parcels of the journeys go. */
export const WHERE = {
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
  /** Also while it says that it waits. */
  readonly place: Locator;
  /** The lines, codes and sums beside the form. */
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

  way(title: string): Locator {
    return this.main.getByRole('radio', { name: title });
  }

  /** Types an address of California; the total is right afterwards. */
  async fillAddress(): Promise<void> {
    for (const [label, text] of Object.entries(WHERE)) await this.field(label).fill(text);
    await this.field('State').selectOption({ label: 'California' });
    await this.untilTotal();
  }

  /** Resolves with the total, such as `$1,285.50`, once the button names it too. */
  async untilTotal(): Promise<string> {
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

  /** A guest's whole form, but for the payment. */
  async fillGuest(email: string): Promise<void> {
    await this.email.fill(email);
    await this.fillAddress();
  }

  /** Presses the button and answers the provider's window by pressing one of its buttons. */
  async placeAndAnswer(name: string): Promise<void> {
    const opened = this.#page.waitForEvent('popup');
    await this.place.click();
    const popup = await opened;
    await popup.getByRole('button', { name }).click();
  }

  /** Waits for the confirmation; resolves with the order's number. */
  async ordered(): Promise<string> {
    await expect(this.#page).toHaveURL('/order-complete');
    await expect(this.main.getByRole('heading', { level: 1 })).toContainText('Thank you');
    return this.main
      .getByText(/^Your order number is/)
      .locator('strong')
      .innerText();
  }
}
