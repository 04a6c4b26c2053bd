import { dollars } from '../../shared/money.ts';
import { type InputOf, objectType } from '../../shared/webapi/data-type.ts';
import { badInput, rejection, WebapiError } from '../../shared/webapi/errors.ts';
import { addressType, canBeSaved, givenAddress, mergeAddress } from './address.ts';
import { type CartSources, savedAddress } from './customer-address.ts';
import type { Coupon } from './rates.ts';
import { isVirtual } from './rules.ts';
import { FLAT_RATE, flatRateCents } from './totals.ts';
import type { AddressData, AddressKind, CustomerSource, Quote } from './types.ts';

/** The shipping method in the arguments of shipping-information and totals-information. */
export const methodFields = {
  shippingMethodCode: 'string',
  shippingCarrierCode: 'string',
  extensionAttributes: objectType({}),
  customAttributes: 'attributes',
} as const;

const missingAddress = () =>
  rejection(400, 'The shipping address is missing. Set the address and try again.');

const isShipped = ({ items }: Quote): boolean => items.length > 0 && !isVirtual(items);

/** Shipping methods for an address; none without a country or without items to ship. */
export function shippingMethods(quote: Quote, address: AddressData, coupon: Coupon | undefined) {
  const cost = dollars(flatRateCents(quote.items, coupon));
  if (!address.countryId || !isShipped(quote)) return [];
  return [
    {
      carrier_code: 'flatrate',
      method_code: 'flatrate',
      carrier_title: 'Flat Rate',
      method_title: 'Fixed',
      amount: cost,
      base_amount: cost,
      available: true,
      error_message: '',
      price_excl_tax: cost,
      price_incl_tax: cost,
    },
  ];
}

/**
 * Shipping methods for the cart's own address.
 * @throws 400 if items must be shipped but the address is missing
 */
export function ownShippingMethods(quote: Quote, coupon: Coupon | undefined): object[] {
  if (isShipped(quote) && !quote.shipping.countryId) throw missingAddress();
  return shippingMethods(quote, quote.shipping, coupon);
}

/**
 * Shipping methods for a saved address of the customer.
 * @throws 400 if the address belongs to another customer and items must be shipped
 */
export function shippingMethodsTo(
  quote: Quote,
  addressId: number,
  {
    customers,
    findCoupon,
  }: CartSources & { readonly findCoupon: (quote: Quote) => Coupon | undefined },
): object[] {
  if (!isShipped(quote)) return [];
  const customer = customers.byId(quote.customerId ?? 0);
  const address = customer && savedAddress(customer, addressId);
  if (address === undefined) throw missingAddress();
  return shippingMethods(quote, address, findCoupon(quote));
}

function savedBy(
  { customerId }: Quote,
  { customerAddressId }: AddressData,
  customers: CustomerSource,
): AddressData | undefined {
  const customer = customerId === null ? undefined : customers.byId(customerId);
  return customer && savedAddress(customer, customerAddressId ?? null);
}

/** @throws 400 for an unknown country, or a saved address of another customer */
function checkAddress(quote: Quote, address: AddressData, { customers }: CartSources): void {
  const addressId = address.customerAddressId;
  if (addressId && savedBy(quote, address, customers) === undefined) {
    const isUnknown = quote.customerId !== null && !customers.addressExists(addressId);
    throw rejection(
      400,
      isUnknown ? 'Invalid address id ' : `Invalid customer address id ${addressId}`,
    );
  }
  if (!canBeSaved(address)) {
    throw rejection(400, 'The address failed to save. Verify the address and try again.');
  }
}

const ownerOfCart = ({ customerId, billing }: Quote): AddressData =>
  customerId === null ? {} : { customerId, email: billing.email ?? null };

/**
 * Merges an address into `earlier` and adds the owner. A referenced saved address takes precedence over given fields.
 */
