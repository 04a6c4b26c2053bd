import { type ErrorRule, GENERAL_RULES, NO_ROUTE_RULE } from '../user-errors.ts';
import {
  CODE_RULES,
  GIFT_CARD_RULES,
  ITEM_ADD_RULES,
  ITEM_REMOVE_RULES,
  MERGE_RULES,
  PAYMENT_RULES,
  PROVIDER_RULES,
  SHIPPING_RULES,
} from './cart.ts';
import {
  ACCOUNT_RULES,
  ADDRESS_RULES,
  NEWSLETTER_RULES,
  PASSWORD_CHANGE_RULES,
  PASSWORD_RESET_RULES,
  PRICE_ALERT_RULES,
  SAVED_SEARCH_RULES,
  SIGN_IN_RULES,
  WISHLIST_RULES,
} from './customer.ts';
import {
  RETURN_RULES,
  SELL_DRAFT_RULES,
  SELL_SHIPMENT_RULES,
  SELL_SUBMIT_RULES,
  SELL_UPDATE_RULES,
} from './sell.ts';

/** Every rule by the calls it is for; a call's own rules come before the general ones. */
export const ERROR_TABLE: Readonly<Record<string, readonly ErrorRule[]>> = {
  'Adding a line to a cart': ITEM_ADD_RULES,
  'Taking a line out of a cart': ITEM_REMOVE_RULES,
  'Addresses and shipping of a cart': SHIPPING_RULES,
  'Coupons and gift cards on a cart': CODE_RULES,
  "Moving a guest's cart into the customer's": MERGE_RULES,
  'Payment and placing an order': PAYMENT_RULES,
  'Wallet and financing': PROVIDER_RULES,
  'Asking for a return': RETURN_RULES,
  'The favorites': WISHLIST_RULES,
  'Price alerts': PRICE_ALERT_RULES,
  'Saved searches': SAVED_SEARCH_RULES,
  'The balance of a gift card': GIFT_CARD_RULES,
  'Signing up for the news': NEWSLETTER_RULES,
  'Signing in': SIGN_IN_RULES,
  'Opening and changing an account': ACCOUNT_RULES,
  'The address book': ADDRESS_RULES,
  'Changing the password': PASSWORD_CHANGE_RULES,
  'Resetting the password': PASSWORD_RESET_RULES,
  'Offering items to the shop': SELL_SUBMIT_RULES,
  'Moving and changing an offered item': SELL_UPDATE_RULES,
  'Parcels to the shop': SELL_SHIPMENT_RULES,
  'Unfinished submissions': SELL_DRAFT_RULES,
  'Every call, before its own': [NO_ROUTE_RULE],
  'Every call': GENERAL_RULES,
};

/** Codes of requests that are turned away before an operation runs, and what each means. */
export const REJECTION_CODES = {
  BAD_REQUEST:
    'The request cannot be read, is too large, or is none that its address takes: status 400, 405, 406, 408, 413, 415 or 431.',
  FORBIDDEN:
    'The operation is not registered with a gateway that runs no other ones, or a page of another site wants to use the session: status 403.',
  INTERNAL_SERVER_ERROR: 'A fault of the gateway itself: status 500.',
  NOT_FOUND: 'There is nothing at the address: status 404.',
  OVERLOADED:
    'The gateway is busy: status 503. Try again after the seconds that `Retry-After` names.',
  PERSISTED_QUERY_NOT_FOUND: 'No registered operation has the id: status 404.',
  RATE_LIMITED:
    'Too many streams are open: status 429. Try again after the seconds that `Retry-After` names.',
  UNAUTHENTICATED: "The operator's secret is missing or wrong: status 401.",
} as const;

/** Codes of operations that cannot run as requested. */
export const OPERATION_CODES = {
  BAD_USER_INPUT: 'A variable has a wrong value, or the operation costs too much.',
  GRAPHQL_PARSE_FAILED: 'The document is no GraphQL.',
  GRAPHQL_VALIDATION_FAILED: 'The document does not fit the schema, or is over a limit.',
  OPERATION_RESOLUTION_FAILURE:
    'The document does not have the operation that is named; the status is always 400.',
} as const;
