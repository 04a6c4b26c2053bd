import type { PaymentEntry, PaymentHistory } from '../domains/payments/payment-history.ts';
import { money } from '../shared/money.ts';
import { type Html, html, table, words } from './layout.ts';
import type { Section } from './section.ts';

const MAX_ROWS = 100;

const rows = (entries: readonly PaymentEntry[]): Html =>
  table(
    ['Cart', 'What', 'Number', 'Payment method', 'State', 'Amount'],
    entries.map(({ kind, number, method, state, amountCents, quoteId }) => [
      html`<a href="/admin/payments/${quoteId}">${quoteId}</a>`,
      html`${words(kind)}`,
      html`${number}`,
      html`${method}`,
      html`${words(state)}`,
      html`${money(amountCents)}`,
    ]),
  );

/** The ledger: every order with its charge, what wallets hold, and what was given back. */
export const paymentsSection = (history: PaymentHistory): Section => ({
  name: 'payments',
  list: () => ({
    title: 'Payments',
    body: html`<p class="lead quiet">Orders, charges, wallet holds and refunds, newest first.</p>${rows(history.newest(MAX_ROWS))}`,
  }),
  open: (cart) => {
    const entries = history.ofCart(cart);
    return entries && { title: 'Cart payments', body: rows(entries), actions: [] };
  },
});
