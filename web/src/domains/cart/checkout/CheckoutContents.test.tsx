// @vitest-environment happy-dom
import type { ApolloClient } from '@apollo/client';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RootData } from '#apollo/schema.test-helpers.tsx';
import { session } from '#apollo/session/session.ts';
import { UNREACHABLE } from '#lib/forms/rejection.ts';
import { CartId } from '../Cart.generated.ts';
import { FakeShop, renderCart } from '../CartProvider.test-helpers.tsx';
import { CheckoutContents } from './CheckoutContents.tsx';
import { readDraft } from './draft.ts';

const dollars = (amount: string) => ({ amount, currency: 'USD' });

interface Call {
  readonly input: Readonly<Record<string, unknown>>;
}

/** A guest checkout with one item: shipping costs $15, the coupon SAVE takes $10 off. */
class FakeCheckout extends FakeShop {
  readonly inputs = new Map<string, Readonly<Record<string, unknown>>>();
  /** The message with which the next call of a field is rejected. */
  readonly rejections = new Map<string, string>();
  #surcharge = 0;
  #isShipped = false;
  #coupon: string | null = null;

  constructor() {
    const fields: Record<string, unknown> = {};
    super(fields);
    Object.assign(fields, {
      countries: [
        {
          id: 'US',
          name: 'United States',
          regions: [{ id: '12', code: 'CA', name: 'California' }],
        },
      ],
      paymentSettings: { card: null, financing: null, wallet: null },
      guestCart: () => this.#cart(),
      guestCartShippingMethodsEstimate: this.#change('estimate', () => undefined),
      guestCartShippingInformationSet: this.#change('shipping', () => {
        this.#isShipped = true;
      }),
      guestCartCouponApply: this.#change('coupon', ({ code }) => {
        this.#coupon = String(code);
      }),
      guestCartCouponRemove: this.#change('coupon', () => {
        this.#coupon = null;
      }),
      guestCartPaymentInformationSet: this.#change('payment', () => undefined),
      guestCartOrderPlace: this.#change('order', () => undefined),
    });
  }

  /** Raises the total, as a price change would. */
  addSurcharge(dollarsMore: number): void {
    this.#surcharge = dollarsMore;
  }

  #change(name: string, carryOut: (input: Call['input']) => void) {
    return ({ input }: Call) => {
      this.inputs.set(name, input);
      const message = this.rejections.get(name);
      if (message) {
        return {
          cart: null,
          isPlaced: false,
          userErrors: [{ code: 'OUT_OF_STOCK', message, status: 400 }],
        };
      }
      carryOut(input);
      const methods = [
        {
          carrierCode: 'ups',
          methodCode: 'ground',
          carrierTitle: 'UPS',
          methodTitle: 'Ground',
          isAvailable: true,
          price: dollars('15.00'),
        },
      ];
      const order = { isPlaced: true, orderId: '7', orderNumber: '000000007' };
      return { cart: this.#cart(), shippingMethods: methods, ...order, userErrors: [] };
    };
  }

  #cart() {
    const line = {
      id: '1',
      sku: 'a',
      name: 'Bag a',
      quantity: 1,
      price: dollars('100.00'),
      productType: 'simple',
      availability: 'AVAILABLE',
    };
    const total = dollars(
      String(100 + this.#surcharge + (this.#isShipped ? 15 : 0) - (this.#coupon ? 10 : 0)),
    );
    const segments = [
      { code: 'subtotal', title: 'Subtotal', value: dollars('100.00') },
      { code: 'shipping', title: 'Shipping', value: dollars(this.#isShipped ? '15.00' : '0.00') },
      { code: 'grand_total', title: 'Grand Total', value: total },
    ];
    const none = dollars('0.00');
    return {
      id: 'cart-1',
      isActive: true,
      isVirtual: false,
      totalQuantity: 1,
      lines: [line],
      paymentMethods: [{ code: 'checkmo', title: 'Check / Money order' }],
      totals: {
        couponCode: this.#coupon,
        subtotal: dollars('100.00'),
        discount: none,
        shipping: none,
        tax: none,
        grandTotal: total,
        segments,
      },
    };
  }
}

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  session.start();
  session.lose();
});
afterEach(cleanup);

async function renderCheckout(shop = new FakeCheckout(), known?: ApolloClient) {
  const { client, wrapper: Wrapper, unmount } = renderCart(shop, known);
  unmount();
  const routes = [
    {
      path: '/',
      element: (
        <RootData features={[]}>
          <CheckoutContents />
        </RootData>
      ),
    },
    { path: '/order-complete', element: <h1>Thank you</h1> },
  ];
  client.cache.writeQuery({ query: CartId, data: { cartId: 'cart-1' } });
  const router = createMemoryRouter(routes);
  render(
    <Wrapper>
      <RouterProvider router={router} />
    </Wrapper>,
  );
  const place = await screen.findByRole('button', { name: /Place order|Updating the total/ });
  return {
    shop,
    client,
    place,
    summary: within(await screen.findByRole('region', { name: 'Your order' })),
  };
}

