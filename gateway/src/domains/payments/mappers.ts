import { toCartAddress } from '../../calls/address.ts';
import type {
  AddressInput,
  OrderPlacePayload,
  PaymentMethodInput,
  ProviderOrderPayload,
  WalletContact,
} from '../../generated/types.ts';
import type { PaymentBody, PaymentInformationBody } from '../../sources/commerce-rest/cart.ts';
import type {
  AuthorizedPayment,
  WalletOrderResponse,
} from '../../sources/commerce-rest/payments.ts';

/** An order that was placed; its number is looked up only when the response selects it. */
export type OrderPlaceModel = Omit<OrderPlacePayload, 'orderNumber'> & {
  /** The masked id of a guest's cart, which keeps the number of its order; null for a customer. */
  readonly guestCartId: string | null;
};

/** How to pay. A customer's email address is known. */
export interface PaymentChoice {
  readonly paymentMethod?: PaymentMethodInput | null;
  readonly billingAddress?: AddressInput | null;
  readonly email?: string;
}

function toMethod({ code, purchaseOrderNumber, data }: PaymentMethodInput) {
  return {
    method: code,
    ...(purchaseOrderNumber ? { po_number: purchaseOrderNumber } : {}),
    ...(data.length === 0
      ? {}
      : { additional_data: Object.fromEntries(data.map(({ name, value }) => [name, value])) }),
  };
}

/** The body of placing an order. */
export function toPaymentBody({
  paymentMethod,
  billingAddress,
  email,
}: PaymentChoice): PaymentBody {
  return {
    ...(email === undefined ? {} : { email }),
    ...(paymentMethod ? { paymentMethod: toMethod(paymentMethod) } : {}),
    ...(billingAddress ? { billingAddress: toCartAddress(billingAddress) } : {}),
  };
}

/** The body of setting a payment, whose method has another key. */
export function toPaymentInformationBody({
  paymentMethod,
  ...payment
}: PaymentBody): PaymentInformationBody {
  return { ...payment, ...(paymentMethod && { payment_method: paymentMethod }) };
}

export type PlacedOrder = Pick<ProviderOrderPayload, 'orderId' | 'orderNumber'>;

/** What the wallet ordered; null for nothing. */
export function toPlacedOrder(response: WalletOrderResponse): PlacedOrder | null {
  return response.status === 1
    ? { orderId: response.order_id ?? null, orderNumber: response.increment_id ?? null }
    : null;
}

/** Whom an express order goes to; null when the back end does not say. */
export function toWalletContact(response: Partial<AuthorizedPayment>): WalletContact | null {
  const { email, shipping_address: address } = response;
  if (!email && !address) return null;
  const [line1, line2] = address?.street ?? [];
  return {
    email: email ?? null,
    firstName: address?.firstname ?? null,
    lastName: address?.lastname ?? null,
    line1: line1 ?? null,
    line2: line2 ?? null,
    city: address?.city ?? null,
    regionCode: address?.region_code ?? null,
    postalCode: address?.postcode ?? null,
    country: address?.country_id ?? null,
    phone: address?.telephone ?? null,
  };
}
