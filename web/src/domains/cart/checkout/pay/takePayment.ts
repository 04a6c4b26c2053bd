import type { ApolloClient } from '@apollo/client';
import type { HostedFields, PaymentProviders } from '../../../payments/index.ts';
import type { CheckoutBackend, CheckoutCart } from '../calls/checkoutBackend.ts';
import { checkTotal } from './checkTotal.ts';
import { type Paid, payByCard, payByWallet, payOverTime } from './payWith.ts';
import type { WayToPay } from './waysToPay.ts';

interface Till {
  readonly client: ApolloClient;
  readonly backend: CheckoutBackend;
  readonly providers: PaymentProviders;
  /** The provider's card fields; null while they are not there. */
  readonly fields: HostedFields | null;
}

/**
 * What pays for the cart in the way that was chosen; or why nothing does. A wallet takes the money at once, so it looks
 * at the total first; the others take it with the order.
 */
export async function takePayment(way: WayToPay, cart: CheckoutCart, till: Till): Promise<Paid> {
  const paid = await payBy(way, cart, till);
  if ('problem' in paid || way.kind === 'wallet') return paid;
  const problem = await checkTotal(till.backend, cart);
  return problem ? { problem } : paid;
}

async function payBy(way: WayToPay, cart: CheckoutCart, till: Till): Promise<Paid> {
  const { financing, wallet } = till.providers;
  if (way.kind === 'card') return payByCard(way.code, till.fields);
  if (way.kind === 'financing' && financing.adapter) {
    return payOverTime(financing.adapter, cart.totals?.grandTotal.amount ?? '');
  }
  if (way.kind === 'wallet' && wallet.adapter) {
    const check = () => checkTotal(till.backend, cart);
    return payByWallet(wallet.adapter, till.client, { cartId: cart.id, check });
  }
  return { payment: { kind: 'method', code: way.code, nonce: null } };
}
