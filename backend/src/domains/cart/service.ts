import type { DatabaseSync } from 'node:sqlite';
import type { CatalogRepository } from '../catalog/repository.ts';
import type { Customer } from '../customer/types.ts';
import { createCartGiftCards } from './coupons.ts';
import { defaultAddress } from './customer-address.ts';
import { createCartItems, createItemType } from './items.ts';
import { OFFLINE_METHODS, type PaymentMethod, paymentMethods, STOCK_METHODS } from './payment.ts';
import { type Coupon, createRateRepository } from './rates.ts';
import { createCartRepository } from './repository.ts';
import { isVirtual } from './rules.ts';
import { computeTotals, type Totals } from './totals.ts';
import { totalsView } from './totals-view.ts';
import type { AddressData, CustomerSource, Quote } from './types.ts';

export interface CartDependencies {
  readonly db: DatabaseSync;
  readonly catalog: CatalogRepository;
  readonly customers: CustomerSource;
  /** Renders a customer as in customers/me. */
  readonly showCustomer: (customer: Customer) => Record<string, unknown>;
  /** Limits features to those of stock Magento: no shop-specific line fields, and only payment by check. */
  readonly isStock?: boolean | undefined;
  readonly onlineMethods?: readonly PaymentMethod[];
}

export type CartService = ReturnType<typeof createCartService>;

/** The tax address of a cart; without its own address, the customer's default address. */
function taxAddress(quote: Quote, customers: CustomerSource): AddressData {
  if (isVirtual(quote.items)) return quote.billing;
  if (quote.shipping.countryId || quote.customerId === null) return quote.shipping;
  const customer = customers.byId(quote.customerId);
  return customer === undefined ? quote.shipping : defaultAddress(customer, 'shipping');
}

export function createCartService(deps: CartDependencies) {
  const { db, catalog, customers, showCustomer, onlineMethods = [], isStock = false } = deps;
  const offered = { offline: isStock ? STOCK_METHODS : OFFLINE_METHODS, online: onlineMethods };
  const carts = createCartRepository(db);
  const rates = createRateRepository(db);
  const findCoupon = ({ couponCode }: Quote): Coupon | undefined =>
    couponCode === null ? undefined : rates.appliedCoupon(couponCode);
  const totals = (quote: Quote): Totals => {
    const { countryId, regionId } = taxAddress(quote, customers);
    return computeTotals(quote, {
      coupon: findCoupon(quote),
      rate: rates.taxRate(countryId ?? '', regionId ?? 0),
    });
  };
  const methods = (quote: Quote): PaymentMethod[] => paymentMethods(quote, totals(quote), offered);
  return {
    carts,
    rates,
    catalog,
    customers,
    showCustomer,
    findCoupon,
    totals,
    methods,
    itemType: createItemType(!isStock),
    items: createCartItems({ carts, catalog, isStock }),
    giftCards: createCartGiftCards(db),
    /** The response of GET payment-information and of shipping-information. */
    paymentDetails: (quote: Quote) => ({
      payment_methods: methods(quote),
      totals: totalsView(quote, totals(quote)),
    }),
  };
}
