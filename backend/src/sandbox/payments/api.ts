import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { walletTestUsers } from '../test-users.ts';
import { toApproval } from './approvals.ts';
import { type Behaviour, declineMessages, HIDDEN_MS, isSilent } from './behaviour.ts';
import type { Approval, Charge, ProviderName, ProviderStore } from './store.ts';

type ChargeOutcome =
  | { readonly kind: 'made' | 'silent'; readonly charge: Charge }
  | { readonly kind: 'declined'; readonly behaviour: Behaviour }
  | { readonly kind: 'expired' | 'differs' };

/**
 * Creates a charge, or returns the one with this key. `differs`: the key was used for another amount, or more than the
 * approved amount was requested.
 */
function createCharge(
  { approvals, charges }: Pick<ProviderStore, 'approvals' | 'charges'>,
  request: z.output<typeof chargeRequest> & { readonly provider: ProviderName },
  { now, approval }: { now: number; approval?: Approval | undefined },
): ChargeOutcome {
  const { provider, key, amountCents } = request;
  const known = charges.find(provider, key);
  if (known !== undefined) {
    return known.amountCents === amountCents
      ? { kind: 'made', charge: known }
      : { kind: 'differs' };
  }
  const approved = approval ?? approvals.take(provider, request.source, key);
  if (approved === undefined) return { kind: 'expired' };
  if (approved.limitCents !== null && amountCents > approved.limitCents) return { kind: 'differs' };
  const { behaviour } = approved;
  if (behaviour === 'decline' || behaviour === 'no-money' || behaviour === 'fail') {
    return { kind: 'declined', behaviour };
  }
  const hiddenUntil = behaviour === 'silent-and-hidden' ? now + HIDDEN_MS : 0;
  const charge = charges.add({ provider, key, amountCents, hiddenUntil });
  return { kind: isSilent(behaviour) ? 'silent' : 'made', charge };
}

/**
 * Refunds a captured charge, once per key. `differs`: the key was used for another amount; `too-much`: more than the
 * remaining amount.
 */
export function refund(
  { refunds }: Pick<ProviderStore, 'refunds'>,
  charge: Charge | undefined,
  { key, amountCents }: z.output<typeof refundRequest>,
): 'given' | 'not-captured' | 'differs' | 'too-much' {
  if (charge?.state !== 'captured') return 'not-captured';
  const known = refunds.find(charge.reference, key);
  if (known !== undefined) return known === amountCents ? 'given' : 'differs';
  if (refunds.total(charge.reference) + amountCents > charge.amountCents) return 'too-much';
  refunds.add(charge.reference, key, amountCents);
  return 'given';
}

export interface ProviderApiOptions {
  readonly store: ProviderStore;
  readonly apiKey: string;
  /** The time in ms. */
  readonly now: () => number;
}

const provider = z.enum(['card', 'financing', 'wallet']);
const cents = z.int().min(0).max(100_000_000);
const text = z.string().min(1).max(200);
/** `source` is a nonce or the id of a wallet order. */
const chargeRequest = z.strictObject({ key: text, amountCents: cents, source: text });
const refundRequest = z.strictObject({ key: text, amountCents: cents.min(1) });
const walletRequest = z.strictObject({ amountCents: cents, isExpress: z.boolean() });

const view = ({ reference, key, amountCents, state }: Charge) => ({
  reference,
  key,
  amountCents,
  state,
});

const words = {
  expired: 'The approval has expired.',
  differs: 'The amount differs from what was approved.',
} as const;

