import { rejection } from '../../shared/webapi/errors.ts';
import type { PaymentChoice } from '../cart/types.ts';
import type { ChargeRequest, PaymentGateway } from '../orders/gateway.ts';
import { ChargeDeclined, type ProviderApi, type ProviderName } from './provider-api.ts';

/** The codes of the provider payment methods, as in carts and orders. */
export const METHODS = {
  card: 'encore_card',
  financing: 'encore_financing',
  wallet: 'encore_wallet',
} as const;

/** Keys of `additional_data` that the payment methods read. */
export const NONCE = 'payment_method_nonce';
export const WALLET_ORDER = 'paypalorderid';

/** A value of a payment's additional_data, which is an object or Magento's list. */
export function paymentData({ additionalData }: PaymentChoice, name: string): string | undefined {
  if (typeof additionalData !== 'object' || additionalData === null) return undefined;
  const value = Reflect.get(additionalData, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

interface ProviderMethod {
  readonly provider: ProviderName;
  readonly title: string;
  /** The key in additional_data that identifies the source of funds. */
  readonly source: string;
  /** The messages for shoppers; a declined charge has the provider's own. */
  readonly messages: Readonly<Record<'missing' | 'declined' | 'expired' | 'differs', string>>;
  readonly getName?: (charge: ChargeRequest) => string;
}

const PROVIDER_METHODS: readonly ProviderMethod[] = [
  {
    provider: 'card',
    title: 'Credit or debit card',
    source: NONCE,
    messages: {
      missing: "Enter the card's details.",
      declined: 'Your card',
      expired: 'Your card details expired. Enter them again.',
      differs: 'Your card details were already used. Enter them again.',
    },
  },
  {
    provider: 'financing',
    title: 'Pay over time',
    source: NONCE,
    messages: {
      missing: 'Request the approval first.',
      declined: 'Paying over time',
      expired: 'The approval has expired. Request it again.',
      differs: 'The approval was made for another amount. Request it again.',
    },
  },
  {
    provider: 'wallet',
    title: 'Encore Wallet',
    source: WALLET_ORDER,
    messages: {
      missing: 'Approve the payment in the wallet first.',
      declined: 'The payment',
      expired: 'Approve the payment in the wallet first.',
      differs: 'The total has changed. Approve the payment again.',
    },
    getName: ({ payment }) => paymentData(payment, WALLET_ORDER) ?? '',
  },
];

/** Converts a provider's rejection to an error for the shopper; other errors are unchanged. */
function toUserError(error: unknown, messages: ProviderMethod['messages']): unknown {
  if (!(error instanceof ChargeDeclined)) return error;
  const { code, message } = error;
  if (code === 'failed') return rejection(400, "We couldn't take the payment. Try again.");
  return rejection(400, code === 'declined' ? `${messages.declined} ${message}` : messages[code]);
}

function createGateway(
  { provider, title, source, messages, getName }: ProviderMethod,
  api: ProviderApi,
): PaymentGateway {
  const getSource = (payment: PaymentChoice): string => {
    const data = paymentData(payment, source);
    if (data === undefined) throw rejection(400, messages.missing);
    return data;
  };
  return {
    methods: [{ code: METHODS[provider], title }],
    immediate: false,
    ...(getName && { getName }),
    authorize: async (charge) => {
      const key = getName?.(charge) ?? charge.incrementId;
      const request = { key, amountCents: charge.amountCents, source: getSource(charge.payment) };
      return api.charge(provider, request).catch((error: unknown) => {
        throw toUserError(error, messages);
      });
    },
    find: (name) => api.find(provider, name),
    capture: (reference) => api.capture(provider, reference),
    void: (reference) => api.void(provider, reference),
    refund: ({ reference, key, amountCents }) =>
      api.refund(provider, reference, { key, amountCents }),
  };
}

/** The payment gateways for card, pay-later financing and wallet. */
export const providerGateways = (api: ProviderApi): PaymentGateway[] =>
  PROVIDER_METHODS.map((method) => createGateway(method, api));
