import type { APIRequestContext } from '@playwright/test';
import { expect } from './shop.ts';

const COMMERCE = process.env.E2E_COMMERCE_URL || 'http://localhost:5000';

/** A row of the payment history that the back end's admin shows. */
interface LedgerEntry {
  readonly kind: string;
  readonly number: string;
  readonly method: string;
  readonly state: string;
  /** Formatted, such as `$1,285.50`. */
  readonly sum: string;
}

/** Reads the payment history of a cart; `cart` is the masked id of a guest cart or the id of a customer's cart. */
export async function getLedger(request: APIRequestContext, cart: string): Promise<LedgerEntry[]> {
  const response = await request.get(`${COMMERCE}/admin/payments/${cart}`);
  if (!response.ok()) throw new Error(`The ledger has no cart ${cart}.`);
  const rows = (await response.text()).matchAll(/<tr>(<td.*?)<\/tr>/gs);
  return [...rows].map(([, row = '']) => {
    const cells = row.split('</td>').map((cell) => cell.replaceAll(/<[^>]+>/g, ''));
    const [, kind = '', number = '', method = '', state = '', sum = ''] = cells;
    return { kind, number, method, state, sum };
  });
}

const filterByKind = (entries: readonly LedgerEntry[], kind: string) =>
  entries.filter((one) => one.kind === kind);

/** Expects exactly one order for the cart and one charge of the same sum; all other charges and holds are voided. */
export async function expectOneOrder(
  request: APIRequestContext,
  cart: string,
  { number, method }: { readonly number: string; readonly method: string },
): Promise<LedgerEntry> {
  const entries = await getLedger(request, cart);
  const [order] = filterByKind(entries, 'Order');
  expect(filterByKind(entries, 'Order')).toMatchObject([{ number }]);
  const charges = filterByKind(entries, 'Charge').filter(({ state }) => state !== 'Voided');
  expect(charges).toMatchObject([{ number, method, state: 'Captured', sum: order?.sum }]);
  expect(filterByKind(entries, 'Hold').filter(({ state }) => state === 'Held')).toEqual([]);
  if (!order) throw new Error('There is no order.');
  return order;
}

/** Expects no order for the cart and only voided payments; returns these. */
export async function expectNoOrder(
  request: APIRequestContext,
  cart: string,
): Promise<LedgerEntry[]> {
  const entries = await getLedger(request, cart);
  expect(filterByKind(entries, 'Order')).toEqual([]);
  expect(entries.filter(({ state }) => state !== 'Voided')).toEqual([]);
  return entries;
}

/** Issues a gift card in the admin; returns its code. */
export async function aGiftCard(request: APIRequestContext, dollars: number): Promise<string> {
  const form = { amount: String(dollars), email: '' };
  const url = `${COMMERCE}/admin/gift-cards/new/issue`;
  const response = await request.post(url, { form, maxRedirects: 0 });
  const notice = new URL(response.headers().location ?? '', COMMERCE).searchParams.get('done');
  const code = /Issued as (\S+)\./.exec(notice ?? '')?.[1];
  if (!code) throw new Error('The admin issued no gift card.');
  return code;
}
