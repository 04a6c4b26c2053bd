import type { APIRequestContext, Page } from '@playwright/test';
import { aPerson } from './backEnd.ts';
import { sendQuery } from './gateway.ts';
import { expectOneOrder } from './ledger.ts';
import { CARDS, Checkout } from './pages/Checkout.ts';
import { anItemToBuy, createCart } from './purchases.ts';
import { expect, test } from './shop.ts';
import { setStoredCart } from './storedState.ts';

/** Requests to this URL are intercepted: the tests serve fake scripts of the provider. */
const SCRIPTS = 'https://js.braintreegateway.com/web/9.0.0/js';

/** Returns the URL of the payment sandbox, which the fake scripts use. */
async function sandboxUrl(request: APIRequestContext): Promise<string> {
  const query = '{ paymentSettings { card { pageUrl } } }';
  const { paymentSettings } = await sendQuery<{ paymentSettings: { card: { pageUrl: string } } }>(
    request,
    query,
  );
  return new URL(paymentSettings.card.pageUrl).origin;
}

/** Overrides the payment provider settings in responses of the gateway, and serves the provider's scripts. */
async function replaceProvider(
  page: Page,
  settings: Record<string, { adapter: string; pageUrl: string }>,
  scripts: Record<string, string>,
): Promise<void> {
  await page.route('**/graphql*', async (route) => {
    if (!/PaymentProviderSettings/.test(route.request().url() + route.request().postData())) {
      return route.fallback();
    }
    const response = await route.fetch();
    const body = await response.json();
    for (const [kind, own] of Object.entries(settings)) {
      Object.assign(body.data.paymentSettings[kind], own, { clientId: 'public_key' });
    }
    return route.fulfill({ response, json: body });
  });
  await page.route('https://js.braintreegateway.com/web/9.0.0/**', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const body = scripts[name];
    return body === undefined
      ? route.abort()
      : route.fulfill({ contentType: 'text/javascript', body });
  });
}

const CLIENT = `window.braintree = window.braintree || {};
braintree.client = { create: async ({ authorization }) => {
  if (authorization !== 'public_key') throw new Error('Who is this?');
  return { authorization };
} };`;

test("pays by card with Braintree's hosted fields", async ({ page, context, request }) => {
  const cart = await createCart(request, [await anItemToBuy(request, 18)]);
  const sandbox = await sandboxUrl(request);
  const card = { number: CARDS.good, expiry: '12/39', cvc: '123' };
  const response = await request.post(`${sandbox}/card/nonces`, { data: card });
  const { nonce } = await response.json();
  const fields = `braintree.hostedFields = { create: async ({ client, fields }) => {
    if (!client || !fields.number.container || !fields.expirationDate.container || !fields.cvv.container) throw new Error('?');
    const input = document.createElement('input');
    input.setAttribute('aria-label', 'Played number');
    fields.number.container.append(input);
    return {
      focus: () => input.focus(),
      teardown: async () => {},
      tokenize: async () => {
        if (!input.value) throw Object.assign(new Error('invalid'), { code: 'HOSTED_FIELDS_FIELDS_INVALID', details: { invalidFieldKeys: ['number'] } });
        return { nonce: ${JSON.stringify(nonce)}, details: { lastFour: '4242' } };
      },
    };
  } };`;
  await replaceProvider(
    page,
    { card: { adapter: 'braintree', pageUrl: SCRIPTS } },
    { 'client.min.js': CLIENT, 'hosted-fields.min.js': fields },
  );
  await setStoredCart(context, cart);
  const checkout = new Checkout(page);
  await checkout.open();
  await checkout.fillGuest(aPerson().email);
  await checkout.place.click();
  const words = 'Check the card number.';
  await expect(checkout.alert.filter({ hasText: words }).first()).toBeVisible();
  const typed = checkout.main.getByLabel('Played number');
  await expect(typed).toBeFocused();
  await typed.fill('4242');
  await checkout.place.click();
  const number = await checkout.waitForOrder();
  await expectOneOrder(request, cart, { number, method: 'encore_card' });
});

test("pays over time with Braintree's Pay Later", async ({ page, context, request }) => {
  const cart = await createCart(request, [await anItemToBuy(request, 19)]);
  const sandbox = await sandboxUrl(request);
  await page.exposeFunction('approveAtSandbox', async (amount: string) => {
    const form = { person: 'nora', amount, origin: new URL(page.url()).origin };
    const approved = await request.post(`${sandbox}/financing/approve`, { form });
    return /"payment_method_nonce":"([^"]+)"/.exec(await approved.text())?.[1];
  });
  const payPal = `braintree.paypalCheckoutV6 = { create: async () => ({
    loadPayPalSDK: async () => {},
    createPayLaterSession: ({ amount, currency, onApprove, onCancel }) => ({
      start: async () => currency === 'USD' ? onApprove({ amount }) : onCancel(),
    }),
    tokenizePayment: async ({ amount }) => ({ nonce: await window.approveAtSandbox(amount) }),
  }) };`;
  await replaceProvider(
    page,
    { financing: { adapter: 'braintree', pageUrl: SCRIPTS } },
    { 'client.min.js': CLIENT, 'paypal-checkout-v6.min.js': payPal },
  );
  await setStoredCart(context, cart);
  const checkout = new Checkout(page);
  await checkout.open();
  await checkout.fillGuest(aPerson().email);
  await checkout.paymentMethod('Pay over time').check();
  await checkout.place.click();
  const number = await checkout.waitForOrder();
  await expectOneOrder(request, cart, { number, method: 'encore_financing' });
});

test('pays with PayPal, and reports when its script cannot be loaded', async ({
  page,
  context,
  request,
}) => {
  const cart = await createCart(request, [await anItemToBuy(request, 20)]);
  const sandbox = await sandboxUrl(request);
  await page.exposeFunction('approveAtSandbox', async (token: string) => {
    const form = { token, payer: 'ada.marlowe@wallet.example', origin: new URL(page.url()).origin };
    await request.post(`${sandbox}/wallet/approve`, { form });
  });
  const core = `window.paypal = { createInstance: async ({ clientId, components }) => {
    if (clientId !== 'public_key' || !components.includes('paypal-payments')) throw new Error('?');
    return { createPayPalOneTimePaymentSession: ({ onApprove }) => ({
      start: async ({ presentationMode }, order) => {
        const { orderId } = await order;
        await window.approveAtSandbox(orderId);
        if (presentationMode === 'auto') onApprove({ orderId });
      },
    }) };
  } };`;
  const scripts: Record<string, string> = {};
  await replaceProvider(
    page,
    { wallet: { adapter: 'paypal', pageUrl: `${SCRIPTS}/core` } },
    scripts,
  );
  await setStoredCart(context, cart);
  const checkout = new Checkout(page);
  await checkout.open();
  await checkout.fillGuest(aPerson().email);
  await checkout.paymentMethod('Encore Wallet').check();
  await expect(checkout.place).toHaveText(/^Pay with PayPal · /);
  await checkout.place.click();
  await expect(checkout.alert.filter({ hasText: 'reach the payment provider' })).toBeVisible();
  scripts.core = core;
  await checkout.place.click();
  const number = await checkout.waitForOrder();
  await expectOneOrder(request, cart, { number, method: 'encore_wallet' });
});
