import type { ErrorRule } from '../user-errors.ts';
import { PRICE_ALERT_RULES, SAVED_SEARCH_RULES } from './alerts.ts';
import {
  CODE_RULES,
  ITEM_ADD_RULES,
  ITEM_REMOVE_RULES,
  MERGE_RULES,
  SHIPPING_RULES,
} from './cart.ts';
import { NEWSLETTER_RULES } from './content.ts';
import {
  ACCOUNT_RULES,
  ADDRESS_RULES,
  PASSWORD_CHANGE_RULES,
  PASSWORD_RESET_RULES,
  SIGN_IN_RULES,
} from './customer.ts';
import { GENERAL_RULES } from './general.ts';
import { GIFT_CARD_RULES } from './giftcards.ts';
import { RETURN_RULES } from './orders.ts';
import { PAYMENT_RULES, PROVIDER_RULES } from './payments.ts';
import {
  SELL_DRAFT_RULES,
  SELL_SHIPMENT_RULES,
  SELL_SUBMIT_RULES,
  SELL_UPDATE_RULES,
} from './sell.ts';
import { WISHLIST_RULES } from './wishlist.ts';

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
  'Every call': GENERAL_RULES,
};
