import {
  CODE_RULES,
  GIFT_CARD_RULES,
  ITEM_ADD_RULES,
  ITEM_REMOVE_RULES,
  MERGE_RULES,
  PAYMENT_RULES,
  PROVIDER_RULES,
  SHIPPING_RULES,
} from '../src/calls/errors/cart.ts';
import {
  ACCOUNT_RULES,
  ADDRESS_RULES,
  NEWSLETTER_RULES,
  PASSWORD_CHANGE_RULES,
  PASSWORD_RESET_RULES,
  PRICE_ALERT_RULES,
  RESET_REQUEST_RULES,
  RETURN_RULES,
  SAVED_SEARCH_RULES,
  SIGN_IN_RULES,
  WISHLIST_RULES,
} from '../src/calls/errors/customer.ts';
import {
  SELL_DRAFT_RULES,
  SELL_SHIPMENT_RULES,
  SELL_SUBMIT_RULES,
  SELL_UPDATE_RULES,
} from '../src/calls/errors/sell.ts';
import { type ErrorRule, FIRST_RULES, GENERAL_RULES } from '../src/calls/user-errors.ts';

/** All rules by endpoint; an endpoint's own rules precede the general ones. */
export const ERROR_TABLE: Readonly<Record<string, readonly ErrorRule[]>> = {
  'Adding a line to a cart': ITEM_ADD_RULES,
  'Removing a line from a cart': ITEM_REMOVE_RULES,
  'Addresses and shipping of a cart': SHIPPING_RULES,
  'Coupons and gift cards on a cart': CODE_RULES,
  "Merging a guest cart into the customer's cart": MERGE_RULES,
  'Payment and placing an order': PAYMENT_RULES,
  'Wallet and financing': PROVIDER_RULES,
  'Requesting a return': RETURN_RULES,
  Favorites: WISHLIST_RULES,
  'Price alerts': PRICE_ALERT_RULES,
  'Saved searches': SAVED_SEARCH_RULES,
  'Gift card balance': GIFT_CARD_RULES,
  'Subscribing to the newsletter': NEWSLETTER_RULES,
  'Sign-in': SIGN_IN_RULES,
  'Creating and changing an account': ACCOUNT_RULES,
  'Address book': ADDRESS_RULES,
  'Changing the password': PASSWORD_CHANGE_RULES,
  'Requesting a password reset': RESET_REQUEST_RULES,
  'Resetting the password': PASSWORD_RESET_RULES,
  'Submitting items for sale': SELL_SUBMIT_RULES,
  'Changing a submitted item': SELL_UPDATE_RULES,
  'Shipments to the shop': SELL_SHIPMENT_RULES,
  'Drafts of submissions': SELL_DRAFT_RULES,
  'All endpoints, before their own rules': FIRST_RULES,
  'All endpoints': GENERAL_RULES,
};

/** Codes of requests that are rejected before an operation runs. */
export const REJECTION_CODES = {
  BAD_REQUEST:
    'The request is malformed, too large, or not supported by its URL: status 400, 405, 406, 408, 413, 415 or 431.',
  FORBIDDEN:
    'The operation is not registered and the gateway runs registered operations only, or a request from another site uses the session: status 403.',
  INTERNAL_SERVER_ERROR:
    'An internal error of the gateway, or a response that exceeds the limit: status 500.',
  NOT_FOUND: 'The URL does not exist: status 404.',
  OVERLOADED:
    'The gateway is overloaded: status 503. Retry after the number of seconds in `Retry-After`.',
  PERSISTED_QUERY_NOT_FOUND: 'No registered operation has this id: status 404.',
  RATE_LIMITED:
    'Too many streams are open: status 429. Retry after the number of seconds in `Retry-After`.',
  UNAUTHENTICATED: 'The operator secret is missing or wrong: status 401.',
} as const;

/** Codes of invalid operations. */
export const OPERATION_CODES = {
  BAD_USER_INPUT: 'A variable has an invalid value, or the operation exceeds the cost limit.',
  GRAPHQL_PARSE_FAILED: 'The document is not valid GraphQL syntax.',
  GRAPHQL_VALIDATION_FAILED: 'The document does not match the schema, or exceeds a limit.',
  OPERATION_RESOLUTION_FAILURE:
    'The document does not contain the named operation; the status is always 400.',
} as const;
