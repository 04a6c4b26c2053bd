import type { Checkout } from '../domains/orders/checkout.ts';
import type { OrderRepository } from '../domains/orders/repository.ts';
import type { ReturnRepository } from '../domains/orders/returns/repository.ts';
import { nextStatuses, refundCents } from '../domains/orders/returns/rules.ts';
import { money } from '../shared/money.ts';
import { facts, html, table, words } from './layout.ts';
import { refundFact } from './orders.ts';
import { type Section, toId } from './section.ts';

const MAX_ROWS = 100;

export interface ReturnsSectionSources {
  readonly returns: ReturnRepository;
  readonly orders: OrderRepository;
  readonly checkout: Pick<Checkout, 'transitionReturn' | 'getRefunds'>;
}

/** Items that buyers send back. */
export function returnsSection({ returns, orders, checkout }: ReturnsSectionSources): Section {
  return {
    name: 'returns',
    list: () => ({
      title: 'Returns',
      body: html`<p class="lead quiet">Customer returns, newest first.</p>${table(
        ['Return', 'Order', 'Status', 'Refund'],
        returns
          .newest(MAX_ROWS)
          .map((one) => [
            html`<a href="/admin/returns/${one.id}">Return ${one.id}</a>`,
            html`<a href="/admin/orders/${one.orderId}">Order ${one.orderId}</a>`,
            html`${words(one.status)}`,
            html`${money(refundCents(one.itemsCents, one.feeCents))}`,
          ]),
      )}`,
    }),
    open: (text) => {
      const id = toId(text);
      const entry = id === undefined ? undefined : returns.byId(id);
      if (entry === undefined) return undefined;
      const number = orders.byId(entry.orderId)?.incrementId ?? '';
      const given = checkout.getRefunds(number).filter(({ key }) => key === `return-${entry.id}`);
      return {
        title: `Return ${entry.id}`,
        body: html`<section class="card">${facts([
          ['Status', html`<strong>${words(entry.status)}</strong>`],
          ['Order', html`<a href="/admin/orders/${entry.orderId}">Order ${entry.orderId}</a>`],
          ['Reason', entry.reason],
          ['Package', entry.trackNumber],
          ['Items', money(entry.itemsCents)],
          ['Fee', money(entry.feeCents)],
          ['Refund amount', money(refundCents(entry.itemsCents, entry.feeCents))],
          ...given.map(refundFact),
        ])}</section>`,
        actions: nextStatuses(entry.status).map((status) => ({
          name: status,
          label: `Mark as ${status}`,
          fields: [],
          run: async () => {
            await checkout.transitionReturn(entry.id, status);
            return `The return is ${status}.`;
          },
        })),
      };
    },
  };
}
