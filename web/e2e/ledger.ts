import type { APIRequestContext } from '@playwright/test';
import { expect } from './shop.ts';

const COMMERCE = process.env.E2E_COMMERCE_URL || 'http://localhost:5000';

/** An entry of the back end's ledger, as the admin shows it. */
interface Entry {
  readonly kind: string;
  readonly number: string;
  readonly method: string;
  readonly state: string;
  /** As people read it, such as `$1,285.50`. */
  readonly sum: string;
}

/** What stands in the back end's ledger for a cart: a guest's masked id, or a customer cart's number. */
export async function ledgerOf(request: APIRequestContext, cart: string): Promise<Entry[]> {
  const answer = await request.get(`${COMMERCE}/admin/payments/${cart}`);
  if (!answer.ok()) throw new Error(`The ledger has no cart ${cart}.`);
  const rows = (await answer.text()).matchAll(/<tr>(<td.*?)<\/tr>/gs);
  return [...rows].map(([, row = '']) => {
    const cells = row.split('</td>').map((cell) => cell.replaceAll(/<[^>]+>/g, ''));
    const [, kind = '', number = '', method = '', state = '', sum = ''] = cells;
    return { kind, number, method, state, sum };
  });
}

const of = (entries: readonly Entry[], kind: string) => entries.filter((one) => one.kind === kind);

/** Exactly one order stands for the cart, and one charge of the same sum; whatever else was tried is void. */
export async function expectOneOrder(
  request: APIRequestContext,
  cart: string,
  { number, method }: { readonly number: string; readonly method: string },
): Promise<Entry> {
  const entries = await ledgerOf(request, cart);
  const [order] = of(entries, 'Order');
  expect(of(entries, 'Order')).toMatchObject([{ number }]);
  const charges = of(entries, 'Charge').filter(({ state }) => state !== 'Voided');
  expect(charges).toMatchObject([{ number, method, state: 'Captured', sum: order?.sum }]);
  expect(of(entries, 'Hold').filter(({ state }) => state === 'Held')).toEqual([]);
  if (!order) throw new Error('There is no order.');
  return order;
}

/** No order stands for the cart, and nothing was taken that is not void. Returns what was voided. */
export async function expectNoOrder(request: APIRequestContext, cart: string): Promise<Entry[]> {
  const entries = await ledgerOf(request, cart);
  expect(of(entries, 'Order')).toEqual([]);
  expect(entries.filter(({ state }) => state !== 'Voided')).toEqual([]);
  return entries;
}

/** Issues a gift card in the admin; returns its code. */
export async function aGiftCard(request: APIRequestContext, dollars: number): Promise<string> {
  const form = { amount: String(dollars), email: '' };
  const url = `${COMMERCE}/admin/gift-cards/new/issue`;
  const answer = await request.post(url, { form, maxRedirects: 0 });
  const said = new URL(answer.headers().location ?? '', COMMERCE).searchParams.get('done');
  const code = /Issued as (\S+)\./.exec(said ?? '')?.[1];
  if (!code) throw new Error('The admin issued no gift card.');
  return code;
}