async function fillIn() {
  const fields = {
    Email: 'nora@example.test',
    'First name': 'Nora',
    'Last name': 'Vance',
    Address: '12 Harbor Lane',
    City: 'Los Angeles',
    'ZIP code': '90001',
    Phone: '213-555-0123',
  };
  for (const [label, text] of Object.entries(fields)) {
    await userEvent.click(screen.getByLabelText(label));
    await userEvent.paste(text);
  }
  await userEvent.selectOptions(screen.getByLabelText('State'), 'California');
}

it('lists missing fields with a link to each and sends nothing', async () => {
  const { shop, place } = await renderCheckout();
  await userEvent.click(place);
  const alert = await screen.findByText(/^Fix \d+ things to place your order:/);
  const links = within(alert).getAllByRole('button');
  await userEvent.click(links[0] as HTMLElement);
  const email = screen.getByLabelText('Email');
  expect(document.activeElement).toBe(email);
  const description = document.getElementById(email.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toContain('Email');
  expect(shop.inputs.has('order')).toBe(false);
});

it('estimates and sets shipping, places the order with one key, and clears the form', async () => {
  const { shop, client, place } = await renderCheckout();
  await fillIn();
  await waitFor(() => expect(place.textContent).toBe('Place order · $115'));
  expect(shop.inputs.get('shipping')).toMatchObject({
    cartId: 'cart-1',
    carrierCode: 'ups',
    methodCode: 'ground',
    shippingAddress: { line1: '12 Harbor Lane', regionId: '12' },
  });
  expect(readDraft(client.cache).values.email).toBe('nora@example.test');

  await userEvent.click(place);
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeDefined();
  expect(shop.inputs.get('order')).toMatchObject({
    cartId: 'cart-1',
    email: 'nora@example.test',
    idempotencyKey: expect.stringMatching(/^[\w-]{36}$/),
    paymentMethod: { code: 'checkmo' },
  });
  expect(readDraft(client.cache).values.email).toBe('');
});

it('places no order when the total has changed, and shows the new total', async () => {
  const { shop, place } = await renderCheckout();
  await fillIn();
  await waitFor(() => expect(place.textContent).toBe('Place order · $115'));
  shop.addSurcharge(20);
  await userEvent.click(place);
  expect(await screen.findByText(/^Your total is now \$135\./)).toBeDefined();
  expect(shop.inputs.has('order')).toBe(false);
  expect(place.textContent).toBe('Place order · $135');
});

it('shows why an order was rejected and keeps the form', async () => {
  const { shop, place } = await renderCheckout();
  await fillIn();
  await waitFor(() => expect(place.textContent).toBe('Place order · $115'));
  shop.rejections.set('order', 'This item has been sold.');
  await userEvent.click(place);
  expect(await screen.findByText('This item has been sold.')).toBeDefined();
  expect(screen.getByLabelText('Address')).toHaveProperty('value', '12 Harbor Lane');
});

it('sends no order while offline, and says so', async () => {
  const { shop, place } = await renderCheckout();
  await fillIn();
  await waitFor(() => expect(place.textContent).toBe('Place order · $115'));
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.click(place);
  expect(await screen.findByText(UNREACHABLE)).toBeDefined();
  onLine.mockRestore();
  expect(shop.inputs.has('order')).toBe(false);
  await userEvent.click(place);
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeDefined();
});

it('shows why shipping could not be set and retries', async () => {
  const { shop, place } = await renderCheckout();
  shop.rejections.set('shipping', 'The carrier cannot be reached.');
  await fillIn();
  expect(await screen.findByText('The carrier cannot be reached.')).toBeDefined();
  shop.rejections.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(place.textContent).toBe('Place order · $115'));
});

it('applies and removes a coupon, and shows the message for a rejected one', async () => {
  const { shop, summary } = await renderCheckout();
  await userEvent.click(summary.getByRole('button', { name: 'Add a coupon' }));
  await userEvent.click(summary.getByRole('button', { name: 'Apply' }));
  expect(await summary.findByText('Coupon code is required.')).toBeDefined();
  shop.rejections.set('coupon', 'This coupon has ended.');
  await userEvent.type(summary.getByLabelText('Coupon code'), 'SAVE');
  await userEvent.click(summary.getByRole('button', { name: 'Apply' }));
  expect(await summary.findByText('This coupon has ended.')).toBeDefined();
  shop.rejections.clear();
  await userEvent.click(summary.getByRole('button', { name: 'Apply' }));
  const remove = await summary.findByRole('button', { name: 'Remove SAVE' });
  await waitFor(() => expect(document.activeElement).toBe(remove));
  await userEvent.click(remove);
  const add = await summary.findByRole('button', { name: 'Add a coupon' });
  await waitFor(() => expect(document.activeElement).toBe(add));
});

it('moves the focus into an optional field when it is opened', async () => {
  await renderCheckout();
  await userEvent.click(screen.getByRole('button', { name: 'Add a company' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Company'));
  await userEvent.click(screen.getByRole('button', { name: 'Add apartment, suite, floor' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Apartment, suite, floor'));
});

it('restores the form when the checkout is opened again', async () => {
  const { shop, client } = await renderCheckout();
  await fillIn();
  cleanup();
  await renderCheckout(shop, client);
  expect(screen.getByLabelText('Address')).toHaveProperty('value', '12 Harbor Lane');
});
