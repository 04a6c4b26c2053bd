import { isEmail } from '../../shared/email.ts';
import { keyedListType, listType, objectType } from '../../shared/webapi/data-type.ts';
import { rejection } from '../../shared/webapi/errors.ts';
import { saveBilling } from './checkout.ts';
import type { CartSources } from './customer-address.ts';
import { isVirtual } from './rules.ts';
import type { Totals } from './totals.ts';
import type { PaymentChoice, Quote } from './types.ts';

/** A `paymentMethod` argument as declared by Magento; an email inside it is rejected. */
export const paymentMethodType = objectType({
  method: 'string',
  poNumber: 'string',
  additionalData: keyedListType('string'),
  extensionAttributes: objectType({ agreementIds: listType('string') }),
});

export interface PaymentMethod {
  readonly code: string;
  readonly title: string;
}

export const OFFLINE_METHODS: readonly PaymentMethod[] = [
  { code: 'checkmo', title: 'Check / Money order' },
  { code: 'banktransfer', title: 'Bank Transfer Payment' },
  { code: 'cashondelivery', title: 'Cash On Delivery' },
];

/** The offline methods of a new Magento installation. */
export const STOCK_METHODS = OFFLINE_METHODS.filter(({ code }) => code === 'checkmo');

interface OfferedMethods {
  readonly offline: readonly PaymentMethod[];
  readonly online: readonly PaymentMethod[];
}

export const FREE: PaymentMethod = { code: 'free', title: 'No Payment Information Required' };

/** The payment methods of a cart: `free` is added for a total of zero, and a virtual cart has no cash on delivery. */
export function paymentMethods(
  quote: Quote,
  totals: Totals,
  { offline, online }: OfferedMethods,
): PaymentMethod[] {
  const shipped = offline.filter(
    ({ code }) => code !== 'cashondelivery' || !isVirtual(quote.items),
  );
  return [...shipped, ...online, ...(totals.grand === 0 ? [FREE] : [])];
}

/** The arguments of set-payment-information and payment-information. */
export interface PaymentInput {
  readonly paymentMethod: Partial<PaymentChoice>;
  readonly billingAddress?: unknown;
  /** A guest's email address, which is stored in the billing address. */
  readonly email?: string;
}

/** @throws 400 if the method is not available for the cart */
export function checkMethod(method: string | undefined, offered: readonly PaymentMethod[]): void {
  if (!method) throw rejection(400, 'The payment method you requested is not available.');
  if (!offered.some(({ code }) => code === method)) {
    throw rejection(400, 'The requested Payment Method is not available.');
  }
}

function checkAddressGiven(quote: Quote, billingAddress: unknown): void {
  if (isVirtual(quote.items)) {
    const address = billingAddress as { countryId?: string } | undefined;
    if (address?.countryId || quote.billing.countryId) return;
    throw rejection(400, 'The billing address is missing. Set the address and try again.');
  }
  if (quote.shipping.countryId) return;
  throw rejection(400, 'The shipping address is missing. Set the address and try again.');
}

type PaymentSources = CartSources & { readonly offered: readonly PaymentMethod[] };

/**
 * Saves the payment method and an optional billing address of a cart, inside the caller's transaction.
 * @throws Magento's 400, before anything is written
 */
export function choosePayment(
  quote: Quote,
  { email, paymentMethod, billingAddress }: PaymentInput,
  { offered, ...sources }: PaymentSources,
): void {
  checkAddressGiven(quote, billingAddress);
  checkMethod(paymentMethod.method, offered);
  const { carts } = sources;
  const ofGuest = email === undefined ? {} : { email };
  if (billingAddress) {
    saveBilling(
      quote,
      { address: { ...billingAddress, ...ofGuest }, useForShipping: false },
      sources,
    );
  } else if (email !== undefined) {
    const { id: _, ...address } = quote.billing;
    carts.saveAddress(quote.id, 'billing', { ...address, ...ofGuest });
  }
  carts.change(quote.id, { payment: { ...paymentMethod, method: paymentMethod.method ?? '' } });
}

/**
 * Same as `choosePayment`, for a cart that is about to be ordered.
 * @throws 400 also for an empty cart and an invalid email address
 */
export function savePayment(quote: Quote, input: PaymentInput, sources: PaymentSources): void {
  const { email } = input;
  if (email !== undefined && !isEmail(email)) throw rejection(400, 'Invalid email format');
  if (quote.items.length === 0) {
    const isEmpty = quote.absentItemQtys.length === 0;
    throw rejection(
      400,
      isEmpty
        ? 'Some of the products are disabled.'
        : 'The requested Payment Method is not available.',
    );
  }
  choosePayment(quote, input, sources);
}
