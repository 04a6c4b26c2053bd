import type { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createCouponRepository } from '../domains/cart/rates.ts';
import { createCustomerRepository } from '../domains/customer/repository.ts';
import { createGiftCardRepository } from '../domains/giftcards/repository.ts';
import type { Checkout } from '../domains/orders/checkout.ts';
import { createOrderRepository } from '../domains/orders/repository.ts';
import { createReturnRepository } from '../domains/orders/returns/repository.ts';
import { createShipments } from '../domains/orders/shipments.ts';
import {
  createPaymentHistory,
  type PaymentEntry,
  type PaymentHistory,
} from '../domains/payments/payment-history.ts';
import { loadSellFacts } from '../domains/sell/facts.ts';
import type { SellModule } from '../domains/sell/module.ts';
import { createCustomerContacts } from '../domains/sell/repository.ts';
import { loggedFault } from '../shared/fault-log.ts';
import { guarded } from '../shared/html.ts';
import { money } from '../shared/money.ts';
import { WebapiError } from '../shared/webapi/errors.ts';
import { actionForms, type FormValues, type RejectedForm, type Section } from './actions.ts';
import { couponsSection } from './coupons.ts';
import { giftCardsSection } from './gift-cards.ts';
import { itemRows, itemsSection, waitsForStaff } from './items.ts';
import { type Html, html, layout, link, type Notice, table, toLabel } from './layout.ts';
import { orderRows, ordersIn, ordersSection, returnsSection } from './orders.ts';
import { productsSection } from './products.ts';

const MAX_PAYMENTS = 100;

const rows = (entries: readonly PaymentEntry[]): Html =>
  table(
    ['Cart', 'What', 'Number', 'Payment method', 'State', 'Amount'],
    entries.map(({ kind, number, method, state, amountCents, quoteId }) => [
      link(`/admin/payments/${quoteId}`, quoteId),
      toLabel(kind),
      number,
      method,
      toLabel(state),
      money(amountCents),
    ]),
  );

/** The ledger: orders, charges, wallet holds and refunds. */
const paymentsSection = (history: PaymentHistory): Section => ({
  name: 'payments',
  list: () => ({
    title: 'Payments',
    body: html`<p class="lead quiet">Orders, charges, wallet holds and refunds, newest first.</p>${rows(history.newest(MAX_PAYMENTS))}`,
  }),
  open: (cart) => {
    const entries = history.ofCart(cart);
    return entries && { title: 'Cart payments', body: rows(entries), actions: [] };
  },
});

interface AdminOptions {
  readonly sections: readonly Section[];
  readonly today: () => { readonly title: string; readonly body: ReturnType<typeof html> };
  readonly photo: (id: string) => Promise<Buffer | undefined>;
  /** Whether other machines have access. */
  readonly isPublic: boolean;
}

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const localName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

const send = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  guarded(reply.status(status), policy, 'same-origin').type('text/html; charset=utf-8').send(page);

const plain = (title: string, text: string): string =>
  layout({ title, section: '', body: html`<p class="quiet">${text}</p>` });

