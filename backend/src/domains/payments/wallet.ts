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

/** A wallet response; 1 is success. */
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

/** The message of a rejection, for a response with status 0; other errors are rethrown. */
function toDeclineMessage(error: unknown): string {
  if (error instanceof ChargeDeclined) {
    return error.code === 'declined' ? 'The wallet declined the payment.' : failed;
  }
  const known = filledIn(error);
  if (known instanceof WebapiError && known.status === 400) return known.body.message;
  throw error;
}

/** Copies the addresses of the wallet's payer to a cart without one, and sets the only shipping method. */
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

/** Creates a wallet order over the cart's grand total. */
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

/** Checks whether the cart could be ordered now if the wallet paid for it. */
export function validateOrder(quote: Quote, { service }: WalletDependencies): WalletStatus {
  try {
    draftOrder({ ...quote, payment: quote.payment ?? { method: METHODS.wallet } }, service);
    return success;
  } catch (error) {
    return failure(toDeclineMessage(error));
  }
}

/** Holds a cart's grand total. The hold is stored first, so that it is released even if the wallet does not respond. */
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
    // After a rejection the wallet holds nothing; a rejection of a changed amount leaves the earlier hold.
    if (error instanceof ChargeDeclined && error.code !== 'differs') {
      holds.end(walletOrderId, 'voided');
    }
    throw error;
  }
}

/** The wallet order that was created for this cart; undefined for any other. */
async function ownOrder(
  quote: Quote,
  walletOrderId: string,
  { api, holds }: WalletDependencies,
): Promise<WalletOrder | undefined> {
  return holds.isOpenFor(walletOrderId, quote.id) ? api.walletOrder(walletOrderId) : undefined;
}

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

/** Authorizes an approved wallet order; a cart without an address gets the payer's first. */
export async function authorize(
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

/** The shipping address of the order: the cart's own, which comes from the wallet only if the cart had none. */
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

/** Places the order paid by the wallet; if this fails, the hold is released. */
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
    // Another attempt is using the payment, and only that one knows the outcome.
    if (error instanceof OrderUnderWay) throw stillProcessed();
    const message = toDeclineMessage(error);
    // A payment of another cart must not be released.
    if (isPaid) await release(walletOrderId, deps);
    return failure(message);
  }
}

/** Voids a wallet hold. If the wallet is unreachable, the hold stays open for the next attempt. */
async function release(
  walletOrderId: string,
  { api, holds }: Pick<WalletDependencies, 'api' | 'holds'>,
) {
  if (holds.of(walletOrderId) === undefined) return;
  await api.void('wallet', walletOrderId);
  holds.end(walletOrderId, 'voided');
}

/** Releases wallet holds of carts that were not ordered, until `closing` is aborted. */
export async function releaseStale(
  deps: Pick<WalletDependencies, 'api' | 'holds'>,
  closing?: AbortSignal,
): Promise<void> {
  for (const walletOrderId of deps.holds.stale()) {
    if (closing?.aborted) return;
    await release(walletOrderId, deps);
  }
}
