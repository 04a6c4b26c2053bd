import { z } from 'zod';
import { OutcomeUnknown } from '../orders/gateway.ts';

export type ProviderName = 'card' | 'financing' | 'wallet';

const chargeResponse = z.object({
  reference: z.string(),
  state: z.enum(['authorised', 'captured', 'voided']),
});
const rejection = z.object({ code: z.string(), message: z.string().optional() });
const address = z.object({
  firstname: z.string(),
  lastname: z.string(),
  street: z.array(z.string()),
  city: z.string(),
  regionCode: z.string(),
  postcode: z.string(),
  countryId: z.string(),
  telephone: z.string(),
});
const walletOrder = z.object({
  id: z.string(),
  amountCents: z.number(),
  payer: address.extend({ email: z.string() }).nullable(),
});

/** A wallet order; `payer` is null until it is approved. */
export type WalletOrder = z.output<typeof walletOrder>;

/** A charge request: an amount in cents, executed once per key, against a nonce or a wallet order. */
export interface ChargeParams {
  readonly key: string;
  readonly amountCents: number;
  readonly source: string;
}

export interface ProviderApiOptions {
  /** Base URL of the providers, without a trailing slash. */
  readonly url: string;
  readonly apiKey: string;
  readonly timeoutMs: number;
}

interface ProviderResponse {
  readonly status: number;
  readonly body: unknown;
}

/**
 * A provider's rejection of a charge. The `reason` of a declined charge completes a sentence that starts with what was
 * declined.
 */
export class ChargeDeclined extends Error {
  override readonly name = 'ChargeDeclined';
  readonly code: 'declined' | 'expired' | 'differs' | 'failed';

  constructor(code: ChargeDeclined['code'], reason = '') {
    super(reason);
    this.code = code;
  }
}

const codes = new Map<number, readonly string[]>([
  [402, ['declined']],
  [409, ['expired', 'differs']],
  [500, ['failed']],
]);

function chargeDeclined({ status, body }: ProviderResponse): Error {
  const read = rejection.safeParse(body);
  const isKnown = read.success && codes.get(status)?.includes(read.data.code);
  if (!read.success || !isKnown) return new OutcomeUnknown(`The provider answered ${status}.`);
  return new ChargeDeclined(read.data.code as ChargeDeclined['code'], read.data.message);
}

function createSend({ url, apiKey, timeoutMs }: ProviderApiOptions) {
  return async (method: string, path: string, body?: object): Promise<ProviderResponse> => {
    try {
      const response = await fetch(`${url}/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${apiKey}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
    } catch (error) {
      throw new OutcomeUnknown(`${method} ${path}`, { cause: error });
    }
  };
}

/** @throws {OutcomeUnknown} for a response that does not contain the outcome */
function expectStatus(response: ProviderResponse, ...wanted: readonly number[]): ProviderResponse {
  if (wanted.includes(response.status)) return response;
  throw new OutcomeUnknown(`The provider answered ${response.status}.`);
}

const path = (provider: ProviderName, name: string): string =>
  `/${provider}/charges/${encodeURIComponent(name)}`;

const WALLET_ORDER_ID = /^[\w-]{1,64}$/;

/** The providers' API. Every call throws {OutcomeUnknown} without a response, or for an invalid one. */
export function createProviderApi(options: ProviderApiOptions) {
  const send = createSend(options);
  return {
    /** Charges once per key and returns the reference. @throws {ChargeDeclined} */
    charge: async (provider: ProviderName, params: ChargeParams): Promise<string> => {
      const response = await send('POST', `/${provider}/charges`, params);
      if (response.status !== 201) throw chargeDeclined(response);
      return chargeResponse.parse(response.body).reference;
    },
    /** The reference of a charge; undefined if there is none or it is void. */
    find: async (provider: ProviderName, name: string): Promise<string | undefined> => {
      const { status, body } = expectStatus(await send('GET', path(provider, name)), 200, 404);
      if (status === 404) return undefined;
      const charge = chargeResponse.parse(body);
      return charge.state === 'voided' ? undefined : charge.reference;
    },
    capture: async (provider: ProviderName, name: string): Promise<void> => {
      expectStatus(await send('POST', `${path(provider, name)}/capture`), 204);
    },
    void: async (provider: ProviderName, name: string): Promise<void> => {
      expectStatus(await send('POST', `${path(provider, name)}/void`), 204);
    },
    /** Refunds the cents of a captured charge, once per key. */
    refund: async (
      provider: ProviderName,
      name: string,
      params: { readonly key: string; readonly amountCents: number },
    ): Promise<void> => {
      expectStatus(await send('POST', `${path(provider, name)}/refunds`, params), 201);
    },
    openWalletOrder: async (amountCents: number, isExpress: boolean): Promise<string> => {
      const response = await send('POST', '/wallet/orders', { amountCents, isExpress });
      return walletOrder.pick({ id: true }).parse(expectStatus(response, 201).body).id;
    },
    walletOrder: async (id: string): Promise<WalletOrder | undefined> => {
      if (!WALLET_ORDER_ID.test(id)) return undefined;
      const response = await send('GET', `/wallet/orders/${encodeURIComponent(id)}`);
      const { status, body } = expectStatus(response, 200, 404);
      return status === 404 ? undefined : walletOrder.parse(body);
    },
    setWalletAmount: async (id: string, amountCents: number): Promise<void> => {
      const to = `/wallet/orders/${encodeURIComponent(id)}`;
      expectStatus(await send('PUT', to, { amountCents }), 204);
    },
    walletCustomerToken: async (customerId: number): Promise<string> => {
      const response = await send('POST', '/wallet/customer-tokens', {
        customer: String(customerId),
      });
      return z.object({ token: z.string() }).parse(expectStatus(response, 201).body).token;
    },
  };
}

export type ProviderApi = ReturnType<typeof createProviderApi>;
