import type { OperationData } from '../../helpers/operation-data.ts';

const errors = 'userErrors { code message }';
const cart = 'id isActive lines { id sku } totals { grandTotal { amount } }';
const placed = `isPlaced orderNumber ${errors}`;

/** What a guest's browser asks. */
export const guest = {
  create: `mutation { payload: guestCartCreate { cart { id } ${errors} } }`,
  read: `query ($cartId: ID!) { cart: guestCart(cartId: $cartId) { ${cart} } }`,
  add: `mutation ($cartId: ID!, $sku: ID!) { payload: guestCartItemAdd(input: { cartId: $cartId, sku: $sku }) { ${errors} } }`,
  ship: `mutation ($cartId: ID!, $address: AddressInput!) { payload: guestCartShippingInformationSet(input: {
    cartId: $cartId, carrierCode: "flatrate", methodCode: "flatrate", shippingAddress: $address, billingAddress: $address
  }) { ${errors} } }`,
  place: `mutation ($cartId: ID!, $key: ID!, $email: String!, $payment: PaymentMethodInput!) { payload: guestCartOrderPlace(input: {
    cartId: $cartId, idempotencyKey: $key, email: $email, paymentMethod: $payment
  }) { ${placed} } }`,
} as const;

/** What a customer's browser asks. */
export const customer = {
  create: `mutation { payload: customerCartCreate { cart { id } ${errors} } }`,
  read: `{ cart: customerCart { ${cart} } }`,
  add: `mutation ($sku: ID!) { payload: customerCartItemAdd(input: { sku: $sku }) { ${errors} } }`,
  remove: `mutation ($lineId: ID!) { payload: customerCartItemRemove(input: { lineId: $lineId }) { ${errors} } }`,
  ship: `mutation ($address: AddressInput!) { payload: customerCartShippingInformationSet(input: {
    carrierCode: "flatrate", methodCode: "flatrate", shippingAddress: $address, billingAddress: $address
  }) { ${errors} } }`,
  place: `mutation ($key: ID!, $payment: PaymentMethodInput!) { payload: customerCartOrderPlace(input: {
    idempotencyKey: $key, paymentMethod: $payment
  }) { ${placed} } }`,
} as const;

/** What both ask to pay over time and by wallet. */
export const providers = {
  financing: `mutation ($cartId: ID!, $key: ID!, $token: ID!) { payload: financingOrderCreate(input: {
    cartId: $cartId, idempotencyKey: $key, token: $token
  }) { ${placed} } }`,
  walletToken: `query ($cartId: ID!) { payload: walletCheckoutToken(cartId: $cartId) { token ${errors} } }`,
  walletCapture: `mutation ($cartId: ID!, $token: ID!) { payload: walletPaymentCapture(input: {
    cartId: $cartId, walletOrderId: $token
  }) { isDone ${errors} } }`,
  wallet: `mutation ($cartId: ID!, $key: ID!, $token: ID!) { payload: walletOrderPlace(input: {
    cartId: $cartId, idempotencyKey: $key, walletOrderId: $token
  }) { ${placed} } }`,
} as const;

/** Products for sale of a page. */
export const products =
  'query ($page: Int!) { productSearch(pageSize: 60, page: $page) { products { sku isSalable typeId } } }';

/** An account and its token. */
export const accounts = {
  open: `mutation ($email: String!, $password: String!) { customerCreate(input: {
    email: $email, password: $password, firstName: "Ann", lastName: "Lee"
  }) { ${errors} } }`,
  signIn: `mutation ($email: String!, $password: String!) { customerSignIn(input: {
    email: $email, password: $password
  }) { token ${errors} } }`,
} as const;

/** What the operations name `payload`. */
export interface Payload {
  readonly isPlaced?: boolean;
  readonly isDone?: boolean;
  readonly orderNumber?: string | null;
  readonly token?: string | null;
  readonly cart?: { readonly id: string } | null;
  readonly userErrors: readonly { readonly code: string; readonly message: string }[];
}

/** What the operations name `cart`. */
export interface Cart {
  readonly id: string;
  readonly isActive: boolean;
  readonly lines: readonly { readonly id: string; readonly sku: string }[];
  readonly totals: { readonly grandTotal: { readonly amount: string } } | null;
}

/** The data of an operation of this file. */
export interface CheckoutData extends OperationData {
  readonly payload: Payload;
  readonly cart: Cart | null;
}