/** True for a form that was not sent from the admin's own pages. */
function isForeign({ headers, protocol, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return headers.origin !== undefined && headers.origin !== `${protocol}://${host}`;
}

/** The message of a rejection with its parameters filled in. */
function toText({ body: { message, parameters = {} } }: WebapiError): string {
  const values: ReadonlyMap<string, unknown> = new Map(
    Array.isArray(parameters)
      ? parameters.map((value, index) => [String(index + 1), value] as const)
      : Object.entries(parameters),
  );
  return message.replaceAll(/%(\w+)/g, (sign, name) => String(values.get(name) ?? sign));
}

const toFormValues = (body: unknown): FormValues =>
  Object.fromEntries(new URLSearchParams(typeof body === 'string' ? body : ''));

const notFoundPage = plain('Not found', 'Page not found.');

function registerSection(app: FastifyInstance, section: Section): void {
  const base = `/admin/${section.name}`;
  const show = (id: string, notice?: Notice, rejected?: RejectedForm): string | undefined => {
    const opened = section.open(id);
    if (opened === undefined) return undefined;
    const forms = actionForms(`${base}/${encodeURIComponent(id)}`, opened.actions, rejected);
    const body = html`<div class="columns"><div>${opened.body}</div><div>${forms}</div></div>`;
    return layout({ title: opened.title, section: base, notice, body });
  };

  app.get<{ Querystring: Record<string, string> }>(base, async ({ query }, reply) =>
    send(reply, 200, layout({ ...section.list(query), section: base })),
  );
  app.get<{ Params: { id: string }; Querystring: { done?: string } }>(
    `${base}/:id`,
    async ({ params, query }, reply) => {
      const text = typeof query.done === 'string' ? query.done.slice(0, 200) : '';
      const page = show(params.id, text === '' ? undefined : { text, isBad: false });
      return page === undefined ? send(reply, 404, notFoundPage) : send(reply, 200, page);
    },
  );
  app.post<{ Params: { id: string; action: string } }>(
    `${base}/:id/:action`,
    async ({ params: { id, action: name }, body }, reply) => {
      const opened = section.open(id);
      if (opened === undefined) return send(reply, 404, notFoundPage);
      const values = toFormValues(body);
      const reject = (text: string): FastifyReply =>
        send(reply, 400, show(id, { text, isBad: true }, { name, values }) ?? notFoundPage);
      const action = opened.actions.find((one) => one.name === name);
      if (action === undefined)
        return reject('That action isn’t available now. Choose one from this page.');
      try {
        const done = await action.run(values);
        const to = `${base}/${encodeURIComponent(id)}?done=${encodeURIComponent(done)}`;
        return reply.redirect(to, 303);
      } catch (error) {
        if (error instanceof WebapiError) return reject(toText(error));
        throw error;
      }
    },
  );
}

function registerAdmin(app: FastifyInstance, options: AdminOptions): void {
  app.register(async (admin) => {
    admin.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, body),
    );
    admin.addHook('onRequest', async (request, reply) => {
      const isHere = loopback.has(request.ip) && localName.test(request.host);
      if (!options.isPublic && !isHere) {
        return send(reply, 403, plain('Forbidden', 'The admin is open on its own machine only.'));
      }
      if (request.method === 'POST' && isForeign(request)) {
        return send(reply, 403, plain('Forbidden', 'This form was not sent from the admin.'));
      }
      return undefined;
    });
    admin.setErrorHandler((error, _request, reply) => {
      console.error('commerce: admin', loggedFault(error));
      const page = plain('Something went wrong', 'Nothing was changed. Go back and try again.');
      return send(reply, 500, page);
    });
    admin.get('/admin', async (_request, reply) =>
      send(reply, 200, layout({ ...options.today(), section: '/admin' })),
    );
    admin.get<{ Params: { id: string } }>('/admin/photos/:id', async ({ params }, reply) => {
      const photo = await options.photo(params.id).catch(() => undefined);
      if (photo === undefined) return send(reply, 404, notFoundPage);
      return reply.header('x-content-type-options', 'nosniff').type('image/jpeg').send(photo);
    });
    for (const section of options.sections) registerSection(admin, section);
  });
}

export interface AdminSources {
  readonly db: DatabaseSync;
  readonly sell: SellModule;
  readonly checkout: Checkout;
  readonly now: () => number;
  readonly webUrl: string;
  /** Whether other machines have access. */
  readonly isPublic: boolean;
}

const MAX_ROWS = 500;

export function openAdmin(app: FastifyInstance, sources: AdminSources): void {
  const { db, sell, checkout, now, webUrl, isPublic } = sources;
  const { staff } = sell;
  const customers = createCustomerContacts(db);
  const orders = createOrderRepository(db);
  const today = () => {
    staff.expire();
    staff.settle();
    const waiting = staff.list({}, { offset: 0, limit: MAX_ROWS }).filter(waitsForStaff);
    const open = ordersIn(orders, ['new', 'processing']);
    return {
      title: 'Today',
      body: html`<p class="lead quiet">Items and orders that need attention.</p>
<h2>Items (${waiting.length})</h2>${itemRows(waiting, customers)}
<h2>Orders (${open.length})</h2>${orderRows(open)}`,
    };
  };
  registerAdmin(app, {
    today,
    isPublic,
    photo: sell.photos.readForStaff,
    sections: [
      itemsSection({ staff, customers, facts: loadSellFacts() }),
      ordersSection({ orders, shipments: createShipments(db), checkout }),
      giftCardsSection({
        cards: createGiftCardRepository(db, now),
        findCustomer: (email) => createCustomerRepository(db, now).byEmail(email)?.id,
      }),
      couponsSection(createCouponRepository(db)),
      paymentsSection(createPaymentHistory(db)),
      returnsSection({ orders, checkout, returns: createReturnRepository(db) }),
      productsSection({ db, now, staff, webUrl }),
    ],
  });
}
