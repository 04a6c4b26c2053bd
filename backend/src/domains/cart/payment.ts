import { keyedListType, listType, objectType } from '../../shared/webapi/data-type.ts';
import { rejection } from '../../shared/webapi/errors.ts';
import { type CheckoutSources, saveBilling } from './checkout.ts';
import { isVirtual } from './rules.ts';
import type { Totals } from './totals.ts';
import type { PaymentChoice, Quote } from './types.ts';

/** A `paymentMethod` argument as Magento declares it; a mail address inside it is rejected. */
export const paymentMethodType = objectType({
  method: 'string',
  poNumber: 'string',
  additionalData: keyedListType('string'),
  extensionAttributes: objectType({ agreementIds: listType('string') }),
});

/** A way to pay as the shop lists it. */
export interface PaymentMethod {
  readonly code: string;
  readonly title: string;
}

/** The ways to pay that need no one else. */
export const OFFLINE_METHODS: readonly PaymentMethod[] = [
  { code: 'checkmo', title: 'Check / Money order' },
  { code: 'banktransfer', title: 'Bank Transfer Payment' },
  { code: 'cashondelivery', title: 'Cash On Delivery' },
];

/** What a new Magento offers of them. */
export const STOCK_METHODS = OFFLINE_METHODS.filter(({ code }) => code === 'checkmo');

interface OfferedMethods {
  readonly offline: readonly PaymentMethod[];
  readonly online: readonly PaymentMethod[];
}

export const FREE: PaymentMethod = { code: 'free', title: 'No Payment Information Required' };

/** Ways to pay; one more for a cart that costs nothing, one fewer for a cart that is not shipped. */
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
  /** A guest's address for mail; it becomes that of the bill. */
  readonly email?: string;
}

const looksLikeMail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** @throws 400 when the method is none that the cart offers. */
export function checkMethod(method: string | undefined, offered: readonly PaymentMethod[]): void {
  if (!method) throw rejection(400, 'The payment method you requested is not available.');
  if (!offered.some(({ code }) => code === method)) {
    throw rejection(400, 'The requested Payment Method is not available.');
  }
}

function checkAddressGiven(quote: Quote, billingAddress: unknown): void {
  if (isVirtual(quote.items)) {
    const given = billingAddress as { countryId?: string } | undefined;
    if (given?.countryId || quote.billing.countryId) return;
    throw rejection(400, 'The billing address is missing. Set the address and try again.');
  }
  if (quote.shipping.countryId) return;
  throw rejection(400, 'The shipping address is missing. Set the address and try again.');
}

type PaymentSources = CheckoutSources & { readonly offered: readonly PaymentMethod[] };

/**
 * Writes how a cart is to be paid, and the address of the bill if there is one; runs inside a
 * transaction of its caller.
 * @throws 400 in Magento's words, and then nothing is written.
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
 * As `choosePayment`, for a cart that is about to be ordered.
 * @throws 400 besides for an empty cart and a mail address that is none.
 */
export function savePayment(quote: Quote, input: PaymentInput, sources: PaymentSources): void {
  const { email } = input;
  if (email !== undefined && !looksLikeMail.test(email))
    throw rejection(400, 'Invalid email format');
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
