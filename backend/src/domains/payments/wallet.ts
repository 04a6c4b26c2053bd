import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../db/transaction.ts';
import { rejection, WebapiError } from '../../shared/webapi/errors.ts';
import { saveShipping } from '../cart/checkout.ts';
import { isVirtual } from '../cart/rules.ts';
import type { CartService } from '../cart/service.ts';
import { FLAT_RATE } from '../cart/totals.ts';
import type { AddressData, Quote } from '../cart/types.ts';
import { draftOrder } from '../orders/draft.ts';
import type { Attempt } from '../orders/idempotency.ts';
import { OrderUnderWay } from '../orders/idempotency.ts';
import { type PlaceOrder, stillProcessed } from '../orders/place.ts';

import { filledIn } from '../orders/rules.ts';
import { METHODS, WALLET_ORDER } from './gateways.ts';
import type { Holds } from './holds.ts';
import { ChargeDeclined, type ProviderApi, type WalletOrder } from './provider-api.ts';

export interface WalletDependencies {
  readonly db: DatabaseSync;
  readonly service: CartService;
  readonly orders: PlaceOrder;
  readonly api: ProviderApi;
  readonly holds: Holds;
}

/** A wallet's response; 1 is success. */
export interface WalletStatus {
  readonly status: 0 | 1;
  readonly message: string;
  readonly [extra: string]: unknown;
}

const success: WalletStatus = { status: 1, message: '' };
const failure = (message: string): WalletStatus => ({ status: 0, message });
const unapproved = failure('Approve the payment in the wallet first.');
const failed = 'Transaction failed. Please try again later.';

const withWallet = (walletOrderId: string) => ({
  method: METHODS.wallet,
  additionalData: { [WALLET_ORDER]: walletOrderId },
});

/** The rejection in an error, for a response with status 0; anything else is thrown on. */
function toDeclineMessage(error: unknown): string {
  if (error instanceof ChargeDeclined) {
    return error.code === 'declined' ? 'The wallet declined the payment.' : failed;
  }
  const known = filledIn(error);
  if (known instanceof WebapiError && known.status === 400) return known.body.message;
  throw error;
}

/** Gives a cart that has no address those of the wallet's payer, with the only way to ship. */
function takeAddress(
  quote: Quote,
  payer: NonNullable<WalletOrder['payer']>,
  { db, service }: WalletDependencies,
) {
  inTransaction(db, () => {
    const [shippingCarrierCode, shippingMethodCode] = FLAT_RATE.method.split('_');
    const rejection = saveShipping(
      quote,
      {
        shippingAddress: payer,
        billingAddress: payer,
        shippingCarrierCode: shippingCarrierCode ?? '',
        shippingMethodCode: shippingMethodCode ?? '',
      },
      service,
    );
    if (rejection) throw rejection;
  });
}

/** Opens an order at the wallet over the cart's grand total. */
export async function openWalletOrder(
  quote: Quote,
  isExpress: boolean,
  { service, api, holds }: WalletDependencies,
): Promise<string> {
  if (quote.items.length === 0) throw rejection(400, 'Some of the products are disabled.');
  if (!isExpress && !isVirtual(quote.items) && !quote.shipping.countryId) {
    throw rejection(400, 'The shipping address is missing. Set the address and try again.');
  }
  const walletOrderId = await api.openWalletOrder(service.totals(quote).grand, isExpress);
  holds.open(walletOrderId, quote.id);
  return walletOrderId;
}

/** Whether the cart could be ordered now, were it paid by the wallet. */
export function validateOrder(quote: Quote, { service }: WalletDependencies): WalletStatus {
  try {
    draftOrder({ ...quote, payment: quote.payment ?? { method: METHODS.wallet } }, service);
    return success;
  } catch (error) {
    return failure(toDeclineMessage(error));
  }
}

/** Reserves a cart's grand total. It is written down first, so that what a silent wallet holds goes back as well. */
async function hold(
  quote: Quote,
  walletOrderId: string,
  { service, api, holds }: WalletDependencies,
): Promise<string> {
  const amountCents = service.totals(quote).grand;
  if (!holds.keep({ walletOrderId, quoteId: quote.id, amountCents })) {
    throw rejection(400, 'The payment was used for another order.');
  }
  try {
    return await api.charge('wallet', { key: walletOrderId, amountCents, source: walletOrderId });
  } catch (error) {
    // A wallet that has rejected holds nothing; another amount than before leaves what it held already.
    if (error instanceof ChargeDeclined && error.code !== 'differs') {
      holds.end(walletOrderId, 'voided');
    }
    throw error;
  }
}

