import type { DatabaseSync } from 'node:sqlite';
import { createReturnRepository } from '../domains/orders/returns/repository.ts';
import { moveReturn } from '../domains/orders/returns/rest.ts';
import { refundCents, returnMoves } from '../domains/orders/returns/rules.ts';
import { html, money, words } from './html.ts';
import { facts, table } from './layout.ts';
import { idOf, type Room } from './room.ts';

const MOST = 100;

/** Items that buyers send back. */
export function returnsRoom(db: DatabaseSync): Room {
  const returns = createReturnRepository(db);
  return {
    name: 'returns',
    list: () => ({
      title: 'Returns',
      body: html`<p class="lead quiet">What buyers send back, newest first.</p>${table(
        ['Return', 'Order', 'Status', 'Refund'],
        returns
          .newest(MOST)
          .map((one) => [
            html`<a href="/desk/returns/${one.id}">Return ${one.id}</a>`,
            html`<a href="/desk/orders/${one.orderId}">Order ${one.orderId}</a>`,
            html`${words(one.status)}`,
            html`${money(refundCents(one.itemsCents, one.feeCents))}`,
          ]),
      )}`,
    }),
    open: (text) => {
      const id = idOf(text);
      const entry = id === undefined ? undefined : returns.byId(id);
      if (entry === undefined) return undefined;
      return {
        title: `Return ${entry.id}`,
        body: html`<section class="card">${facts([
          ['Status', html`<strong>${words(entry.status)}</strong>`],
          ['Order', html`<a href="/desk/orders/${entry.orderId}">Order ${entry.orderId}</a>`],
          ['Reason', entry.reason],
          ['Parcel', entry.trackNumber],
          ['Items', money(entry.itemsCents)],
          ['Fee', money(entry.feeCents)],
          ['Refund', money(refundCents(entry.itemsCents, entry.feeCents))],
        ])}</section>`,
        actions: returnMoves(entry.status).map((status) => ({
          name: status,
          label: `Mark as ${status}`,
          fields: [],
          run: () => {
            moveReturn(db, entry.id, status);
            return `The return is ${status}.`;
          },
        })),
      };
    },
  };
}
