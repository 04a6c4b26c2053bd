import { noSuchEntity } from '../../shared/webapi/errors.ts';
import { type Call, optional } from '../../shared/webapi/route.ts';
import { addressType, givenAddress } from './address.ts';
import {
  ownShippingMethods,
  type ShippingInformation,
  saveBilling,
  saveShipping,
  shippingInformationType,
  shippingMethods,
  shippingMethodsTo,
} from './checkout.ts';
import { type CartOperation, type CartOwner, isError } from './operations.ts';
import { choosePayment, type PaymentInput, paymentMethodType, savePayment } from './payment.ts';
import type { CartService } from './service.ts';
import type { Quote } from './types.ts';
import { addressView } from './views.ts';

/** For an unknown guest cart, Magento's estimate service receives the number 0. */
function openForEstimate(call: Call, owner: CartOwner, { carts }: CartService): Quote {
  if (owner.kind === 'guest' && !carts.byMaskedId(String(call.args.cartId))) {
    throw noSuchEntity('cartId', 0);
  }
  return owner.open(call, 'number');
}

const shipping = (service: CartService): CartOperation[] => [
  {
    method: 'POST',
    path: '/estimate-shipping-methods',
    parameters: { address: addressType },
    handle: (call, owner) => {
      const quote = openForEstimate(call, owner, service);
      return shippingMethods(quote, givenAddress(call.args.address), service.findCoupon(quote));
    },
  },
  {
    only: 'mine',
    method: 'POST',
    path: '/estimate-shipping-methods-by-address-id',
    parameters: { addressId: 'int' },
    handle: (call, owner) =>
      shippingMethodsTo(owner.open(call), Number(call.args.addressId), service),
  },
  {
    method: 'GET',
    path: '/shipping-methods',
    handle: (call, owner) => {
      const quote = owner.open(call);
      return ownShippingMethods(quote, service.findCoupon(quote));
    },
  },
  {
    method: 'POST',
    path: '/shipping-information',
    parameters: { addressInformation: shippingInformationType },
    writes: true,
    handle: (call, owner) => {
      const quote = owner.open(call, 'number');
      const given = call.args.addressInformation as ShippingInformation;
      const failure = saveShipping(quote, given, service);
      return isError(failure) ? failure : service.paymentDetails(owner.open(call));
    },
  },
];

const billing = (service: CartService): CartOperation[] => [
  {
    method: 'GET',
    path: '/billing-address',
    handle: (call, owner) => addressView(owner.open(call).billing),
  },
  {
    method: 'POST',
    path: '/billing-address',
    parameters: {
      address: addressType,
      useForShipping: optional('boolean'),
    },
    writes: true,
    handle: (call, owner) => {
      const { address, useForShipping } = call.args;
      const given = { address, useForShipping: useForShipping === true };
      const id = saveBilling(owner.open(call), given, service);
      return owner.kind === 'guest' ? id : String(id);
    },
  },
];

const paymentOperations = (service: CartService): CartOperation[] => [
  {
    method: 'GET',
    path: '/payment-methods',
    handle: (call, owner) => {
      // Magento also lists them for a guest's cart after it was ordered.
      const ordered = owner.kind === 'guest' && service.carts.byMaskedId(String(call.args.cartId));
      return service.methods(ordered || owner.open(call));
    },
  },
  {
    method: 'GET',
    path: '/selected-payment-method',
    handle: (call, owner) => {
      const chosen = owner.open(call).payment;
      return (
        chosen && { method: chosen.method, ...(chosen.poNumber && { po_number: chosen.poNumber }) }
      );
    },
  },
  {
    method: 'PUT',
    path: '/selected-payment-method',
    parameters: { method: paymentMethodType },
    writes: true,
    handle: (call, owner) => {
      const quote = owner.open(call);
      const paymentMethod = call.args.method as PaymentInput['paymentMethod'];
      choosePayment(quote, { paymentMethod }, { ...service, offered: service.methods(quote) });
      return String(service.carts.paymentNumber(quote.id));
    },
  },
];

const paymentInformation = (service: CartService): CartOperation[] => [
  {
    method: 'GET',
    path: '/payment-information',
    handle: (call, owner) => service.paymentDetails(owner.open(call)),
  },
  {
    method: 'POST',
    path: '/set-payment-information',
    guestParameters: { email: 'string' },
    parameters: {
      paymentMethod: paymentMethodType,
      billingAddress: optional(addressType),
    },
    writes: true,
    handle: (call, owner) => {
      const quote = owner.open(call);
      const input = call.args as unknown as PaymentInput;
      savePayment(quote, input, { ...service, offered: service.methods(quote) });
      return true;
    },
  },
];

/** The checkout operations before the order is placed. Magento: /V1/guest-carts and /V1/carts/mine. */
export const checkoutOperations = (service: CartService): CartOperation[] => [
  ...shipping(service),
  ...billing(service),
  ...paymentOperations(service),
  ...paymentInformation(service),
];