/** The wallet's order that was opened for this cart; undefined for any other. */
async function ownOrder(
  quote: Quote,
  walletOrderId: string,
  { api, holds }: WalletDependencies,
): Promise<WalletOrder | undefined> {
  return holds.isOpenFor(walletOrderId, quote.id) ? api.walletOrder(walletOrderId) : undefined;
}

/** Takes the money of an approved order, for a cart that has its addresses. */
export async function capture(
  quote: Quote,
  walletOrderId: string,
  deps: WalletDependencies,
): Promise<WalletStatus> {
  try {
    const order = await ownOrder(quote, walletOrderId, deps);
    if (!order?.payer) return unapproved;
    const reference = await hold(quote, walletOrderId, deps);
    await deps.api.capture('wallet', reference);
    return { ...success, [WALLET_ORDER]: walletOrderId };
  } catch (error) {
    return failure(toDeclineMessage(error));
  }
}

/** Reserves the money of an approved order; a cart without an address gets the payer's first. */
export async function authorise(
  quote: Quote,
  walletOrderId: string,
  deps: WalletDependencies,
): Promise<WalletStatus> {
  const { api, service } = deps;
  try {
    const order = await ownOrder(quote, walletOrderId, deps);
    if (!order?.payer) return unapproved;
    if (!isVirtual(quote.items) && !quote.shipping.countryId) takeAddress(quote, order.payer, deps);
    const current = service.carts.byId(quote.id) ?? quote;
    const amountCents = service.totals(current).grand;
    if (amountCents !== order.amountCents) await api.setWalletAmount(walletOrderId, amountCents);
    await hold(current, walletOrderId, deps);
    return {
      ...success,
      [WALLET_ORDER]: walletOrderId,
      email: current.billing.email ?? order.payer.email,
      shipping_address: wireAddress(current.shipping),
    };
  } catch (error) {
    return failure(toDeclineMessage(error));
  }
}

/** Where the order goes: the cart's own address, which was the wallet's to give only when the cart had none. */
const wireAddress = (address: AddressData) => ({
  firstname: address.firstname,
  lastname: address.lastname,
  street: address.street,
  city: address.city,
  region_code: address.regionCode,
  postcode: address.postcode,
  country_id: address.countryId,
  telephone: address.telephone,
});

interface Place {
  readonly open: () => Quote;
  readonly walletOrderId: string;
  readonly owner: string;
  readonly attempt: Attempt | undefined;
}

/** Places the order that the wallet has paid for; when it cannot be placed the money goes back. */
export async function placeOrder(
  { open, walletOrderId, owner, attempt }: Place,
  deps: WalletDependencies,
) {
  const { service, orders, holds } = deps;
  let isPaid = false;
  const openPaid = (): Quote => {
    const quote = open();
    isPaid = holds.of(walletOrderId)?.quoteId === quote.id;
    if (!isPaid) throw rejection(400, 'Approve the payment in the wallet first.');
    service.carts.change(quote.id, { payment: withWallet(walletOrderId) });
    return open();
  };
  try {
    const id = await orders.place({ owner, open: openPaid, attempt, hasCardFields: false });
    holds.end(walletOrderId, 'placed');
    return id;
  } catch (error) {
    // Another try is paying with it now: only that one knows what becomes of the money.
    if (error instanceof OrderUnderWay) throw stillProcessed();
    const message = toDeclineMessage(error);
    // Someone else's payment is none of this cart's business.
    if (isPaid) await release(walletOrderId, deps);
    return failure(message);
  }
}

/** Voids what a wallet holds. When a wallet cannot be reached, the hold stays open for the next try. */
async function release(
  walletOrderId: string,
  { api, holds }: Pick<WalletDependencies, 'api' | 'holds'>,
) {
  if (holds.of(walletOrderId) === undefined) return;
  await api.void('wallet', walletOrderId);
  holds.end(walletOrderId, 'voided');
}

/** Gives back what wallets hold for carts that no one has ordered, until `closing` is aborted. */
export async function releaseStale(
  deps: Pick<WalletDependencies, 'api' | 'holds'>,
  closing?: AbortSignal,
): Promise<void> {
  for (const walletOrderId of deps.holds.stale()) {
    if (closing?.aborted) return;
    await release(walletOrderId, deps);
  }
}
