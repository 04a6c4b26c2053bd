import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { money } from '../../shared/money.ts';
import { choiceForm, createPages, getParams } from '../page.ts';
import { financingTestUsers, walletTestUsers } from '../test-users.ts';
import type { Approval, ProviderStore, WalletOrder } from './store.ts';

const style = `*{box-sizing:border-box}html{-webkit-text-size-adjust:100%}body{margin:0;background:#f6f4f0;color:#1c1b1a;font:16px/1.5 Georgia,"Times New Roman",serif}
main{max-width:460px;margin:0 auto;padding:40px 16px}section{background:#fffefb;border:1px solid #ddd7cc;padding:32px 28px}
h1{font-size:26px;font-weight:400;line-height:1.25;margin:0 0 4px}p{margin:0 0 20px;color:#56514a}
.amount{font:500 28px/1.3 Helvetica,Arial,sans-serif;color:#1c1b1a;font-variant-numeric:tabular-nums;margin:16px 0 20px}
button{display:block;width:100%;min-height:44px;padding:10px 16px;margin-top:8px;border:1px solid #a49c8e;background:transparent;color:inherit;font:16px/1.4 Helvetica,Arial,sans-serif;text-align:left;cursor:pointer}
button:hover{border-color:#1c1b1a}button:focus-visible{outline:2px solid #1f3b57;outline-offset:2px}
small{display:block;color:#56514a;font-size:14px}.cancel{text-align:center;border-color:transparent;text-decoration:underline;text-underline-offset:3px;margin-top:20px}
.mark{font:12px/1 Helvetica,Arial,sans-serif;letter-spacing:.14em;text-transform:uppercase;color:#56514a;margin-bottom:20px}`;

const { sendPage, sendMessage } = createPages(style);

export interface ProviderPageOptions {
  readonly store: ProviderStore;
  /** The only origins to which responses are sent. */
  readonly shopOrigins: readonly string[];
}

interface ApprovalPage<Order> {
  readonly path: string;
  readonly title: string;
  /** The order to approve, or an error message. */
  read(params: URLSearchParams): Order | string;
  toBody(order: Order, origin: string): string;
  /** Stores the shopper's choice and returns the message to the shop. */
  approve(order: Order, params: URLSearchParams): object;
}

function registerApproval<Order extends object>(
  app: FastifyInstance,
  shopOrigins: readonly string[],
  { path, title, read, toBody, approve }: ApprovalPage<Order>,
): void {
  type Send = (reply: FastifyReply, order: Order, params: URLSearchParams) => FastifyReply;
  const handle = (send: Send) => (request: FastifyRequest, reply: FastifyReply) => {
    const params = getParams(request);
    const isShop = shopOrigins.includes(params.get('origin') ?? '');
    const order = isShop ? read(params) : 'This is not a shop that we know.';
    if (typeof order !== 'string') return send(reply, order, params);
    return sendPage(reply.status(400), { title, body: `<h1>${title}</h1><p>${order}</p>` });
  };
  const getOrigin = (params: URLSearchParams): string => params.get('origin') ?? '';
  app.get(
    path,
    handle((reply, order, params) =>
      sendPage(reply, { title, body: toBody(order, getOrigin(params)) }),
    ),
  );
  app.post(
    path,
    handle((reply, order, params) => sendMessage(reply, approve(order, params), getOrigin(params))),
  );
}

function loanBody({ amountCents }: { readonly amountCents: number }, origin: string): string {
  const hidden = { origin, amount: (amountCents / 100).toFixed(2) };
  const choices = financingTestUsers.map((user) => ({ ...user, value: user.id }));
  return `<p class="mark">Pay over time · sandbox</p><h1>Four payments of</h1>
<p class="amount">${money(Math.ceil(amountCents / 4))}</p>
<p>${money(amountCents)} in all, without interest. Choose who you are.</p>
${choiceForm('/financing/approve', hidden, { field: 'person', choices })}`;
}

export function registerFinancing(
  app: FastifyInstance,
  { store, shopOrigins }: ProviderPageOptions,
): void {
  registerApproval(app, shopOrigins, {
    path: '/financing/approve',
    title: 'Pay over time',
    read: (params) => {
      const amount = params.get('amount') ?? '';
      if (!/^\d{1,7}(\.\d{1,2})?$/.test(amount) || Number(amount) === 0)
        return 'The amount cannot be read.';
      return { amountCents: Math.round(Number(amount) * 100) };
    },
    toBody: loanBody,
    approve: ({ amountCents: limitCents }, params) => {
      const person = financingTestUsers.find(({ id }) => id === params.get('person'));
      const type = 'financing';
      if (person === undefined) return { type, status: 'cancelled' };
      const { behaviour } = person;
      if (behaviour === undefined) return { type, status: 'refused' };
      const nonce = store.approvals.issue('financing', { behaviour, limitCents });
      return { type, status: 'approved', payment_method_nonce: nonce };
    },
  });
}

/** The payer's approval of a wallet order; undefined before it. */
export function toApproval(
  { walletOrders }: Pick<ProviderStore, 'walletOrders'>,
  id: string,
): Approval | undefined {
  const order = walletOrders.find(id);
  const payer = walletTestUsers.find(({ email }) => email === order?.payer);
  if (order === undefined || payer === undefined) return undefined;
  return { behaviour: payer.behaviour, limitCents: order.amountCents };
}

function walletBody({ id, amountCents, isExpress }: WalletOrder, origin: string): string {
  const choices = walletTestUsers.map(({ email, firstname, lastname, note }) => ({
    value: email,
    name: `${firstname} ${lastname}`,
    note,
  }));
  const more = isExpress
    ? 'Shipping and tax are added for your address; the shop shows the total before you order.'
    : 'Choose the account that pays.';
  return `<p class="mark">Encore Wallet · sandbox</p><h1>Pay Encore</h1>
<p class="amount">${money(amountCents)}</p><p>${more}</p>
${choiceForm('/wallet/approve', { token: id, origin }, { field: 'payer', choices })}`;
}

export function registerWallet(
  app: FastifyInstance,
  { store: { walletOrders }, shopOrigins }: ProviderPageOptions,
): void {
  registerApproval(app, shopOrigins, {
    path: '/wallet/approve',
    title: 'Encore Wallet',
    read: (params) => walletOrders.find(params.get('token') ?? '') ?? 'Order not found.',
    toBody: walletBody,
    approve: ({ id }, params) => {
      const payer = walletTestUsers.find(({ email }) => email === params.get('payer'));
      if (payer === undefined) return { type: 'wallet', status: 'cancelled' };
      walletOrders.approve(id, payer.email);
      return { type: 'wallet', status: 'approved', paypalorderid: id };
    },
  });
}