function follow(
  quote: Quote,
  earlier: AddressData,
  { given, customers }: { given: AddressData; customers: CustomerSource },
): AddressData {
  const saved = Object.entries(savedBy(quote, given, customers) ?? {});
  return mergeAddress(
    { ...ownerOfCart(quote), ...earlier },
    { ...given, ...Object.fromEntries(saved.filter(([, value]) => value != null)) },
  );
}

/**
 * Updates a cart address in place; omitted fields are unchanged.
 * @throws 400 if it cannot be saved
 */
export function storeAddress(
  quote: Quote,
  kind: AddressKind,
  { given, sources }: { given: AddressData; sources: CartSources },
): void {
  checkAddress(quote, given, sources);
  const { carts, customers } = sources;
  carts.saveAddress(quote.id, kind, follow(quote, quote[kind], { given, customers }));
}

export const shippingInformationType = objectType({
  shippingAddress: addressType,
  billingAddress: addressType,
  ...methodFields,
});

export type ShippingInformation = InputOf<typeof shippingInformationType>;

function checkBeforeSaving(
  quote: Quote,
  addresses: readonly AddressData[],
  sources: CartSources,
): void {
  try {
    for (const address of addresses) checkAddress(quote, address, sources);
  } catch (error) {
    if (!(error instanceof WebapiError)) throw error;
    throw badInput('The shipping information was unable to be saved. Error: "%message"', {
      message: error.body.message,
    });
  }
}

/** Magento's 404 for a shipping method that is missing or not available. */
function noSuchMethod({ shippingCarrierCode, shippingMethodCode }: ShippingInformation) {
  if (!shippingMethodCode) {
    const message = 'The shipping method is missing. Select the shipping method and try again.';
    return rejection(404, message);
  }
  return rejection(404, 'Carrier with such method not found: %1, %2', [
    shippingCarrierCode ?? null,
    shippingMethodCode,
  ]);
}

const emptyCart = () =>
  rejection(
    400,
    "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
  );

/**
 * Saves addresses and method of POST …/shipping-information; for a virtual cart, only the billing address. If the
 * method is rejected, the addresses are still saved: the error is returned, and the caller throws it after the commit.
 */
export function saveShipping(
  quote: Quote,
  information: ShippingInformation,
  sources: CartSources,
): WebapiError | undefined {
  if (quote.items.length === 0) throw emptyCart();
  const shipping = givenAddress(information.shippingAddress);
  if (!shipping.countryId) throw missingAddress();
  const billing = information.billingAddress ? givenAddress(information.billingAddress) : undefined;
  checkBeforeSaving(quote, billing ? [billing, shipping] : [shipping], sources);
  if (billing) storeAddress(quote, 'billing', { given: billing, sources });
  if (isVirtual(quote.items)) return undefined;
  storeAddress(quote, 'shipping', { given: shipping, sources });
  const method = `${information.shippingCarrierCode}_${information.shippingMethodCode}`;
  const offered = method === FLAT_RATE.method;
  sources.carts.change(quote.id, { shippingMethod: offered ? method : null });
  return offered ? undefined : noSuchMethod(information);
}

/** Replaces the billing address; `useForShipping` resets the shipping method. */
export function saveBilling(
  quote: Quote,
  { address, useForShipping }: { address: unknown; useForShipping: boolean },
  sources: CartSources,
): number {
  const billing = givenAddress(address);
  try {
    checkAddress(quote, billing, sources);
  } catch {
    throw rejection(400, 'The address failed to save. Verify the address and try again.');
  }
  const { carts, customers } = sources;
  const fresh = { ...follow(quote, {}, { given: billing, customers }), sameAsBilling: 0 };
  if (useForShipping) {
    carts.replaceAddress(quote.id, 'shipping', { ...fresh, sameAsBilling: 1 });
    carts.change(quote.id, { shippingMethod: null });
  }
  return carts.replaceAddress(quote.id, 'billing', fresh);
}
