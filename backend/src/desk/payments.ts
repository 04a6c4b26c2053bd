import type { MoneyEntry, MoneyTrail } from '../domains/payments/money-trail.ts';
import { money } from '../shared/money.ts';
import { type Html, html, words } from './html.ts';
import { table } from './layout.ts';
import type { Room } from './room.ts';

const MOST = 100;

const rows = (entries: readonly MoneyEntry[]): Html =>
  table(
    ['Cart', 'What', 'Number', 'Way to pay', 'State', 'Sum'],
    entries.map(({ kind, number, method, state, amountCents, quoteId }) => [
      html`<a href="/desk/payments/${quoteId}">${quoteId}</a>`,
      html`${words(kind)}`,
      html`${number}`,
      html`${method}`,
      html`${words(state)}`,
      html`${money(amountCents)}`,
    ]),
  );

/** The ledger: every order with its charge, what wallets hold, and what was given back. */
export const paymentsRoom = (trail: MoneyTrail): Room => ({
  name: 'payments',
  list: () => ({
    title: 'Payments',
    body: html`<p class="lead quiet">Orders, charges, holds of wallets and refunds, newest first.</p>${rows(trail.newest(MOST))}`,
  }),
  open: (cart) => {
    const entries = trail.ofCart(cart);
    return entries && { title: 'Payments of a cart', body: rows(entries), actions: [] };
  },
});
