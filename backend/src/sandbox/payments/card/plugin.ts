import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { escapeHtml } from '../../../shared/escape-html.ts';
import type { ProviderPageOptions } from '../financing/plugin.ts';
import { cardErrors, getBehaviour, getBrand, toDigits } from './rules.ts';

const style = `*{box-sizing:border-box}body{margin:0;background:transparent;color:#1c1b1a;font:16px/1.5 Figtree,Helvetica,Arial,sans-serif}
form{display:grid;grid-template-columns:1fr 1fr;gap:16px;padding:3px}.wide{grid-column:1/-1}
label{display:block;font-size:14px;margin-bottom:4px}
input{width:100%;height:48px;padding:0 12px;border:1px solid #8c857a;border-radius:0;background:#fffefb;color:inherit;font:inherit;font-variant-numeric:tabular-nums}
input:focus{outline:2px solid #5a0f24;outline-offset:1px}input[aria-invalid=true]{border-color:#9d1c1c}
.error{margin:4px 0 0;color:#9d1c1c;font-size:14px}.error:empty{display:none}.number{position:relative}
.brand{position:absolute;right:12px;top:38px;font-size:12px;letter-spacing:.08em;text-transform:uppercase;color:#56514a}`;

interface Field {
  readonly name: string;
  readonly label: string;
  readonly autocomplete: string;
  readonly placeholder: string;
  readonly maxLength: number;
}

const field = ({ name, label, autocomplete, placeholder, maxLength }: Field): string =>
  `<label for="${name}">${label}</label><input id="${name}" name="${name}" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${placeholder}" maxlength="${maxLength}" required aria-describedby="${name}-error"><p class="error" id="${name}-error" role="alert"></p>`;

const fieldsPage = (origin: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Card details</title><style>${style}</style></head>
<body data-origin="${escapeHtml(origin)}"><form novalidate>
<div class="wide number">${field({ name: 'number', label: 'Card number', autocomplete: 'cc-number', placeholder: '1234 1234 1234 1234', maxLength: 23 })}<span class="brand" aria-live="polite"></span></div>
<div>${field({ name: 'expiry', label: 'Expires', autocomplete: 'cc-exp', placeholder: 'MM/YY', maxLength: 7 })}</div>
<div>${field({ name: 'cvc', label: 'Security code', autocomplete: 'cc-csc', placeholder: 'CVC', maxLength: 4 })}</div>
</form><script src="/card/fields.js"></script></body></html>
`;

const typed = z.string().max(40).default('');
const cardInput = z.strictObject({ number: typed, expiry: typed, cvc: typed });
const script = readFileSync(join(import.meta.dirname, 'fields.client.js'), 'utf8');

/** The hosted fields: a page for an iframe of the shop, and what makes a nonce of a card. */
export function registerCard(
  app: FastifyInstance,
  { store, shopOrigins, now }: ProviderPageOptions & { readonly now: () => number },
): void {
  app.get('/card/fields', (request, reply) => {
    const origin = new URLSearchParams(request.url.split('?')[1]).get('origin') ?? '';
    if (!shopOrigins.includes(origin)) {
      return reply.status(400).type('text/plain').send('This is not a shop that we know.');
    }
    return reply
      .headers({
        'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${origin}`,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
      .type('text/html; charset=utf-8')
      .send(fieldsPage(origin));
  });
  app.get('/card/fields.js', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script),
  );
  app.post('/card/nonces', (request, reply) => {
    const read = cardInput.safeParse(request.body);
    if (!read.success)
      return reply.status(400).send({ errors: { number: 'The card cannot be read.' } });
    const errors = cardErrors(read.data, now());
    if (Object.keys(errors).length > 0) return reply.status(422).send({ errors });
    const number = toDigits(read.data.number);
    const nonce = store.approvals.issue('card', {
      behaviour: getBehaviour(number),
      limitCents: null,
    });
    return reply.status(201).send({ nonce, brand: getBrand(number), last4: number.slice(-4) });
  });
  app.post('/card/checks', (request, reply) => {
    const read = cardInput.safeParse(request.body);
    const card = read.success ? read.data : { number: '', expiry: '', cvc: '' };
    return reply.send({
      errors: cardErrors(card, now()),
      brand: getBrand(toDigits(card.number)),
    });
  });
}
