import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../../shared/escape-html.ts';
import { walletTestUsers } from '../../test-users.ts';
import type { ProviderPageOptions } from '../financing/plugin.ts';
import { dollars, hiddenFields, sendMessage, sendPage } from '../page.ts';
import type { Approval, ProviderStore, WalletOrder } from '../store.ts';

/** What the payer of a wallet's order agreed to; undefined while no one has approved it. */
export function toApproval(
  { walletOrders }: Pick<ProviderStore, 'walletOrders'>,
  id: string,
): Approval | undefined {
  const order = walletOrders.find(id);
  const payer = walletTestUsers.find(({ email }) => email === order?.payer);
  if (order === undefined || payer === undefined) return undefined;
  return { behaviour: payer.behaviour, limitCents: order.amountCents };
}

function approvalBody(order: WalletOrder, origin: string): string {
  const accounts = walletTestUsers.map(
    ({ email, firstname, lastname, note }) =>
      `<button name="payer" value="${escapeHtml(email)}">${escapeHtml(`${firstname} ${lastname}`)}<small>${escapeHtml(note)}</small></button>`,
  );
  const more = order.isExpress
    ? 'Shipping and tax are added for your address; the shop shows the total before you order.'
    : 'Choose the account that pays.';
  return `<p class="mark">Encore Wallet · sandbox</p><h1>Pay Encore</h1>
<p class="amount">${dollars(order.amountCents)}</p><p>${more}</p>
<form method="post" action="/wallet/approve">${hiddenFields({ token: order.id, origin })}${accounts.join('')}
<button class="cancel" name="payer" value="">Cancel</button></form>`;
}

export function registerWallet(
  app: FastifyInstance,
  { store, shopOrigins }: ProviderPageOptions,
): void {
  const title = 'Encore Wallet';
  const read = (given: URLSearchParams): { order: WalletOrder; origin: string } | string => {
    const origin = given.get('origin') ?? '';
    if (!shopOrigins.includes(origin)) return 'This is not a shop that we know.';
    const order = store.walletOrders.find(given.get('token') ?? '');
    return order === undefined ? 'Order not found.' : { order, origin };
  };
  app.get('/wallet/approve', (request, reply) => {
    const walletPage = read(new URLSearchParams(request.url.split('?')[1]));
    if (typeof walletPage === 'string') {
      return sendPage(reply.status(400), { title, body: `<h1>${title}</h1><p>${walletPage}</p>` });
    }
    return sendPage(reply, { title, body: approvalBody(walletPage.order, walletPage.origin) });
  });
  app.post('/wallet/approve', (request, reply) => {
    const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
    const walletPage = read(form);
    if (typeof walletPage === 'string') {
      return sendPage(reply.status(400), { title, body: `<h1>${title}</h1><p>${walletPage}</p>` });
    }
    const payer = walletTestUsers.find(({ email }) => email === form.get('payer'));
    if (payer === undefined) {
      return sendMessage(reply, { type: 'wallet', status: 'cancelled' }, walletPage.origin);
    }
    store.walletOrders.approve(walletPage.order.id, payer.email);
    const message = { type: 'wallet', status: 'approved', paypalorderid: walletPage.order.id };
    return sendMessage(reply, message, walletPage.origin);
  });
}
