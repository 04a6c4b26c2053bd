import { toCartAddress } from '../../calls/address.ts';
import type {
  AddressInput,
  PaymentMethodInput,
  ProviderOrderPayload,
  WalletContact,
} from '../../generated/types.ts';
import type { PaymentBody } from '../../sources/commerce-rest/cart-endpoints.ts';
import type {
  AuthorizedPayment,
  WalletOrderResponse,
} from '../../sources/commerce-rest/provider-endpoints.ts';

/** How to pay, as the back end takes it. */
export interface PaymentChoice {
  readonly paymentMethod?: PaymentMethodInput | null;
  readonly billingAddress?: AddressInput | null;
  /** A guest's mail address; a customer's is known. */
  readonly email?: string;
}

const toMethod = ({ code, purchaseOrderNumber, data }: PaymentMethodInput) => ({
  method: code,
  ...(purchaseOrderNumber ? { po_number: purchaseOrderNumber } : {}),
  ...(data.length === 0
    ? {}
    : { additional_data: Object.fromEntries(data.map(({ name, value }) => [name, value])) }),
});

/** The body of setting a payment and of placing an order. The mail address stands beside the method. */
export const toPaymentBody = ({
  paymentMethod,
  billingAddress,
  email,
}: PaymentChoice): PaymentBody => ({
  ...(email === undefined ? {} : { email }),
  ...(paymentMethod ? { paymentMethod: toMethod(paymentMethod) } : {}),
  ...(billingAddress ? { billingAddress: toCartAddress(billingAddress) } : {}),
});

/** An order that was made, as far as its id and number are told. */
export type PlacedOrder = Pick<ProviderOrderPayload, 'orderId' | 'orderNumber'>;

/** What the wallet ordered; null for nothing. */
export const toPlacedOrder = (answer: WalletOrderResponse): PlacedOrder | null =>
  answer.status === 1
    ? { orderId: answer.order_id ?? null, orderNumber: answer.increment_id ?? null }
    : null;

/** Whom an express order goes to; null when the back end does not say. */
export const toWalletContact = (answer: Partial<AuthorizedPayment>): WalletContact | null => {
  const { email, shipping_address: address } = answer;
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
};
