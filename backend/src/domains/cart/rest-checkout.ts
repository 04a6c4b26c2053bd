import { noSuchEntity } from '../../shared/webapi/errors.ts';
import { optional } from '../../shared/webapi/route.ts';
import { addressType, givenAddress } from './address.ts';
import {
  ownShippingMethods,
  saveBilling,
  saveShipping,
  shippingInformationType,
  shippingMethods,
  shippingMethodsTo,
} from './checkout.ts';
import { type CartCall, type CartOperation, cartRead, cartWrite, isError } from './operations.ts';
import { choosePayment, type PaymentInput, paymentMethodType, savePayment } from './payment.ts';
import type { CartService } from './service.ts';
import type { Quote } from './types.ts';
import { addressView } from './views.ts';

/** For an unknown guest cart, Magento's estimate service receives the number 0. */
function openForEstimate({ kind, findGuest, open }: CartCall<unknown>): Quote {
  if (kind === 'guest' && !findGuest()) throw noSuchEntity('cartId', 0);
  return open('number');
}

const shipping = (service: CartService): CartOperation[] => [
  cartRead.post('/estimate-shipping-methods', { address: addressType }, (call) => {
    const quote = openForEstimate(call);
    return shippingMethods(quote, givenAddress(call.args.address), service.findCoupon(quote));
  }),
  cartRead.post(
    '/estimate-shipping-methods-by-address-id',
    { addressId: 'int' },
    ({ args, open }) => shippingMethodsTo(open(), args.addressId, service),
    { only: 'mine' },
  ),
  cartRead.get('/shipping-methods', {}, ({ open }) => {
    const quote = open();
    return ownShippingMethods(quote, service.findCoupon(quote));
  }),
  cartWrite.post(
    '/shipping-information',
    { addressInformation: shippingInformationType },
    ({ args, open }) => {
      const failure = saveShipping(open('number'), args.addressInformation, service);
      return isError(failure) ? failure : service.paymentDetails(open());
    },
  ),
];

const billing = (service: CartService): CartOperation[] => [
  cartRead.get('/billing-address', {}, ({ open }) => addressView(open().billing)),
  cartWrite.post(
    '/billing-address',
    { address: addressType, useForShipping: optional('boolean') },
    ({ args: { address, useForShipping }, kind, open }) => {
      const choice = { address, useForShipping: useForShipping === true };
      const id = saveBilling(open(), choice, service);
      return kind === 'guest' ? id : String(id);
    },
  ),
];

const payment = (service: CartService): CartOperation[] => [
  // Magento also lists them for a guest's cart after it was ordered.
  cartRead.get('/payment-methods', {}, ({ open, findGuest }) =>
    service.methods(findGuest() ?? open()),
  ),
  cartRead.get('/selected-payment-method', {}, ({ open }) => {
    const chosen = open().payment;
    return (
      chosen && { method: chosen.method, ...(chosen.poNumber && { po_number: chosen.poNumber }) }
    );
  }),
  cartWrite.put('/selected-payment-method', { method: paymentMethodType }, ({ args, open }) => {
    const quote = open();
    const paymentMethod = args.method as PaymentInput['paymentMethod'];
    choosePayment(quote, { paymentMethod }, { ...service, offered: service.methods(quote) });
    return String(service.carts.paymentNumber(quote.id));
  }),
  cartRead.get('/payment-information', {}, ({ open }) => service.paymentDetails(open())),
  cartWrite.post(
    '/set-payment-information',
    { paymentMethod: paymentMethodType, billingAddress: optional(addressType) },
    ({ args, open }) => {
      const quote = open();
      const input = args as unknown as PaymentInput;
      savePayment(quote, input, { ...service, offered: service.methods(quote) });
      return true;
    },
    { guestParameters: { email: 'string' } },
  ),
];

/** The checkout operations before the order is placed. Magento: /V1/guest-carts and /V1/carts/mine. */
export const checkoutOperations = (service: CartService): CartOperation[] => [
  ...shipping(service),
  ...billing(service),
  ...payment(service),
];
