import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../../shared/escape-html.ts';
import { financingTestUsers } from '../../test-users.ts';
import { dollars, hiddenFields, sendMessage, sendPage } from '../page.ts';
import type { ProviderStore } from '../store.ts';

export interface ProviderPageOptions {
  readonly store: ProviderStore;
  /** The only origins that get a response. */
  readonly shopOrigins: readonly string[];
}

interface LoanRequest {
  readonly origin: string;
  readonly amountCents: number;
}

function readLoanRequest(
  given: URLSearchParams,
  shopOrigins: readonly string[],
): LoanRequest | string {
  const origin = given.get('origin') ?? '';
  if (!shopOrigins.includes(origin)) return 'This is not a shop that we know.';
  const amount = given.get('amount') ?? '';
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(amount) || Number(amount) === 0) {
    return 'The amount cannot be read.';
  }
  return { origin, amountCents: Math.round(Number(amount) * 100) };
}

function approvalBody({ origin, amountCents }: LoanRequest): string {
  const fields = hiddenFields({ origin, amount: (amountCents / 100).toFixed(2) });
  const testUsers = financingTestUsers.map(
    ({ id, name, note }) =>
      `<button name="person" value="${id}">${escapeHtml(name)}<small>${escapeHtml(note)}</small></button>`,
  );
  return `<p class="mark">Pay over time · sandbox</p><h1>Four payments of</h1>
<p class="amount">${dollars(Math.ceil(amountCents / 4))}</p>
<p>${dollars(amountCents)} in all, without interest. Choose who you are.</p>
<form method="post" action="/financing/approve">${fields}${testUsers.join('')}
<button class="cancel" name="person" value="">Cancel</button></form>`;
}

export function registerFinancing(
  app: FastifyInstance,
  { store, shopOrigins }: ProviderPageOptions,
): void {
  const title = 'Pay over time';
  const parseQuery = (url: string): URLSearchParams => new URLSearchParams(url.split('?')[1]);
  app.get('/financing/approve', (request, reply) => {
    const loanRequest = readLoanRequest(parseQuery(request.url), shopOrigins);
    if (typeof loanRequest === 'string') {
      return sendPage(reply.status(400), { title, body: `<h1>${title}</h1><p>${loanRequest}</p>` });
    }
    return sendPage(reply, { title, body: approvalBody(loanRequest) });
  });
  app.post('/financing/approve', (request, reply) => {
    const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
    const loanRequest = readLoanRequest(form, shopOrigins);
    if (typeof loanRequest === 'string') {
      return sendPage(reply.status(400), { title, body: `<h1>${title}</h1><p>${loanRequest}</p>` });
    }
    const person = financingTestUsers.find(({ id }) => id === form.get('person'));
    const type = 'financing';
    if (person === undefined)
      return sendMessage(reply, { type, status: 'cancelled' }, loanRequest.origin);
    const { behaviour } = person;
    if (behaviour === undefined)
      return sendMessage(reply, { type, status: 'refused' }, loanRequest.origin);
    const nonce = store.approvals.issue('financing', {
      behaviour,
      limitCents: loanRequest.amountCents,
    });
    const message = { type, status: 'approved', payment_method_nonce: nonce };
    return sendMessage(reply, message, loanRequest.origin);
  });
}
