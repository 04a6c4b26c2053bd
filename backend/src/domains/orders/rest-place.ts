import { type Call, optional, type Route } from '../../shared/webapi/route.ts';
import { addressType } from '../cart/address.ts';
import { type CartOperation, type CartOwner, cartRoutes } from '../cart/operations.ts';
import { checkMethod, type PaymentInput, paymentMethodType, savePayment } from '../cart/payment.ts';
import type { PaymentChoice, Quote } from '../cart/types.ts';
import { toAttempt, toOwner } from './idempotency.ts';
import type { PlaceOrder } from './place.ts';
import { filledIn } from './rules.ts';
import type { PlaceDependencies } from './steps.ts';

type Dependencies = PlaceDependencies & { readonly orders: PlaceOrder };

async function payAndPlace(call: Call, owner: CartOwner, deps: Dependencies): Promise<number> {
  const { service, orders } = deps;
  const prepare = (): void => {
    const quote = owner.open(call);
    const input = call.args as unknown as PaymentInput;
    savePayment(quote, input, { ...service, offered: service.methods(quote) });
  };
  try {
    return await orders.place({
      prepare,
      open: () => owner.open(call),
      owner: toOwner(call),
      attempt: toAttempt(call),
      hasCardFields: true,
    });
  } catch (error) {
    throw filledIn(error);
  }
}

/** The cart of PUT …/order, with the payment method in the request or the stored one. */
function openWithPayment(call: Call, owner: CartOwner, { service }: Dependencies): Quote {
  const quote = owner.open(call);
  const payment = call.args.paymentMethod as Partial<PaymentChoice> | undefined;
  if (payment === undefined) return quote;
  if (quote.items.length > 0) checkMethod(payment.method, service.methods(quote));
  service.carts.change(quote.id, { payment: { ...payment, method: payment.method ?? '' } });
  return owner.open(call);
}

const operations = (deps: Dependencies): CartOperation[] => [
  {
    method: 'POST',
    path: '/payment-information',
    guestParameters: { email: { type: 'string' } },
    parameters: {
      paymentMethod: { type: paymentMethodType },
      billingAddress: optional(addressType),
    },
    handle: (call, owner) => payAndPlace(call, owner, deps),
  },
  {
    method: 'PUT',
    path: '/order',
    parameters: { paymentMethod: optional(paymentMethodType) },
    handle: (call, owner) =>
      deps.orders.place({
        owner: toOwner(call),
        open: () => openWithPayment(call, owner, deps),
        attempt: toAttempt(call),
        hasCardFields: false,
      }),
  },
];

/** The routes that place orders. Magento: payment-information and order, for both kinds of carts. */
export const placeRoutes = (deps: Dependencies): Route[] =>
  cartRoutes(operations(deps), deps.service.carts);
