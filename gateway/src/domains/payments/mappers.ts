import type { AddressInput, PaymentMethodInput } from '../../generated/types.ts';
import { toCartAddress } from '../../shared/address.ts';
import type { PaymentBody } from '../../sources/commerce-rest/cart-endpoints.ts';

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
