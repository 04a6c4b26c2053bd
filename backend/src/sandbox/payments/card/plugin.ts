import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ProviderPageOptions } from '../financing/plugin.ts';
import { fieldsPage } from './page.ts';
import { cardErrors, getBehaviour, getBrand, toDigits } from './rules.ts';

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
