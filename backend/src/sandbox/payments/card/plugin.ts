import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { escapeHtml, sendHtml } from '../../../shared/html.ts';
import type { ProviderPageOptions } from '../approvals.ts';
import type { Behaviour } from '../behaviour.ts';

const brands: ReadonlyArray<readonly [string, RegExp, number]> = [
  ['amex', /^3[47]/, 15],
  ['visa', /^4/, 16],
  ['mastercard', /^(5[1-5]|2[2-7])/, 16],
  ['discover', /^6(011|4|5)/, 16],
];

const special: Readonly<Record<string, Behaviour>> = {
  '4000000000000002': 'decline',
  '4000000000009995': 'no-money',
  '4000000000000119': 'fail',
  '4000000000000259': 'silent',
  '4000000000000267': 'silent-and-hidden',
};

/** The digits of a typed card number. */
const toDigits = (text: string): string => text.replace(/\D/g, '');

/** visa, mastercard, amex, discover, or unknown. */
const getBrand = (number: string): string =>
  brands.find(([, pattern]) => pattern.test(number))?.[0] ?? 'unknown';

function passesLuhn(number: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...number].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

function numberError(number: string): string | undefined {
  if (number === '') return 'Enter the card number.';
  const length = brands.find(([, pattern]) => pattern.test(number))?.[2];
  const fits =
    length === undefined ? number.length >= 13 && number.length <= 19 : number.length === length;
  return fits && passesLuhn(number) ? undefined : 'Check the card number.';
}

function expiryError(expiry: string, now: number): string | undefined {
  if (expiry.trim() === '') return 'Enter the expiration date.';
  const parts = /^(0?[1-9]|1[0-2])(?:\s*\/)?\s*(?:20)?(\d\d)$/.exec(expiry.trim());
  if (parts === null) return 'Enter the month and year, such as 04/29.';
  const firstAfter = Date.UTC(2000 + Number(parts[2]), Number(parts[1]), 1);
  if (firstAfter <= now) return 'The card has expired.';
  const tooFar = new Date(now).getUTCFullYear() + 20;
  return 2000 + Number(parts[2]) > tooFar ? 'Check the year.' : undefined;
}

function cvcError(cvc: string, brand: string): string | undefined {
  if (cvc === '') return 'Enter the security code.';
  const length = brand === 'amex' ? 4 : 3;
  return cvc.length === length ? undefined : `Enter the ${length}-digit security code.`;
}

/** The errors of a card's fields, for the shopper; empty for a valid card. `now` in ms. */
function cardErrors(
  { number, expiry, cvc }: CardInput,
  now: number,
): Partial<Record<keyof CardInput, string>> {
  const digits = toDigits(number);
  const errors = {
    number: numberError(digits),
    expiry: expiryError(expiry, now),
    cvc: cvcError(toDigits(cvc), getBrand(digits)),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}

const style = `*{box-sizing:border-box}body{margin:0;background:transparent;color:#1c1b1a;font:16px/1.5 Figtree,Helvetica,Arial,sans-serif}
form{display:grid;grid-template-columns:1fr 1fr;gap:16px;padding:3px}.wide{grid-column:1/-1}
label{display:block;font-size:14px;margin-bottom:4px}
input{width:100%;height:48px;padding:0 12px;border:1px solid #8c857a;border-radius:0;background:#fffefb;color:inherit;font:inherit;font-variant-numeric:tabular-nums}
input:focus{outline:2px solid #5a0f24;outline-offset:1px}input[aria-invalid=true]{border-color:#9d1c1c}
.error{margin:4px 0 0;color:#9d1c1c;font-size:14px}.error:empty{display:none}.number{position:relative}
.brand{position:absolute;right:12px;top:38px;font-size:12px;letter-spacing:.08em;text-transform:uppercase;color:#56514a}`;

const field = (name: string, label: string, attributes: string): string =>
  `<label for="${name}">${label}</label><input id="${name}" name="${name}" inputmode="numeric" ${attributes} required aria-describedby="${name}-error"><p class="error" id="${name}-error" role="alert"></p>`;

const fieldsPage = (origin: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Card details</title><style>${style}</style></head>
<body data-origin="${escapeHtml(origin)}"><form novalidate>
<div class="wide number">${field('number', 'Card number', 'autocomplete="cc-number" placeholder="1234 1234 1234 1234" maxlength="23"')}<span class="brand" aria-live="polite"></span></div>
<div>${field('expiry', 'Expires', 'autocomplete="cc-exp" placeholder="MM/YY" maxlength="7"')}</div>
<div>${field('cvc', 'Security code', 'autocomplete="cc-csc" placeholder="CVC" maxlength="4"')}</div>
</form><script src="/card/fields.js"></script></body></html>
`;

const typed = z.string().max(40).default('');
const cardInput = z.strictObject({ number: typed, expiry: typed, cvc: typed });
type CardInput = z.output<typeof cardInput>;
const script = readFileSync(join(import.meta.dirname, 'fields.client.js'), 'utf8');

/** Registers the hosted fields: a page for an iframe of the shop, and the route that exchanges a card for a nonce. */
export function registerCard(
  app: FastifyInstance,
  { store, shopOrigins, now }: ProviderPageOptions & { readonly now: () => number },
): void {
  app.get('/card/fields', (request, reply) => {
    const origin = new URLSearchParams(request.url.split('?')[1]).get('origin') ?? '';
    if (!shopOrigins.includes(origin)) {
      return reply.status(400).type('text/plain').send('This is not a shop that we know.');
    }
    const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${origin}`;
    return sendHtml(reply, policy, fieldsPage(origin));
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
    const behaviour = special[number] ?? 'approve';
    const nonce = store.approvals.issue('card', { behaviour, limitCents: null });
    return reply.status(201).send({ nonce, brand: getBrand(number), last4: number.slice(-4) });
  });
  app.post('/card/checks', async (request) => {
    const read = cardInput.safeParse(request.body);
    const card = read.success ? read.data : { number: '', expiry: '', cvc: '' };
    return { errors: cardErrors(card, now()), brand: getBrand(toDigits(card.number)) };
  });
}
