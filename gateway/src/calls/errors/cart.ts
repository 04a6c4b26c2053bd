import { NO_ERROR_BODY } from '../../sources/commerce-rest/errors.ts';
import { byFieldName, byTemplate, type ErrorRule } from '../user-errors.ts';

const NO_CART_RULES: readonly ErrorRule[] = [
  ...byFieldName({ quoteId: 'cartId' }, { code: 'NO_ACTIVE_CART', status: 400 }),
  ...byFieldName({ cartId: 'cartId' }, { code: 'NO_ACTIVE_CART', status: 404 }),
  ...byFieldName({ cart: 'cartId' }),
];

/** Merging a guest's cart into the customer's: the error concerns the guest's cart. */
export const MERGE_RULES: readonly ErrorRule[] = NO_CART_RULES.map((rule) => ({
  ...rule,
  field: ['guestCartId'],
}));

export const SHIPPING_RULES: readonly ErrorRule[] = [
  ...NO_CART_RULES,
  ...byTemplate({
    'The shipping address is missing. Set the address and try again.': 'shippingAddress',
    'Carrier with such method not found: %1, %2': 'methodCode',
    'The shipping method is missing. Select the shipping method and try again.': 'methodCode',
    "Some addresses can't be used due to the configurations for specific countries.": null,
  }),
  ...byFieldName({ address: 'address', addressInformation: 'shippingAddress' }),
];

export const CODE_RULES: readonly ErrorRule[] = [
  ...NO_CART_RULES,
  ...byFieldName({ code: 'code' }),
  ...byTemplate({
    "The gift card code couldn't be added. Verify your information and try again.": 'code',
    'The "%1" Cart doesn\'t contain products.': null,
  }),
  { status: 404, code: 'BAD_USER_INPUT', field: ['code'] },
];

export const ITEM_ADD_RULES: readonly ErrorRule[] = [
  ...NO_CART_RULES,
  ...byTemplate(
    {
      'Product that you are trying to add is not available.': 'sku',
      'The requested qty is not available': 'sku',
      // While the index of the stock lags behind its sources.
      'There are no source items with the in stock status': 'sku',
      'This product is out of stock.': 'sku',
      // Magento 2.4.8.
      'Not enough items for sale': 'sku',
      'Product %name is out of stock.': 'sku',
    },
    { code: 'OUT_OF_STOCK' },
  ),
  ...byFieldName({ qty: 'quantity', sku: 'sku' }),
  // The custom option of a quote's payment: QUOTE_OPTION_ID names another one, or the id is too long.
  ...byTemplate({
    "The product's required option(s) weren't entered. Make sure the options are entered and try again.":
      'quoteId',
    'The text is too long. Shorten the text and try again.': 'quoteId',
    // The SKU of a configurable product instead of a variant's.
    'You need to choose options for your item.': 'sku',
    'The requested qty exceeds the maximum qty allowed in shopping cart': 'quantity',
  }),
  { status: 404, code: 'NOT_FOUND', field: ['sku'] },
];

export const ITEM_REMOVE_RULES: readonly ErrorRule[] = [
  ...NO_CART_RULES,
  { status: 404, code: 'NOT_FOUND', field: ['lineId'] },
  ...byFieldName({ item: 'lineId' }),
];

export const PAYMENT_RULES: readonly ErrorRule[] = [
  ...NO_CART_RULES,
  ...byTemplate(
    {
      'Some of the products are out of stock.': null,
      'The requested qty is not available': null,
      'There are no source items with the in stock status': null,
      // Magento 2.4.8.
      'Not enough items for sale': null,
      'The requested qty. is not available': null,
      'Product %name is out of stock.': null,
    },
    { code: 'OUT_OF_STOCK' },
  ),
  ...byTemplate({ 'Minimum order amount is %1': null }, { code: 'BELOW_MINIMUM' }),
  ...byTemplate({
    'The requested Payment Method is not available.': 'paymentMethod.code',
    'The payment method you requested is not available.': 'paymentMethod.code',
    'Enter a valid payment method and try again.': 'paymentMethod.code',
    // The status is 404 for a customer's cart if the coupon has expired since it was applied.
    "The coupon code isn't valid. Verify the code and try again.": null,
    "Some addresses can't be used due to the configurations for specific countries.": null,
    'Please check the shipping address information. %1': null,
    'Please check the billing address information. %1': null,
    'The shipping method is missing. Select the shipping method and try again.': null,
  }),
  // Of Magento's checks, the one for the minimum amount is left: with a text that editors have written.
  { isOrderCheck: true, code: 'BELOW_MINIMUM' },
  ...byFieldName({ paymentMethod: 'paymentMethod' }),
  ...byTemplate(
    { 'The Idempotency-Key was used with another payload.': 'idempotencyKey' },
    { code: 'IDEMPOTENCY_MISMATCH', status: 409 },
  ),
  ...byTemplate(
    {
      'Your card was declined.': null,
      'Your card was declined: insufficient funds.': null,
      "We couldn't take the payment. Try again.": null,
      'Your card details expired. Enter them again.': null,
      'Your card details were already used. Enter them again.': null,
      'The total has changed. Approve the payment again.': null,
      'The approval has expired. Request it again.': null,
      'The approval was made for another amount. Request it again.': null,
      // Spent with another order since it was applied.
      'The gift card balance has changed. Apply the gift card again.': null,
      'The gift card has no balance left.': null,
    },
    { code: 'PAYMENT_FAILED' },
  ),
  ...byTemplate({ 'Request the approval first.': null }),
  ...byTemplate({ 'Invalid email format': 'email' }),
  ...byFieldName({ email: 'email' }),
];

export const PROVIDER_RULES: readonly ErrorRule[] = [
  // A proxy's page says nothing about the cart; a missing cart would count as an order after a lost response.
  { status: 404, template: NO_ERROR_BODY, code: 'NOT_FOUND' },
  { status: 404, code: 'NO_ACTIVE_CART', field: ['cartId'] },
  ...byTemplate({ 'The shipping address is missing. Set the address and try again.': 'cartId' }),
  ...byTemplate(
    {
      'The approval has expired. Request it again.': 'token',
      'The approval was made for another amount. Request it again.': 'token',
    },
    { code: 'PAYMENT_FAILED' },
  ),
  ...byTemplate({ 'Request the approval first.': 'token' }),
  ...PAYMENT_RULES,
];

export const GIFT_CARD_RULES: readonly ErrorRule[] = [
  ...byTemplate(
    { "The gift card code couldn't be found. Verify your information and try again.": 'code' },
    { code: 'NOT_FOUND', status: 404 },
  ),
  ...byFieldName({ code: 'code' }),
];
