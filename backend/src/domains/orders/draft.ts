import { randomBytes } from 'node:crypto';
import { rejection } from '../../shared/webapi/errors.ts';
import { isVirtual } from '../cart/rules.ts';
import type { CartService } from '../cart/service.ts';
import type { Totals } from '../cart/totals.ts';
import type { Quote } from '../cart/types.ts';
import type { NewOrder } from './repository.ts';
import { faultError, orderFault, stockFault } from './rules.ts';
import type { ReservedUnits } from './stock.ts';
import type { OrderSnapshot } from './types.ts';

/** A validated cart and the stock that its order requires. */
export interface Draft {
  readonly quote: Quote;
  readonly totals: Totals;
  readonly units: ReservedUnits;
}

/** Quantity per product; a cart may have several lines of one product. */
function toPieces(quote: Quote): ReservedUnits['products'] {
  const pieces = new Map<number, number>();
  for (const { productId, qty } of quote.items) {
    pieces.set(productId, (pieces.get(productId) ?? 0) + qty);
  }
  return [...pieces].map(([id, qty]) => ({ id, qty }));
}

const paidByCards = ({ giftCards }: Totals): number =>
  giftCards.reduce((sum, { cents }) => sum + cents, 0);

/**
 * Rejects an order whose totals relied on a gift card balance that was spent in the meantime, so that a buyer never
 * pays more than shown.
 */
function checkGiftCards(quote: Quote, totals: Totals, service: CartService): void {
  const seen = quote.giftCards.map((card) => ({ ...card, balanceCents: card.seenCents }));
  if (paidByCards(service.totals({ ...quote, giftCards: seen })) <= paidByCards(totals)) return;
  const message = 'The gift card balance has changed. Apply the gift card again.';
  throw rejection(400, message);
}

/** Validates a cart in Magento's order. @throws 400 */
export function draftOrder(quote: Quote, service: CartService): Draft {
  const products = toPieces(quote);
  for (const { id, qty } of products) {
    const product = service.catalog.byId(id);
    const fault = stockFault(qty, product?.enabled ? product.qty : 0);
    if (fault) throw faultError(fault);
  }
  const fault = orderFault(quote);
  if (fault) throw faultError(fault);
  const totals = service.totals(quote);
  checkGiftCards(quote, totals, service);
  return { quote, totals, units: { products, giftCards: totals.giftCards } };
}

function whoBuys(quote: Quote, { customers }: CartService) {
  const customer = quote.customerId === null ? undefined : customers.byId(quote.customerId);
  const { firstname = null, lastname = null } = quote.billing;
  return {
    email: customer?.email ?? quote.billing.email ?? quote.shipping.email ?? '',
    groupId: customer?.groupId ?? 0,
    firstname: customer?.firstname ?? firstname,
    lastname: customer?.lastname ?? lastname,
  };
}

function createSnapshot({ quote, totals }: Draft, numbering: Numbering, service: CartService) {
  const { hasCardFields, isPaid } = numbering;
  const { coupon, rate } = totals;
  const method = quote.payment?.method ?? '';
  const snapshot: OrderSnapshot = {
    quoteId: quote.id,
    ...whoBuys(quote, service),
    coupon:
      coupon && quote.couponCode
        ? { code: quote.couponCode, label: coupon.label, ruleId: coupon.ruleId }
        : null,
    tax: rate && totals.tax > 0 ? rate : null,
    subtotal: totals.subtotal,
    subtotalInclTax: totals.subtotalInclTax,
    discount: totals.discount,
    shipping: totals.shipping,
    taxAmount: totals.tax,
    giftCards: totals.giftCards,
    method,
    methodTitle: service.methods(quote).find(({ code }) => code === method)?.title ?? method,
    hasCardFields,
    isPaid,
    shippingMethod: isVirtual(quote.items) ? null : quote.shippingMethod,
    isVirtual: isVirtual(quote.items),
    protectCode: randomBytes(16).toString('hex'),
  };
  return snapshot;
}

interface Numbering {
  readonly incrementId: string;
  readonly hasCardFields: boolean;
  /** A provider has captured the payment; nothing is due. */
  readonly isPaid: boolean;
}

export function orderFrom(draft: Draft, numbering: Numbering, service: CartService): NewOrder {
  const { quote, totals } = draft;
  const { billing, shipping } = quote;
  return {
    incrementId: numbering.incrementId,
    customerId: quote.customerId,
    grandTotal: totals.grand,
    snapshot: createSnapshot(draft, numbering, service),
    lines: totals.lines.map((line) => ({
      totals: line,
      weight: service.catalog.byId(line.item.productId)?.weight ?? null,
    })),
    addresses: isVirtual(quote.items) ? { billing } : { shipping, billing },
  };
}