function isShop(request: FastifyRequest, apiKey: string): boolean {
  const actual = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${apiKey}`);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** Registers charging; a simulated silent provider never responds. */
function registerCharging(scope: FastifyInstance, { store, now }: ProviderApiOptions): void {
  scope.post<{ Params: { provider: string } }>('/:provider/charges', (request, reply) => {
    const charge = {
      ...chargeRequest.parse(request.body),
      provider: provider.parse(request.params.provider),
    };
    const approval = charge.provider === 'wallet' ? toApproval(store, charge.source) : undefined;
    if (charge.provider === 'wallet' && approval === undefined) {
      return reply.status(409).send({ code: 'expired', message: words.expired });
    }
    const outcome = createCharge(store, charge, { now: now(), approval });
    switch (outcome.kind) {
      case 'made':
        return reply.status(201).send(view(outcome.charge));
      case 'silent':
        return reply.hijack();
      case 'declined':
        return outcome.behaviour === 'fail'
          ? reply.status(500).send({ code: 'failed', message: 'The provider failed.' })
          : reply
              .status(402)
              .send({ code: 'declined', message: declineMessages[outcome.behaviour] });
      case 'expired':
      case 'differs':
        return reply.status(409).send({ code: outcome.kind, message: words[outcome.kind] });
    }
  });
}

/** Registers look-up by key or reference, capture, void and refunds. */
function registerChargeChanges(scope: FastifyInstance, { store, now }: ProviderApiOptions): void {
  type Params = { Params: { provider: string; key: string } };
  type Handle = (
    charge: Charge | undefined,
    reply: FastifyReply,
    request: FastifyRequest,
  ) => FastifyReply;
  const withCharge = (handle: Handle) => (request: FastifyRequest<Params>, reply: FastifyReply) => {
    const { params } = request;
    const charge = store.charges.find(provider.parse(params.provider), params.key);
    if ((charge?.hiddenUntil ?? 0) <= now()) return handle(charge, reply, request);
    return reply.status(503).send({ code: 'away', message: 'The provider is unavailable now.' });
  };
  const url = '/:provider/charges/:key';

  scope.get<Params>(
    url,
    withCharge((charge, reply) => {
      if (charge === undefined) return reply.status(404).send({ code: 'unknown' });
      return reply.send(view(charge));
    }),
  );
  scope.post<Params>(
    `${url}/capture`,
    withCharge((charge, reply) => {
      if (charge === undefined || charge.state === 'voided')
        return reply.status(409).send({ code: 'void' });
      store.charges.setState(charge.reference, 'captured');
      return reply.status(204).send();
    }),
  );
  scope.post<Params>(
    `${url}/void`,
    withCharge((charge, reply) => {
      // Voiding a charge that does not exist succeeds, too.
      if (charge !== undefined) store.charges.setState(charge.reference, 'voided');
      return reply.status(204).send();
    }),
  );
  scope.post<Params>(
    `${url}/refunds`,
    withCharge((charge, reply, request) => {
      const params = refundRequest.parse(request.body);
      const outcome = refund(store, charge, params);
      return outcome === 'given'
        ? reply.status(201).send(params)
        : reply.status(409).send({ code: outcome });
    }),
  );
}

function registerWalletOrders(scope: FastifyInstance, { store }: ProviderApiOptions): void {
  const { walletOrders, customerTokens } = store;
  scope.post('/wallet/customer-tokens', (request, reply) => {
    const { customer } = z.strictObject({ customer: text }).parse(request.body);
    return reply.status(201).send({ token: customerTokens.issue(customer) });
  });
  type Params = { Params: { id: string } };
  scope.post('/wallet/orders', (request, reply) => {
    const { amountCents, isExpress } = walletRequest.parse(request.body);
    return reply.status(201).send(walletOrders.open(amountCents, isExpress));
  });
  scope.get<Params>('/wallet/orders/:id', (request, reply) => {
    const order = walletOrders.find(request.params.id);
    if (order === undefined) return reply.status(404).send({ code: 'unknown' });
    const { id, amountCents } = order;
    const known = walletTestUsers.find(({ email }) => email === order.payer);
    const { behaviour: _, note: __, ...payer } = known ?? {};
    return reply.send({ id, amountCents, payer: known ? payer : null });
  });
  scope.put<Params>('/wallet/orders/:id', (request, reply) => {
    const { amountCents } = z.strictObject({ amountCents: cents }).parse(request.body);
    if (walletOrders.find(request.params.id) === undefined) {
      return reply.status(404).send({ code: 'unknown' });
    }
    walletOrders.setAmount(request.params.id, amountCents);
    return reply.status(204).send();
  });
}

/** Registers the providers' API for the shop at /api: 401 without its key, 400 for invalid input. */
export function registerProviderApi(app: FastifyInstance, options: ProviderApiOptions): void {
  app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        if (!isShop(request, options.apiKey)) await reply.status(401).send({ code: 'no-key' });
      });
      scope.setErrorHandler((error, _request, reply) =>
        error instanceof z.ZodError
          ? reply.status(400).send({ code: 'bad-input', message: z.prettifyError(error) })
          : reply.status(500).send({ code: 'failed', message: 'The provider failed.' }),
      );
      registerCharging(scope, options);
      registerChargeChanges(scope, options);
      registerWalletOrders(scope, options);
    },
    { prefix: '/api' },
  );
}
