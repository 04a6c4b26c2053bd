/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** A postal address as a form has it. What the back end does not know is never sent to it. */
export type AddressInput = {
  /** Name of the city or town. */
  city?: string | null | undefined;
  /** Company. */
  company?: string | null | undefined;
  /** Country, ISO 3166-1 alpha-2, such as `US`. */
  country?: string | number | null | undefined;
  /** Mail address; for carts of guests. */
  email?: string | null | undefined;
  /** First name. */
  firstName?: string | null | undefined;
  /** Last name. */
  lastName?: string | null | undefined;
  /** First line of the street. */
  line1?: string | null | undefined;
  /** Second line of the street. */
  line2?: string | null | undefined;
  /** Telephone number. */
  phone?: string | null | undefined;
  /** Postal code. */
  postalCode?: string | null | undefined;
  /** State or province by name; where the country lists its regions, send regionId too. An empty text alone takes the region away. */
  region?: string | null | undefined;
  /** Short code of the state or province, such as `CA`. */
  regionCode?: string | null | undefined;
  /** The back end's id of the state or province. */
  regionId?: string | number | null | undefined;
};

/** How the shop tells people from machines when an account is opened. */
export type CaptchaKind =
  /** Nothing is asked. */
  | 'NONE'
  /** A puzzle that the browser solves unseen; ask for it with captchaChallenge. */
  | 'PROOF_OF_WORK'
  /** Google's reCAPTCHA, invisible. */
  | 'RECAPTCHA';

/** Whether a cart line can still be bought. A sold line never blocks reading, adding to or emptying the cart. */
export type CartLineAvailability =
  /** It can be bought. */
  | 'AVAILABLE'
  /** Somebody else has bought it. */
  | 'SOLD';

/** ISO 4217 currency codes the shop sells in. */
export type CurrencyCode =
  /** US dollar. */
  | 'USD';

/** An address for the address book. */
export type CustomerAddressCreateInput = {
  /** The address. */
  address: AddressInput;
  /** Whether orders are billed to it unless told otherwise. */
  isDefaultBilling?: boolean;
  /** Whether orders are shipped to it unless told otherwise. */
  isDefaultShipping?: boolean;
};

/** Which address to take out. */
export type CustomerAddressDeleteInput = {
  /** The address's id. */
  addressId: string | number;
};

/** What to change of an address. */
export type CustomerAddressUpdateInput = {
  /** What to change; what is left out stays. */
  address: AddressInput;
  /** The address's id. */
  addressId: string | number;
};

/** What customerCartBillingAddressSet takes. */
export type CustomerCartBillingAddressSetInput = {
  /** The address. */
  address: AddressInput;
  /** Whether it is shipped there too. The way to ship has then to be set again. */
  useForShipping?: boolean;
};

/** What customerCartCouponApply takes. */
export type CustomerCartCouponApplyInput = {
  /** The coupon's code. */
  code: string | number;
};

/** What customerCartCouponRemove takes. */
export type CustomerCartCouponRemoveInput = {
  /** Any text; it is of no use here and may be left out. */
  clientMutationId?: string | null | undefined;
};

/** What customerCartGiftCardApply takes. */
export type CustomerCartGiftCardApplyInput = {
  /** The gift card's code. */
  code: string | number;
};

/** What customerCartGiftCardRemove takes. */
export type CustomerCartGiftCardRemoveInput = {
  /** The gift card's code. */
  code: string | number;
};

/** What to put into the customer's cart. */
export type CustomerCartItemAddInput = {
  /** How many, 1 or more. Real items are one of a kind. */
  quantity?: number;
  /** The quote id of a virtual product; leave out for others. */
  quoteId?: string | null | undefined;
  /** The product's sku. */
  sku: string | number;
};

/** Which line to take out of the customer's cart. */
export type CustomerCartItemRemoveInput = {
  /** The line's id. */
  lineId: string | number;
};

/** A customer's order. */
export type CustomerCartOrderPlaceInput = {
  /** Any text of the client's own making, new for each order and the same for each try of it. */
  idempotencyKey: string | number;
  /** How to pay; left out, what was set before. */
  paymentMethod?: PaymentMethodInput | null | undefined;
};

/** How the customer's cart is paid. */
export type CustomerCartPaymentInformationSetInput = {
  /** The address it is billed to; may be set before. */
  billingAddress?: AddressInput | null | undefined;
  /** How to pay. */
  paymentMethod: PaymentMethodInput;
};

/** What customerCartShippingInformationSet takes. */
export type CustomerCartShippingInformationSetInput = {
  /** The address it is billed to; may be set later. */
  billingAddress?: AddressInput | null | undefined;
  /** The carrier, from the estimate. */
  carrierCode: string | number;
  /** The carrier's way to ship, from the estimate. */
  methodCode: string | number;
  /** Where to. */
  shippingAddress: AddressInput;
};

/** What customerCartShippingMethodsEstimate takes. */
export type CustomerCartShippingMethodsEstimateInput = {
  /** Where to. A country is enough; the more is known the better the estimate. */
  address: AddressInput;
};

/** Who opens an account. */
export type CustomerCreateInput = {
  /** The captcha's answer, used once: the base64 text of ALTCHA's payload, or reCAPTCHA's token. Left out where signInSettings says NONE. */
  captcha?: string | null | undefined;
  /** Mail address. */
  email: string;
  /** First name. */
  firstName: string;
  /** Whether the shop's news are mailed to them. */
  isSubscribed?: boolean;
  /** Last name. */
  lastName: string;
  /** Password: at least 8 characters of three kinds, unless the shop says otherwise. */
  password: string;
};

/** Which address is used unless told otherwise. */
export type CustomerDefaultAddressSetInput = {
  /** The address's id. */
  addressId: string | number;
  /** Bill to it. */
  forBilling?: boolean;
  /** Ship to it. */
  forShipping?: boolean;
};

/** The old and the new password. */
export type CustomerPasswordChangeInput = {
  /** The password so far. */
  currentPassword: string;
  /** The new one. */
  newPassword: string;
};

/** A new password with the token of the mail. */
export type CustomerPasswordResetInput = {
  /** The account's mail address. */
  email: string;
  /** The new password. */
  newPassword: string;
  /** The token from the mail's link. */
  resetToken: string;
};

/** Who forgot the password. */
export type CustomerPasswordResetRequestInput = {
  /** The account's mail address. */
  email: string;
};

/** What to send back. */
export type CustomerReturnRequestInput = {
  /** Ids of the order's lines. */
  itemIds: Array<string | number>;
  /** The order's id. */
  orderId: string | number;
  /** Why the items come back, in the customer's words. */
  reason: string;
};

/** Who signs in. */
export type CustomerSignInInput = {
  /** The mail address. */
  email: string;
  /** The masked id of the guest cart so far; its lines move into the customer's cart. */
  guestCartId?: string | number | null | undefined;
  /** The password. */
  password: string;
};

/** Who signs in with Facebook. */
export type CustomerSignInWithFacebookInput = {
  /** Facebook's access token. */
  accessToken: string;
  /** The masked id of the guest cart so far; its lines move into the customer's cart. */
  guestCartId?: string | number | null | undefined;
};

/** Who signs in with Google. */
export type CustomerSignInWithGoogleInput = {
  /** Mail address at Google. */
  email: string;
  /** First name at Google. */
  firstName: string;
  /** The user's id at Google. */
  googleId: string | number;
  /** The masked id of the guest cart so far; its lines move into the customer's cart. */
  guestCartId?: string | number | null | undefined;
  /** Last name at Google. */
  lastName: string;
  /** Google's token. */
  token: string;
};

/** What to change of the account. */
export type CustomerUpdateInput = {
  /** The password so far; asked of the back end before the mail address changes. A wrong one is a user error and does not end the session. */
  currentPassword?: string | null | undefined;
  /** Mail address. Another one than before needs the current password. */
  email?: string | null | undefined;
  /** First name. */
  firstName?: string | null | undefined;
  /** Whether the shop's news are mailed to them. */
  isSubscribed?: boolean | null | undefined;
  /** Last name. */
  lastName?: string | null | undefined;
};

/** What went wrong, for programs. New codes may be added: treat an unknown one as BAD_USER_INPUT. */
export type ErrorCode =
  /** The input was refused; message says why. */
  | 'BAD_USER_INPUT'
  /** The session's customer may not do this. */
  | 'FORBIDDEN'
  /** The idempotency key was used before, with another payload: take a new key for another order. */
  | 'IDEMPOTENCY_MISMATCH'
  /** The thing asked for does not exist, or is not yours. */
  | 'NOT_FOUND'
  /** The commerce back end that is configured does not offer this. */
  | 'NOT_SUPPORTED'
  /** The cart does not exist or is no longer active: create a new one. */
  | 'NO_ACTIVE_CART'
  /** The item is sold or not available in the wanted quantity. */
  | 'OUT_OF_STOCK'
  /** The payment provider did not pay: nothing was ordered, and no money is kept. */
  | 'PAYMENT_FAILED'
  /** It is not known yet whether the payment was made: send the same call with the same key again in a moment. */
  | 'PAYMENT_PENDING'
  /** Too many attempts; wait and try again. */
  | 'RATE_LIMITED'
  /** This needs a signed-in customer, or the session has ended. */
  | 'UNAUTHENTICATED';

/** A cart and the approval of the financing provider. */
export type FinancingOrderCreateInput = {
  /** The cart: a guest's masked id, or the customer's Cart.id. */
  cartId: string | number;
  /** Any text of the client's own making, new for each order and the same for each try of it. */
  idempotencyKey: string | number;
  /** The provider's token, `payment_method_nonce` of its approval page; for one order. */
  token: string | number;
};

/** Which gift card. */
export type GiftCardBalanceCheckInput = {
  /** The card's code; case and outer spaces do not matter. */
  code: string;
};

/** Why the balance of a gift card changed. */
export type GiftCardChangeReason =
  /** The card was issued. */
  | 'ISSUED'
  /** An order was paid with it. */
  | 'REDEEMED'
  /** An order that was paid with it was called off. */
  | 'RETURNED';

/** What guestCartBillingAddressSet takes. */
export type GuestCartBillingAddressSetInput = {
  /** The address. */
  address: AddressInput;
  /** The masked id of the cart. */
  cartId: string | number;
  /** Whether it is shipped there too. The way to ship has then to be set again. */
  useForShipping?: boolean;
};

/** What guestCartCouponApply takes. */
export type GuestCartCouponApplyInput = {
  /** The masked id of the cart. */
  cartId: string | number;
  /** The coupon's code. */
  code: string | number;
};

/** What guestCartCouponRemove takes. */
export type GuestCartCouponRemoveInput = {
  /** The masked id of the cart. */
  cartId: string | number;
};

/** What guestCartGiftCardApply takes. */
export type GuestCartGiftCardApplyInput = {
  /** The masked id of the cart. */
  cartId: string | number;
  /** The gift card's code. */
  code: string | number;
};

/** What guestCartGiftCardRemove takes. */
export type GuestCartGiftCardRemoveInput = {
  /** The masked id of the cart. */
  cartId: string | number;
  /** The gift card's code. */
  code: string | number;
};

/** What to put into a guest cart. */
export type GuestCartItemAddInput = {
  /** The masked id of the cart. */
  cartId: string | number;
  /** How many, 1 or more. Real items are one of a kind. */
  quantity?: number;
  /** The quote id of a virtual product; leave out for others. */
  quoteId?: string | null | undefined;
  /** The product's sku. */
  sku: string | number;
};

/** Which line to take out of a guest cart. */
export type GuestCartItemRemoveInput = {
  /** The masked id of the cart. */
  cartId: string | number;
  /** The line's id. */
  lineId: string | number;
};

/** A guest's order. */
export type GuestCartOrderPlaceInput = {
  /** The address it is billed to; may be set before. */
  billingAddress?: AddressInput | null | undefined;
  /** The masked id of the cart. */
  cartId: string | number;
  /** The guest's mail address. */
  email: string;
  /** Any text of the client's own making, new for each order and the same for each try of it. */
  idempotencyKey: string | number;
  /** How to pay. */
  paymentMethod: PaymentMethodInput;
};

/** How a guest's cart is paid. */
export type GuestCartPaymentInformationSetInput = {
  /** The address it is billed to; may be set before. */
  billingAddress?: AddressInput | null | undefined;
  /** The masked id of the cart. */
  cartId: string | number;
  /** The guest's mail address. */
  email: string;
  /** How to pay. */
  paymentMethod: PaymentMethodInput;
};

/** What guestCartShippingInformationSet takes. */
export type GuestCartShippingInformationSetInput = {
  /** The address it is billed to; may be set later. */
  billingAddress?: AddressInput | null | undefined;
  /** The carrier, from the estimate. */
  carrierCode: string | number;
  /** The masked id of the cart. */
  cartId: string | number;
  /** The carrier's way to ship, from the estimate. */
  methodCode: string | number;
  /** Where to. */
  shippingAddress: AddressInput;
};

/** What guestCartShippingMethodsEstimate takes. */
export type GuestCartShippingMethodsEstimateInput = {
  /** Where to. A country is enough; the more is known the better the estimate. */
  address: AddressInput;
  /** The masked id of the cart. */
  cartId: string | number;
};

/** A parcel that a guest ships for an owner. */
export type GuestSellShipmentCreateInput = {
  /** Who carries it. */
  carrier?: SellCarrier;
  /** The owner's mail address. */
  email: string;
  /** The items' ship codes, 1 to 20; hyphens and case do not count. */
  itemCodes: Array<string | number>;
  /** Where it comes from. */
  sender: SellSenderInput;
  /** The carrier's number; required unless the shop pays. */
  trackingNumber?: string | number | null | undefined;
};

/** Who can vouch for a customer. */
export type IdentityProviderName =
  /** Facebook: customerSignInWithFacebook takes its access token. */
  | 'FACEBOOK'
  /** Google: customerSignInWithGoogle takes its id token. */
  | 'GOOGLE';

/** Who wants the shop's news. */
export type NewsletterSubscribeInput = {
  /** The mail address. */
  email: string;
};

/** How far a return is. */
export type OrderReturnStatus =
  /** The shop does not take the items back. */
  | 'DECLINED'
  /** The items are back. */
  | 'RECEIVED'
  /** The money was paid back. */
  | 'REFUNDED'
  /** It was asked for. */
  | 'REQUESTED';

/** How far an order is. */
export type OrderState =
  /** It was called off. */
  | 'CANCELED'
  /** It was paid back. */
  | 'CLOSED'
  /** It was shipped. */
  | 'COMPLETE'
  /** The shop holds it. */
  | 'HOLDED'
  /** It was placed. */
  | 'NEW'
  /** Its payment is being looked at. */
  | 'PAYMENT_REVIEW'
  /** It waits for its payment. */
  | 'PENDING_PAYMENT'
  /** It is being prepared. */
  | 'PROCESSING';

/** One thing that a way to pay needs to know, such as a provider's token. */
export type PaymentDataInput = {
  /** Its name. */
  name: string;
  /** Its value. */
  value: string;
};

/** How to pay. */
export type PaymentMethodInput = {
  /** Code of the way to pay, from Cart.paymentMethods. */
  code: string | number;
  /** What the way to pay needs besides. */
  data?: Array<PaymentDataInput>;
  /** Number of a purchase order, for the way to pay of that kind. */
  purchaseOrderNumber?: string | null | undefined;
};

/** Which product to watch. */
export type PriceAlertAddInput = {
  /** The product's sku. */
  sku: string | number;
};

/** Which price alert to take back. */
export type PriceAlertRemoveInput = {
  /** The alert's id. */
  id: string | number;
};

/** A price range in US dollars, both ends inclusive. */
export type PriceRangeInput = {
  /** Highest price in dollars; null for no limit. */
  max?: string | null | undefined;
  /** Lowest price in dollars; null for no limit. */
  min?: string | null | undefined;
};

/** Whether a product can be bought. */
export type ProductAvailability =
  /** On sale: one piece, first come, first served. */
  | 'AVAILABLE'
  /** Sold recently; its price is no longer shown. */
  | 'RECENTLY_SOLD';

/** Items whose attribute has any of the given values. Several filters narrow each other. */
export type ProductFilterInput = {
  /** The attribute's code, one of `filterableAttributes`. */
  code: string;
  /** Values, any of which may match; at most 50. */
  values: Array<string>;
};

/** Orders a product list can have. */
export type ProductSort =
  /** Newest first. */
  | 'CREATED_DESC'
  /** Name from A to Z. The default without a search term. */
  | 'NAME_ASC'
  /** Name from Z to A. */
  | 'NAME_DESC'
  /** Lowest price first. */
  | 'PRICE_ASC'
  /** Highest price first. */
  | 'PRICE_DESC'
  /** Best match first. */
  | 'RELEVANCE';

/** Which search to save. */
export type SavedSearchAddInput = {
  /** Its name. */
  name: string;
  /** Address of its listing: a path of the shop and the parameters of the search page. */
  query: string;
};

/** Which saved search to take back. */
export type SavedSearchRemoveInput = {
  /** The search's id. */
  id: string | number;
};

/** What the viewer may do with an item now. */
export type SellAction =
  /** Accept the current offer, and choose how to be paid. By sellItemUpdate with a move. */
  | 'ACCEPT'
  /** Ask for another quote after one was declined. By sellItemUpdate with a move. */
  | 'ASK_AGAIN'
  /** Take an acceptance back while the item is not shipped. By sellItemUpdate with a move. */
  | 'CANCEL'
  /** Say what one would accept instead. By sellItemUpdate with a move. */
  | 'COUNTER'
  /** Decline the current offer, with a reason. By sellItemUpdate with a move. */
  | 'DECLINE'
  /** Change words and photos. By sellItemUpdate with details. */
  | 'EDIT'
  /** Have the parcel's label mailed once more. By sellShipmentLabelEmail. */
  | 'EMAIL_LABEL'
  /** Put it into a parcel. By sellShipmentCreate. */
  | 'SHIP'
  /** Take a submission back before its quote is ready. By sellItemUpdate with a move. */
  | 'WITHDRAW';

/** Who did something to an item. */
export type SellActor =
  /** Time: an offer has lapsed. */
  | 'CLOCK'
  /** Its owner. */
  | 'CUSTOMER'
  /** A guest who shipped it. */
  | 'GUEST'
  /** The shop's staff. */
  | 'STAFF';

/** An answer about one part of an item. */
export type SellAnswerInput = {
  /** What is to be said about it, at most 200 characters. */
  answer: string;
  /** The part, such as `exterior`, from sellTerms. */
  part: string;
};

/** Who carries a parcel. */
export type SellCarrier =
  /** DHL, paid by the sender. */
  | 'DHL'
  /** FedEx, paid by the sender. */
  | 'FEDEX'
  /** Another one, paid by the sender. */
  | 'OTHER'
  /** The shop pays, insures and numbers the parcel. */
  | 'PREPAID'
  /** UPS, paid by the sender. */
  | 'UPS'
  /** USPS, paid by the sender. */
  | 'USPS';

/** How the owner may be reached about a submission. */
export type SellContactInput = {
  /** Name of the person to ask back. */
  name?: string | null | undefined;
  /** Telephone number. */
  phone?: string | null | undefined;
  /** The way that is liked best, such as `mail` or `phone`. */
  preferred?: string | null | undefined;
};

/** Which draft to forget. */
export type SellDraftDeleteInput = {
  /** The draft's id. */
  draftId: string | number;
};

/** A draft to keep. */
export type SellDraftSaveInput = {
  /** How the owner may be reached. */
  contact?: SellContactInput | null | undefined;
  /** The draft that is replaced; left out, a new one is made. */
  draftId?: string | number | null | undefined;
  /** The items so far, at most 20. */
  items: Array<SellItemDetailsInput>;
  /** The step at which its owner leaves it, at most 40 characters. */
  step?: string | null | undefined;
};

/** What to change about an item; what is left out stays. */
export type SellItemDetailsInput = {
  /** Answers about its parts. */
  answers?: Array<SellAnswerInput> | null | undefined;
  /** What the owner would like to have, in dollars; null takes an earlier price back. */
  askingPrice?: string | null | undefined;
  /** The category, from sellTerms. */
  category?: string | null | undefined;
  /** The colour. */
  color?: string | null | undefined;
  /** Code of the condition, from sellTerms. */
  condition?: string | null | undefined;
  /** The designer's name, from sellDesigners. */
  designer?: string | null | undefined;
  /** What comes with it, from sellTerms. */
  extras?: Array<string> | null | undefined;
  /** The material. */
  material?: string | null | undefined;
  /** The model, at most 120 characters. */
  model?: string | null | undefined;
  /** More words, at most 2,000 characters. */
  notes?: string | null | undefined;
  /** Ids of uploaded photos in order. */
  photoIds?: Array<string | number> | null | undefined;
  /** The size. */
  size?: string | null | undefined;
};

/** What a list of items may be narrowed to: a status, or one of the two named lists. */
export type SellItemFilter =
  /** The shop has the item and inspects it. */
  | 'ITEM_RECEIVED'
  /** The item went back to its owner. */
  | 'ITEM_RETURNED'
  /** Submitted; the shop has not named a price yet. */
  | 'NEW_QUOTE_REQUESTED'
  /** The owner has declined the offer after inspection. */
  | 'OFFER_DECLINED'
  /** After inspection the shop offers something else; the owner answers. */
  | 'OFFER_READY_FOR_REVIEW'
  /** The shop sells the item for its owner. */
  | 'ON_CONSIGNMENT'
  /** The owner is paid. */
  | 'PAID'
  /** The owner has accepted; the item waits to be shipped or is on its way. */
  | 'QUOTE_ACCEPTED'
  /** The quote was declined, withdrawn, refused or has lapsed. */
  | 'QUOTE_DECLINED'
  /** The shop has named a price; the owner answers. */
  | 'QUOTE_READY_FOR_REVIEW'
  /** Accepted items in a parcel that has not arrived. */
  | 'SHIPPED'
  /** Accepted items that are in no parcel yet. */
  | 'TO_SHIP'
  /** The owner's money is on its way. */
  | 'WAITING_FOR_PAYMENT';

/** An item to offer. */
export type SellItemInput = {
  /** Answers about its parts. */
  answers?: Array<SellAnswerInput>;
  /** What the owner would like to have, in dollars. */
  askingPrice?: string | null | undefined;
  /** The category, from sellTerms. */
  category: string;
  /** The colour. */
  color?: string | null | undefined;
  /** Code of the condition, from sellTerms. */
  condition: string;
  /** The designer's name, from sellDesigners. */
  designer: string;
  /** What comes with it, from sellTerms. */
  extras?: Array<string>;
  /** The material. */
  material?: string | null | undefined;
  /** The model, at most 120 characters. */
  model: string;
  /** More words, at most 2,000 characters. */
  notes?: string | null | undefined;
  /** Ids of uploaded photos in order, 1 to 20; a photo belongs to one item. */
  photoIds: Array<string | number>;
  /** The size. */
  size?: string | null | undefined;
};

/** A move of the owner's, from SellItem.moves. */
export type SellItemMoveInput = {
  /** What the owner would accept, in dollars; for moves that need it. */
  counterPrice?: string | null | undefined;
  /** The offer that is answered; a newer one then makes the move a user error. */
  offerId?: string | number | null | undefined;
  /** The way of being paid; for moves that need one. */
  payout?: SellPayoutKind | null | undefined;
  /** Why, at most 500 characters; for moves that need a reason. */
  reason?: string | null | undefined;
  /** The status it leads to. */
  status: SellStatus;
};

/** Items to offer. */
export type SellItemSubmitInput = {
  /** How the owner may be reached. */
  contact?: SellContactInput | null | undefined;
  /** Any text of the client's own making, new for each submission and the same for each try of it. */
  idempotencyKey: string | number;
  /** The items, at most 20. */
  items: Array<SellItemInput>;
};

/** What to change of an item: a move or details. */
export type SellItemUpdateInput = {
  /** Other words or photos, while there is no quote. */
  details?: SellItemDetailsInput | null | undefined;
  /** The item's id. */
  itemId: string | number;
  /** A move of the owner's. */
  move?: SellItemMoveInput | null | undefined;
};

/** What a move needs besides the status it leads to. */
export type SellMoveNeed =
  /** The price that the owner would accept. */
  | 'COUNTER'
  /** The way of being paid, and best the offer's id. */
  | 'PAYOUT'
  /** A reason in words. */
  | 'REASON';

/** What comes next, whoever's turn it is. */
export type SellNextActionCode =
  /** The owner answers the current offer. */
  | 'ANSWER_OFFER'
  /** The owner ships the item. */
  | 'SHIP'
  /** The parcel is on its way. */
  | 'WAIT_FOR_ARRIVAL'
  /** The shop inspects the item. */
  | 'WAIT_FOR_INSPECTION'
  /** The shop pays. */
  | 'WAIT_FOR_PAYMENT'
  /** The shop makes a quote. */
  | 'WAIT_FOR_QUOTE'
  /** The shop sends the item back. */
  | 'WAIT_FOR_RETURN'
  /** The shop sells the item. */
  | 'WAIT_FOR_SALE';

/** Whether an offer was made from the photos or after inspection. */
export type SellOfferStage =
  /** After inspection. */
  | 'FINAL'
  /** From words and photos. */
  | 'QUOTE';

/** How an owner is paid. */
export type SellPayoutKind =
  /** At once, in money. */
  | 'CASH'
  /** When the shop has sold the item. */
  | 'CONSIGN'
  /** At once, in credit of the shop, a little more than in money. */
  | 'STORE_CREDIT';

/** Where a parcel comes from. */
export type SellSenderInput = {
  /** Name of the city or town that the parcel is sent from. */
  city: string;
  /** Country, ISO 3166-1 alpha-2. */
  country?: string | number;
  /** First line of the street. */
  line1: string;
  /** Second line of the street. */
  line2?: string | null | undefined;
  /** Name of the person who sends the parcel. */
  name: string;
  /** Telephone number. */
  phone?: string | null | undefined;
  /** Postal code. */
  postalCode: string;
  /** State or province, such as `CA`. */
  region?: string | null | undefined;
};

/** A parcel of the customer's own items. */
export type SellShipmentCreateInput = {
  /** Who carries it. */
  carrier?: SellCarrier;
  /** Items that wait to be shipped, 1 to 20; one that cannot go stops the whole parcel. */
  itemIds: Array<string | number>;
  /** Where it comes from; left out, the account's address. */
  sender?: SellSenderInput | null | undefined;
  /** The carrier's number; required unless the shop pays. */
  trackingNumber?: string | number | null | undefined;
};

/** Which label to mail. */
export type SellShipmentLabelEmailInput = {
  /** The parcel's id. */
  shipmentId: string | number;
};

/** Where an item stands on its way from its owner to the payout, in the order in which filters show it. */
export type SellStatus =
  /** The shop has the item and inspects it. */
  | 'ITEM_RECEIVED'
  /** The item went back to its owner. */
  | 'ITEM_RETURNED'
  /** Submitted; the shop has not named a price yet. */
  | 'NEW_QUOTE_REQUESTED'
  /** The owner has declined the offer after inspection. */
  | 'OFFER_DECLINED'
  /** After inspection the shop offers something else; the owner answers. */
  | 'OFFER_READY_FOR_REVIEW'
  /** The shop sells the item for its owner. */
  | 'ON_CONSIGNMENT'
  /** The owner is paid. */
  | 'PAID'
  /** The owner has accepted; the item waits to be shipped or is on its way. */
  | 'QUOTE_ACCEPTED'
  /** The quote was declined, withdrawn, refused or has lapsed. */
  | 'QUOTE_DECLINED'
  /** The shop has named a price; the owner answers. */
  | 'QUOTE_READY_FOR_REVIEW'
  /** The owner's money is on its way. */
  | 'WAITING_FOR_PAYMENT';

/** How far a parcel is. */
export type ShipmentStatus =
  /** It has arrived. */
  | 'DELIVERED'
  /** It is on its way. */
  | 'IN_TRANSIT'
  /** The label was printed. */
  | 'LABEL_CREATED'
  /** It is with the driver. */
  | 'OUT_FOR_DELIVERY';

/** What a path of the shop leads to. */
export type UrlRewriteEntityTypeEnum =
  /** A category or designer page. */
  | 'CATEGORY'
  /** A content page. */
  | 'CMS_PAGE'
  /** A product page. */
  | 'PRODUCT';

/** A cart and the order of the wallet that pays for it. */
export type WalletOrderPlaceInput = {
  /** The cart: a guest's masked id, or the customer's Cart.id. */
  cartId: string | number;
  /** Any text of the client's own making, new for each order and the same for each try of it. */
  idempotencyKey: string | number;
  /** The wallet's order, captured or authorized. */
  walletOrderId: string | number;
};

/** Which cart to look at. */
export type WalletOrderValidateInput = {
  /** The cart: a guest's masked id, or the customer's Cart.id. */
  cartId: string | number;
};

/** A cart and an order of the wallet. */
export type WalletPaymentInput = {
  /** The cart: a guest's masked id, or the customer's Cart.id. */
  cartId: string | number;
  /** The wallet's order, as its approval page told it. */
  walletOrderId: string | number;
};

/** Which product to put among the favorites. */
export type WishlistItemAddInput = {
  /** The back end's numeric id of the product: Product.id. */
  productId: string | number;
};

/** Which product to take out of the favorites. */
export type WishlistItemRemoveInput = {
  /** The back end's numeric id of the product: Product.id. */
  productId: string | number;
};

export type PriceAlertsQueryVariables = Exact<{ [key: string]: never; }>;


export type PriceAlertsQuery = { priceAlerts: Array<{ id: string, sku: string, name: string | null, createdAt: string | null, isInStock: boolean | null, priceWhenAdded: { amount: string, currency: CurrencyCode } | null, price: { amount: string, currency: CurrencyCode } | null, droppedBy: { amount: string, currency: CurrencyCode }, product: { sku: string, path: string, availability: ProductAvailability, images: Array<{ alt: string, position: number, thumbnail: string }> } | null }> };

export type PriceAlertRow_AlertFragment = { id: string, sku: string, name: string | null, createdAt: string | null, isInStock: boolean | null, priceWhenAdded: { amount: string, currency: CurrencyCode } | null, price: { amount: string, currency: CurrencyCode } | null, droppedBy: { amount: string, currency: CurrencyCode }, product: { sku: string, path: string, availability: ProductAvailability, images: Array<{ alt: string, position: number, thumbnail: string }> } | null };

export type PriceAlertTakeBackMutationVariables = Exact<{
  input: PriceAlertRemoveInput;
}>;


export type PriceAlertTakeBackMutation = { priceAlertRemove: { removedId: string | null, userErrors: Array<{ message: string }> } };

export type SavedSearchesQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedSearchesQuery = { savedSearches: Array<{ id: string, name: string, query: string, createdAt: string | null, newCount: number }> };

export type SavedSearchRow_SearchFragment = { id: string, name: string, query: string, createdAt: string | null, newCount: number };

export type SavedSearchSaveMutationVariables = Exact<{
  input: SavedSearchAddInput;
}>;


export type SavedSearchSaveMutation = { savedSearchAdd: { savedSearch: { id: string } | null, userErrors: Array<{ message: string, field: Array<string> | null }> } };

export type SavedSearchTakeBackMutationVariables = Exact<{
  input: SavedSearchRemoveInput;
}>;


export type SavedSearchTakeBackMutation = { savedSearchRemove: { removedId: string | null, userErrors: Array<{ message: string }> } };

export type PriceAlertWatch_AlertFragment = { id: string, sku: string };

export type PriceAlertWatchQueryVariables = Exact<{ [key: string]: never; }>;


export type PriceAlertWatchQuery = { priceAlerts: Array<{ id: string, sku: string }> };

export type PriceAlertAskMutationVariables = Exact<{
  input: PriceAlertAddInput;
}>;


export type PriceAlertAskMutation = { priceAlertAdd: { priceAlert: { id: string, sku: string } | null, userErrors: Array<{ message: string, field: Array<string> | null }> } };

export type BagAddMutationVariables = Exact<{
  input: GuestCartItemAddInput;
}>;


export type BagAddMutation = { guestCartItemAdd: { cart: { id: string, isActive: boolean, totalQuantity: number, lines: Array<{ id: string, sku: string, name: string, quantity: number, productType: string, quoteId: string | null, availability: CartLineAvailability, thumbnailUrl: string | null, path: string | null, price: { amount: string, currency: CurrencyCode } }>, totals: { couponCode: string | null, subtotal: { amount: string, currency: CurrencyCode }, discount: { amount: string, currency: CurrencyCode }, shipping: { amount: string, currency: CurrencyCode }, tax: { amount: string, currency: CurrencyCode }, grandTotal: { amount: string, currency: CurrencyCode }, segments: Array<{ code: string, title: string, value: { amount: string, currency: CurrencyCode } }> } | null } | null, line: { id: string, sku: string, name: string } | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type Bag_CartFragment = { id: string, isActive: boolean, totalQuantity: number, lines: Array<{ id: string, sku: string, name: string, quantity: number, productType: string, quoteId: string | null, availability: CartLineAvailability, thumbnailUrl: string | null, path: string | null, price: { amount: string, currency: CurrencyCode } }>, totals: { couponCode: string | null, subtotal: { amount: string, currency: CurrencyCode }, discount: { amount: string, currency: CurrencyCode }, shipping: { amount: string, currency: CurrencyCode }, tax: { amount: string, currency: CurrencyCode }, grandTotal: { amount: string, currency: CurrencyCode }, segments: Array<{ code: string, title: string, value: { amount: string, currency: CurrencyCode } }> } | null };

export type BagCreateMutationVariables = Exact<{ [key: string]: never; }>;


export type BagCreateMutation = { guestCartCreate: { cart: { id: string, isActive: boolean, totalQuantity: number, lines: Array<{ id: string, sku: string, name: string, quantity: number, productType: string, quoteId: string | null, availability: CartLineAvailability, thumbnailUrl: string | null, path: string | null, price: { amount: string, currency: CurrencyCode } }>, totals: { couponCode: string | null, subtotal: { amount: string, currency: CurrencyCode }, discount: { amount: string, currency: CurrencyCode }, shipping: { amount: string, currency: CurrencyCode }, tax: { amount: string, currency: CurrencyCode }, grandTotal: { amount: string, currency: CurrencyCode }, segments: Array<{ code: string, title: string, value: { amount: string, currency: CurrencyCode } }> } | null } | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type BagCustomerReadQueryVariables = Exact<{ [key: string]: never; }>;


export type BagCustomerReadQuery = { customerCart: { id: string, isActive: boolean, totalQuantity: number, lines: Array<{ id: string, sku: string, name: string, quantity: number, productType: string, quoteId: string | null, availability: CartLineAvailability, thumbnailUrl: string | null, path: string | null, price: { amount: string, currency: CurrencyCode } }>, totals: { couponCode: string | null, subtotal: { amount: string, currency: CurrencyCode }, discount: { amount: string, currency: CurrencyCode }, shipping: { amount: string, currency: CurrencyCode }, tax: { amount: string, currency: CurrencyCode }, grandTotal: { amount: string, currency: CurrencyCode }, segments: Array<{ code: string, title: string, value: { amount: string, currency: CurrencyCode } }> } | null } | null };

export type BagCustomerCreateMutationVariables = Exact<{ [key: string]: never; }>;


export type BagCustomerCreateMutation = { customerCartCreate: { cart: { id: string, isActive: boolean, totalQuantity: number, lines: Array<{ id: string, sku: string, name: string, quantity: number, productType: string, quoteId: string | null, availability: CartLineAvailability, thumbnailUrl: string | null, path: string | null, price: { amount: string, currency: CurrencyCode } }>, totals: { couponCode: string | null, subtotal: { amount: string, currency: CurrencyCode }, discount: { amount: string, currency: CurrencyCode }, shipping: { amount: string, currency: CurrencyCode }, tax: { amount: string, currency: CurrencyCode }, grandTotal: { amount: string, currency: CurrencyCode }, segments: Array<{ code: string, title: string, value: { amount: string, currency: CurrencyCode } }> } | null } | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type BagCustomerAddMutationVariables = Exact<{
  input: CustomerCartItemAddInput;
}>;


export type BagCustomerAddMutation = { customerCartItemAdd: { cart: { id: string, isActive: boolean, totalQuantity: number, lines: Array<{ id: string, sku: string, name: string, quantity: number, productType: string, quoteId: string | null, availability: CartLineAvailability, thumbnailUrl: string | null, path: string | null, price: { amount: string, currency: CurrencyCode } }>, totals: { couponCode: string | null, subtotal: { amount: string, currency: CurrencyCode }, discount: { amount: string, currency: CurrencyCode }, shipping: { amount: string, currency: CurrencyCode }, tax: { amount: string, currency: CurrencyCode }, grandTotal: { amount: string, currency: CurrencyCode }, segments: Array<{ code: string, title: string, value: { amount: string, currency: CurrencyCode } }> } | null } | null, line: { id: string, sku: string, name: string } | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type BagCustomerRemoveMutationVariables = Exact<{
  input: CustomerCartItemRemoveInput;
}>;


export type BagCustomerRemoveMutation = { customerCartItemRemove: { cart: { id: string, isActive: boolean, totalQuantity: number, lines: Array<{ id: string, sku: string, name: string, quantity: number, productType: string, quoteId: string | null, availability: CartLineAvailability, thumbnailUrl: string | null, path: string | null, price: { amount: string, currency: CurrencyCode } }>, totals: { couponCode: string | null, subtotal: { amount: string, currency: CurrencyCode }, discount: { amount: string, currency: CurrencyCode }, shipping: { amount: string, currency: CurrencyCode }, tax: { amount: string, currency: CurrencyCode }, grandTotal: { amount: string, currency: CurrencyCode }, segments: Array<{ code: string, title: string, value: { amount: string, currency: CurrencyCode } }> } | null } | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type BagReadQueryVariables = Exact<{
  cartId: string | number;
}>;


export type BagReadQuery = { guestCart: { id: string, isActive: boolean, totalQuantity: number, lines: Array<{ id: string, sku: string, name: string, quantity: number, productType: string, quoteId: string | null, availability: CartLineAvailability, thumbnailUrl: string | null, path: string | null, price: { amount: string, currency: CurrencyCode } }>, totals: { couponCode: string | null, subtotal: { amount: string, currency: CurrencyCode }, discount: { amount: string, currency: CurrencyCode }, shipping: { amount: string, currency: CurrencyCode }, tax: { amount: string, currency: CurrencyCode }, grandTotal: { amount: string, currency: CurrencyCode }, segments: Array<{ code: string, title: string, value: { amount: string, currency: CurrencyCode } }> } | null } | null };

export type BagRefusal_UserErrorFragment = { code: ErrorCode, message: string };

export type BagRemoveMutationVariables = Exact<{
  input: GuestCartItemRemoveInput;
}>;


export type BagRemoveMutation = { guestCartItemRemove: { cart: { id: string, isActive: boolean, totalQuantity: number, lines: Array<{ id: string, sku: string, name: string, quantity: number, productType: string, quoteId: string | null, availability: CartLineAvailability, thumbnailUrl: string | null, path: string | null, price: { amount: string, currency: CurrencyCode } }>, totals: { couponCode: string | null, subtotal: { amount: string, currency: CurrencyCode }, discount: { amount: string, currency: CurrencyCode }, shipping: { amount: string, currency: CurrencyCode }, tax: { amount: string, currency: CurrencyCode }, grandTotal: { amount: string, currency: CurrencyCode }, segments: Array<{ code: string, title: string, value: { amount: string, currency: CurrencyCode } }> } | null } | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type CheckoutCountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutCountriesQuery = { countries: Array<{ id: string, name: string, regions: Array<{ id: string, code: string, name: string }> }> };

export type CheckoutAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutAccountQuery = { customer: { id: string, email: string, firstName: string, lastName: string, addresses: Array<{ id: string, firstName: string, lastName: string, company: string | null, line1: string, line2: string | null, city: string, region: string | null, regionId: string | null, postalCode: string | null, country: string, phone: string | null, isDefaultShipping: boolean }> } | null };

export type Checkout_CartFragment = { id: string, isActive: boolean, isVirtual: boolean, totalQuantity: number, lines: Array<{ id: string, sku: string, name: string, quantity: number, productType: string, quoteId: string | null, availability: CartLineAvailability, thumbnailUrl: string | null, path: string | null, price: { amount: string, currency: CurrencyCode } }>, totals: { couponCode: string | null, giftCards: Array<{ code: string, amount: { amount: string, currency: CurrencyCode } }> | null, segments: Array<{ code: string, title: string, value: { amount: string, currency: CurrencyCode } }>, subtotal: { amount: string, currency: CurrencyCode }, discount: { amount: string, currency: CurrencyCode }, shipping: { amount: string, currency: CurrencyCode }, tax: { amount: string, currency: CurrencyCode }, grandTotal: { amount: string, currency: CurrencyCode } } | null, paymentMethods: Array<{ code: string, title: string }> | null };

export type CheckoutMethod_MethodFragment = { carrierCode: string, methodCode: string | null, carrierTitle: string, methodTitle: string, isAvailable: boolean, message: string | null, price: { amount: string, currency: CurrencyCode } };

export type CheckoutChange_PayloadFragment = { cart: { id: string, isActive: boolean, isVirtual: boolean, totalQuantity: number, lines: Array<{ id: string, sku: string, name: string, quantity: number, productType: string, quoteId: string | null, availability: CartLineAvailability, thumbnailUrl: string | null, path: string | null, price: { amount: string, currency: CurrencyCode } }>, totals: { couponCode: string | null, giftCards: Array<{ code: string, amount: { amount: string, currency: CurrencyCode } }> | null, segments: Array<{ code: string, title: string, value: { amount: string, currency: CurrencyCode } }>, subtotal: { amount: string, currency: CurrencyCode }, discount: { amount: string, currency: CurrencyCode }, shipping: { amount: string, currency: CurrencyCode }, tax: { amount: string, currency: CurrencyCode }, grandTotal: { amount: string, currency: CurrencyCode } } | null, paymentMethods: Array<{ code: string, title: string }> | null } | null, userErrors: Array<{ code: ErrorCode, message: string }> };

export type CheckoutCustomerReadQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutCustomerReadQuery = { customerCart: { id: string, isActive: boolean, isVirtual: boolean, totalQuantity: number, lines: Array<{ id: string, sku: string, name: string, quantity: number, productType: string, quoteId: string | null, availability: CartLineAvailability, thumbnailUrl: string | null, path: string | null, price: { amount: string, currency: CurrencyCode } }>, totals: { couponCode: string | null, giftCards: Array<{ code: string, amount: { amount: string, currency: CurrencyCode } }> | null, segments: Array<{ code: string, title: string, value: { amount: string, currency: CurrencyCode } }>, subtotal: { amount: string, currency: CurrencyCode }, discount: { amount: string, currency: CurrencyCode }, shipping: { amount: string, currency: CurrencyCode }, tax: { amount: string, currency: CurrencyCode }, grandTotal: { amount: string, currency: CurrencyCode } } | null, paymentMethods: Array<{ code: string, title: string }> | null } | null };

export type CheckoutCustomerEstimateMutationVariables = Exact<{
  input: CustomerCartShippingMethodsEstimateInput;
}>;


export type CheckoutCustomerEstimateMutation = { change: { shippingMethods: Array<{ carrierCode: string, methodCode: string | null, carrierTitle: string, methodTitle: string, isAvailable: boolean, message: string | null, price: { amount: string, currency: CurrencyCode } }> | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type CheckoutCustomerShippingMutationVariables = Exact<{
  input: CustomerCartShippingInformationSetInput;
}>;


export type CheckoutCustomerShippingMutation = { change: { cart: { id: string, isActive: boolean, isVirtual: boolean, totalQuantity: number, lines: Array<{ id: string, sku: string, name: string, quantity: number, productType: string, quoteId: string | null, availability: CartLineAvailability, thumbnailUrl: string | null, path: string | null, price: { amount: string, currency: CurrencyCode } }>, totals: { couponCode: string | null, giftCards: Array<{ code: string, amount: { amount: string, currency: CurrencyCode } }> | null, segments: Array<{ code: string, title: string, value: { amount: string, currency: CurrencyCode } }>, subtotal: { amount: string, currency: CurrencyCode }, discount: { amount: string, currency: CurrencyCode }, shipping: { amount: string, currency: CurrencyCode }, tax: { amount: string, currency: CurrencyCode }, grandTotal: { amount: string, currency: CurrencyCode } } | null, paymentMethods: Array<{ code: string, title: string }> | null } | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type CheckoutCustomerBillingMutationVariables = Exact<{
  input: CustomerCartBillingAddressSetInput;
}>;


export type CheckoutCustomerBillingMutation = { change: { cart: { id: string, isActive: boolean, isVirtual: boolean, totalQuantity: number, lines: Array<{ id: string, sku: string, name: string, quantity: number, productType: string, quoteId: string | null, availability: CartLineAvailability, thumbnailUrl: string | null, path: string | null, price: { amount: string, currency: CurrencyCode } }>, totals: { couponCode: string | null, giftCards: Array<{ code: string, amount: { amount: string, currency: CurrencyCode } }> | null, segments: Array<{ code: string, title: string, value: { amount: string, currency: CurrencyCode } }>, subtotal: { amount: string, currency: CurrencyCode }, discount: { amount: string, currency: CurrencyCode }, shipping: { amount: string, currency: CurrencyCode }, tax: { amount: string, currency: CurrencyCode }, grandTotal: { amount: string, currency: CurrencyCode } } | null, paymentMethods: Array<{ code: string, title: string }> | null } | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type CheckoutCustomerCouponMutationVariables = Exact<{
  input: CustomerCartCouponApplyInput;
}>;


export type CheckoutCustomerCouponMutation = { change: { cart: { id: string, isActive: boolean, isVirtual: boolean, totalQuantity: number, lines: Array<{ id: string, sku: string, name: string, quantity: number, productType: string, quoteId: string | null, availability: CartLineAvailability, thumbnailUrl: string | null, path: string | null, price: { amount: string, currency: CurrencyCode } }>, totals: { couponCode: string | null, giftCards: Array<{ code: string, amount: { amount: string, currency: CurrencyCode } }> | null, segments: Array<{ code: string, title: string, value: { amount: string, currency: CurrencyCode } }>, subtotal: { amount: string, currency: CurrencyCode }, discount: { amount: string, currency: CurrencyCode }, shipping: { amount: string, currency: CurrencyCode }, tax: { amount: string, currency: CurrencyCode }, grandTotal: { amount: string, currency: CurrencyCode } } | null, paymentMethods: Array<{ code: string, title: string }> | null } | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type CheckoutCustomerCouponRemoveMutationVariables = Exact<{
  input?: CustomerCartCouponRemoveInput | null | undefined;
}>;


export type CheckoutCustomerCouponRemoveMutation = { change: { cart: { id: string, isActive: boolean, isVirtual: boolean, totalQuantity: number, lines: Array<{ id: string, sku: string, name: string, quantity: number, productType: string, quoteId: string | null, availability: CartLineAvailability, thumbnailUrl: string | null, path: string | null, price: { amount: string, currency: CurrencyCode } }>, totals: { couponCode: string | null, giftCards: Array<{ code: string, amount: { amount: string, currency: CurrencyCode } }> | null, segments: Array<{ code: string, title: string, value: { amount: string, currency: CurrencyCode } }>, subtotal: { amount: string, currency: CurrencyCode }, discount: { amount: string, currency: CurrencyCode }, shipping: { amount: string, currency: CurrencyCode }, tax: { amount: string, currency: CurrencyCode }, grandTotal: { amount: string, currency: CurrencyCode } } | null, paymentMethods: Array<{ code: string, title: string }> | null } | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type CheckoutCustomerGiftCardMutationVariables = Exact<{
  input: CustomerCartGiftCardApplyInput;
}>;


export type CheckoutCustomerGiftCardMutation = { change: { cart: { id: string, isActive: boolean, isVirtual: boolean, totalQuantity: number, lines: Array<{ id: string, sku: string, name: string, quantity: number, productType: string, quoteId: string | null, availability: CartLineAvailability, thumbnailUrl: string | null, path: string | null, price: { amount: string, currency: CurrencyCode } }>, totals: { couponCode: string | null, giftCards: Array<{ code: string, amount: { amount: string, currency: CurrencyCode } }> | null, segments: Array<{ code: string, title: string, value: { amount: string, currency: CurrencyCode } }>, subtotal: { amount: string, currency: CurrencyCode }, discount: { amount: string, currency: CurrencyCode }, shipping: { amount: string, currency: CurrencyCode }, tax: { amount: string, currency: CurrencyCode }, grandTotal: { amount: string, currency: CurrencyCode } } | null, paymentMethods: Array<{ code: string, title: string }> | null } | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type CheckoutCustomerGiftCardRemoveMutationVariables = Exact<{
  input: CustomerCartGiftCardRemoveInput;
}>;


export type CheckoutCustomerGiftCardRemoveMutation = { change: { cart: { id: string, isActive: boolean, isVirtual: boolean, totalQuantity: number, lines: Array<{ id: string, sku: string, name: string, quantity: number, productType: string, quoteId: string | null, availability: CartLineAvailability, thumbnailUrl: string | null, path: string | null, price: { amount: string, currency: CurrencyCode } }>, totals: { couponCode: string | null, giftCards: Array<{ code: string, amount: { amount: string, currency: CurrencyCode } }> | null, segments: Array<{ code: string, title: string, value: { amount: string, currency: CurrencyCode } }>, subtotal: { amount: string, currency: CurrencyCode }, discount: { amount: string, currency: CurrencyCode }, shipping: { amount: string, currency: CurrencyCode }, tax: { amount: string, currency: CurrencyCode }, grandTotal: { amount: string, currency: CurrencyCode } } | null, paymentMethods: Array<{ code: string, title: string }> | null } | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type CheckoutGuestReadQueryVariables = Exact<{
  cartId: string | number;
}>;


export type CheckoutGuestReadQuery = { guestCart: { id: string, isActive: boolean, isVirtual: boolean, totalQuantity: number, lines: Array<{ id: string, sku: string, name: string, quantity: number, productType: string, quoteId: string | null, availability: CartLineAvailability, thumbnailUrl: string | null, path: string | null, price: { amount: string, currency: CurrencyCode } }>, totals: { couponCode: string | null, giftCards: Array<{ code: string, amount: { amount: string, currency: CurrencyCode } }> | null, segments: Array<{ code: string, title: string, value: { amount: string, currency: CurrencyCode } }>, subtotal: { amount: string, currency: CurrencyCode }, discount: { amount: string, currency: CurrencyCode }, shipping: { amount: string, currency: CurrencyCode }, tax: { amount: string, currency: CurrencyCode }, grandTotal: { amount: string, currency: CurrencyCode } } | null, paymentMethods: Array<{ code: string, title: string }> | null } | null };

export type CheckoutGuestEstimateMutationVariables = Exact<{
  input: GuestCartShippingMethodsEstimateInput;
}>;


export type CheckoutGuestEstimateMutation = { change: { shippingMethods: Array<{ carrierCode: string, methodCode: string | null, carrierTitle: string, methodTitle: string, isAvailable: boolean, message: string | null, price: { amount: string, currency: CurrencyCode } }> | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type CheckoutGuestShippingMutationVariables = Exact<{
  input: GuestCartShippingInformationSetInput;
}>;


export type CheckoutGuestShippingMutation = { change: { cart: { id: string, isActive: boolean, isVirtual: boolean, totalQuantity: number, lines: Array<{ id: string, sku: string, name: string, quantity: number, productType: string, quoteId: string | null, availability: CartLineAvailability, thumbnailUrl: string | null, path: string | null, price: { amount: string, currency: CurrencyCode } }>, totals: { couponCode: string | null, giftCards: Array<{ code: string, amount: { amount: string, currency: CurrencyCode } }> | null, segments: Array<{ code: string, title: string, value: { amount: string, currency: CurrencyCode } }>, subtotal: { amount: string, currency: CurrencyCode }, discount: { amount: string, currency: CurrencyCode }, shipping: { amount: string, currency: CurrencyCode }, tax: { amount: string, currency: CurrencyCode }, grandTotal: { amount: string, currency: CurrencyCode } } | null, paymentMethods: Array<{ code: string, title: string }> | null } | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type CheckoutGuestBillingMutationVariables = Exact<{
  input: GuestCartBillingAddressSetInput;
}>;


export type CheckoutGuestBillingMutation = { change: { cart: { id: string, isActive: boolean, isVirtual: boolean, totalQuantity: number, lines: Array<{ id: string, sku: string, name: string, quantity: number, productType: string, quoteId: string | null, availability: CartLineAvailability, thumbnailUrl: string | null, path: string | null, price: { amount: string, currency: CurrencyCode } }>, totals: { couponCode: string | null, giftCards: Array<{ code: string, amount: { amount: string, currency: CurrencyCode } }> | null, segments: Array<{ code: string, title: string, value: { amount: string, currency: CurrencyCode } }>, subtotal: { amount: string, currency: CurrencyCode }, discount: { amount: string, currency: CurrencyCode }, shipping: { amount: string, currency: CurrencyCode }, tax: { amount: string, currency: CurrencyCode }, grandTotal: { amount: string, currency: CurrencyCode } } | null, paymentMethods: Array<{ code: string, title: string }> | null } | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type CheckoutGuestCouponMutationVariables = Exact<{
  input: GuestCartCouponApplyInput;
}>;


export type CheckoutGuestCouponMutation = { change: { cart: { id: string, isActive: boolean, isVirtual: boolean, totalQuantity: number, lines: Array<{ id: string, sku: string, name: string, quantity: number, productType: string, quoteId: string | null, availability: CartLineAvailability, thumbnailUrl: string | null, path: string | null, price: { amount: string, currency: CurrencyCode } }>, totals: { couponCode: string | null, giftCards: Array<{ code: string, amount: { amount: string, currency: CurrencyCode } }> | null, segments: Array<{ code: string, title: string, value: { amount: string, currency: CurrencyCode } }>, subtotal: { amount: string, currency: CurrencyCode }, discount: { amount: string, currency: CurrencyCode }, shipping: { amount: string, currency: CurrencyCode }, tax: { amount: string, currency: CurrencyCode }, grandTotal: { amount: string, currency: CurrencyCode } } | null, paymentMethods: Array<{ code: string, title: string }> | null } | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type CheckoutGuestCouponRemoveMutationVariables = Exact<{
  input: GuestCartCouponRemoveInput;
}>;


export type CheckoutGuestCouponRemoveMutation = { change: { cart: { id: string, isActive: boolean, isVirtual: boolean, totalQuantity: number, lines: Array<{ id: string, sku: string, name: string, quantity: number, productType: string, quoteId: string | null, availability: CartLineAvailability, thumbnailUrl: string | null, path: string | null, price: { amount: string, currency: CurrencyCode } }>, totals: { couponCode: string | null, giftCards: Array<{ code: string, amount: { amount: string, currency: CurrencyCode } }> | null, segments: Array<{ code: string, title: string, value: { amount: string, currency: CurrencyCode } }>, subtotal: { amount: string, currency: CurrencyCode }, discount: { amount: string, currency: CurrencyCode }, shipping: { amount: string, currency: CurrencyCode }, tax: { amount: string, currency: CurrencyCode }, grandTotal: { amount: string, currency: CurrencyCode } } | null, paymentMethods: Array<{ code: string, title: string }> | null } | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type CheckoutGuestGiftCardMutationVariables = Exact<{
  input: GuestCartGiftCardApplyInput;
}>;


export type CheckoutGuestGiftCardMutation = { change: { cart: { id: string, isActive: boolean, isVirtual: boolean, totalQuantity: number, lines: Array<{ id: string, sku: string, name: string, quantity: number, productType: string, quoteId: string | null, availability: CartLineAvailability, thumbnailUrl: string | null, path: string | null, price: { amount: string, currency: CurrencyCode } }>, totals: { couponCode: string | null, giftCards: Array<{ code: string, amount: { amount: string, currency: CurrencyCode } }> | null, segments: Array<{ code: string, title: string, value: { amount: string, currency: CurrencyCode } }>, subtotal: { amount: string, currency: CurrencyCode }, discount: { amount: string, currency: CurrencyCode }, shipping: { amount: string, currency: CurrencyCode }, tax: { amount: string, currency: CurrencyCode }, grandTotal: { amount: string, currency: CurrencyCode } } | null, paymentMethods: Array<{ code: string, title: string }> | null } | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type CheckoutGuestGiftCardRemoveMutationVariables = Exact<{
  input: GuestCartGiftCardRemoveInput;
}>;


export type CheckoutGuestGiftCardRemoveMutation = { change: { cart: { id: string, isActive: boolean, isVirtual: boolean, totalQuantity: number, lines: Array<{ id: string, sku: string, name: string, quantity: number, productType: string, quoteId: string | null, availability: CartLineAvailability, thumbnailUrl: string | null, path: string | null, price: { amount: string, currency: CurrencyCode } }>, totals: { couponCode: string | null, giftCards: Array<{ code: string, amount: { amount: string, currency: CurrencyCode } }> | null, segments: Array<{ code: string, title: string, value: { amount: string, currency: CurrencyCode } }>, subtotal: { amount: string, currency: CurrencyCode }, discount: { amount: string, currency: CurrencyCode }, shipping: { amount: string, currency: CurrencyCode }, tax: { amount: string, currency: CurrencyCode }, grandTotal: { amount: string, currency: CurrencyCode } } | null, paymentMethods: Array<{ code: string, title: string }> | null } | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type BagLine_LineFragment = { id: string, sku: string, name: string, quantity: number, productType: string, quoteId: string | null, availability: CartLineAvailability, thumbnailUrl: string | null, path: string | null, price: { amount: string, currency: CurrencyCode } };

export type BagTotals_TotalsFragment = { couponCode: string | null, subtotal: { amount: string, currency: CurrencyCode }, discount: { amount: string, currency: CurrencyCode }, shipping: { amount: string, currency: CurrencyCode }, tax: { amount: string, currency: CurrencyCode }, grandTotal: { amount: string, currency: CurrencyCode }, segments: Array<{ code: string, title: string, value: { amount: string, currency: CurrencyCode } }> };

export type ProductCard_ProductFragment = { sku: string, id: string, name: string, designer: string | null, path: string, availability: ProductAvailability, size: string | null, shoeSize: string | null, price: { discountPercent: number | null, current: { amount: string }, former: { amount: string } | null, msrp: { amount: string } | null } | null, condition: { label: string } | null, images: Array<{ url: string }> };

export type Listing_ResultFragment = { page: number, pageSize: number, pageCount: number, totalCount: number, sort: ProductSort, priceBounds: { min: { amount: string }, max: { amount: string } } | null, facets: Array<{ code: string, label: string, position: number, values: Array<{ value: string, count: number, isApplied: boolean, isDisabled: boolean }> }>, products: Array<{ sku: string, id: string, name: string, designer: string | null, path: string, availability: ProductAvailability, size: string | null, shoeSize: string | null, price: { discountPercent: number | null, current: { amount: string }, former: { amount: string } | null, msrp: { amount: string } | null } | null, condition: { label: string } | null, images: Array<{ url: string }> }> };

export type Listing_CategoryFragment = { id: string, name: string, path: string, isDesigner: boolean, description: string | null, breadcrumbs: Array<{ name: string, path: string }> };

export type CategoryListingQueryVariables = Exact<{
  categoryId: string | number;
  term?: string | null | undefined;
  filters?: Array<ProductFilterInput> | ProductFilterInput | null | undefined;
  price?: PriceRangeInput | null | undefined;
  includeSold: boolean;
  sort?: ProductSort | null | undefined;
  page: number;
}>;


export type CategoryListingQuery = { category: { id: string, name: string, path: string, isDesigner: boolean, description: string | null, breadcrumbs: Array<{ name: string, path: string }> } | null, productSearch: { page: number, pageSize: number, pageCount: number, totalCount: number, sort: ProductSort, priceBounds: { min: { amount: string }, max: { amount: string } } | null, facets: Array<{ code: string, label: string, position: number, values: Array<{ value: string, count: number, isApplied: boolean, isDisabled: boolean }> }>, products: Array<{ sku: string, id: string, name: string, designer: string | null, path: string, availability: ProductAvailability, size: string | null, shoeSize: string | null, price: { discountPercent: number | null, current: { amount: string }, former: { amount: string } | null, msrp: { amount: string } | null } | null, condition: { label: string } | null, images: Array<{ url: string }> }> } };

export type SearchListingQueryVariables = Exact<{
  term?: string | null | undefined;
  filters?: Array<ProductFilterInput> | ProductFilterInput | null | undefined;
  price?: PriceRangeInput | null | undefined;
  includeSold: boolean;
  sort?: ProductSort | null | undefined;
  page: number;
}>;


export type SearchListingQuery = { productSearch: { page: number, pageSize: number, pageCount: number, totalCount: number, sort: ProductSort, priceBounds: { min: { amount: string }, max: { amount: string } } | null, facets: Array<{ code: string, label: string, position: number, values: Array<{ value: string, count: number, isApplied: boolean, isDisabled: boolean }> }>, products: Array<{ sku: string, id: string, name: string, designer: string | null, path: string, availability: ProductAvailability, size: string | null, shoeSize: string | null, price: { discountPercent: number | null, current: { amount: string }, former: { amount: string } | null, msrp: { amount: string } | null } | null, condition: { label: string } | null, images: Array<{ url: string }> }> } };

export type ListingFilterCodesQueryVariables = Exact<{ [key: string]: never; }>;


export type ListingFilterCodesQuery = { filterableAttributes: Array<{ code: string }> };

export type ListingNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type ListingNamesQuery = { designers: { categories: Array<{ id: string, name: string, path: string, productCount: number }> }, kinds: { categories: Array<{ id: string, name: string }> } };

export type SuggestedTermQueryVariables = Exact<{
  term: string;
}>;


export type SuggestedTermQuery = { productSearch: { totalCount: number } };

export type Gallery_ImageFragment = { alt: string, position: number, url: string, thumbnail: string, large: string };

export type ProductPage_ProductFragment = { sku: string, id: string, name: string, designer: string | null, designerPath: string | null, model: string | null, path: string, quoteId: string | null, availability: ProductAvailability, isSalable: boolean, topCategories: Array<string>, subcategories: Array<string>, color: string | null, material: string | null, materialType: string | null, isExoticMaterial: boolean, size: string | null, shoeSize: string | null, authenticityCode: string | null, price: { discountPercent: number | null, current: { amount: string }, former: { amount: string } | null, msrp: { amount: string } | null } | null, condition: { code: string, label: string, exterior: string | null, interior: string | null } | null, details: Array<{ code: string, label: string, value: string }>, images: Array<{ alt: string, position: number, url: string, thumbnail: string, large: string }>, related: Array<{ sku: string, id: string, name: string, designer: string | null, path: string, availability: ProductAvailability, size: string | null, shoeSize: string | null, price: { discountPercent: number | null, current: { amount: string }, former: { amount: string } | null, msrp: { amount: string } | null } | null, condition: { label: string } | null, images: Array<{ url: string }> }> };

export type ProductPageQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductPageQuery = { productById: { sku: string, id: string, name: string, designer: string | null, designerPath: string | null, model: string | null, path: string, quoteId: string | null, availability: ProductAvailability, isSalable: boolean, topCategories: Array<string>, subcategories: Array<string>, color: string | null, material: string | null, materialType: string | null, isExoticMaterial: boolean, size: string | null, shoeSize: string | null, authenticityCode: string | null, price: { discountPercent: number | null, current: { amount: string }, former: { amount: string } | null, msrp: { amount: string } | null } | null, condition: { code: string, label: string, exterior: string | null, interior: string | null } | null, details: Array<{ code: string, label: string, value: string }>, images: Array<{ alt: string, position: number, url: string, thumbnail: string, large: string }>, related: Array<{ sku: string, id: string, name: string, designer: string | null, path: string, availability: ProductAvailability, size: string | null, shoeSize: string | null, price: { discountPercent: number | null, current: { amount: string }, former: { amount: string } | null, msrp: { amount: string } | null } | null, condition: { label: string } | null, images: Array<{ url: string }> }> } | null };

export type ConditionBlockQueryVariables = Exact<{
  identifier: string;
}>;


export type ConditionBlockQuery = { cmsBlocks: { items: Array<{ identifier: string | null, title: string | null, content: string | null, headerContent: string | null } | null> | null } | null };

export type CatchAllRouteQueryVariables = Exact<{
  path: string;
}>;


export type CatchAllRouteQuery = { urlResolver: { id: number | null, type: UrlRewriteEntityTypeEnum | null, relativeUrl: string | null, redirectCode: number | null } | null };

export type CatchAllRoutePageQueryVariables = Exact<{
  id: number;
}>;


export type CatchAllRoutePageQuery = { cmsPage: { identifier: string | null, urlKey: string | null, title: string | null, content: string | null, contentHeading: string | null, pageLayout: string | null, metaTitle: string | null, metaDescription: string | null, metaKeywords: string | null } | null };

export type OurDesignersRouteQueryVariables = Exact<{ [key: string]: never; }>;


export type OurDesignersRouteQuery = { categorySearch: { totalCount: number, categories: Array<{ id: string, name: string, path: string, productCount: number }> } };

export type SearchDesignersQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchDesignersQuery = { categorySearch: { categories: Array<{ id: string, name: string, path: string, isDesigner: boolean }> } };

export type SearchResult_ProductFragment = { sku: string, name: string, designer: string | null, path: string, price: { current: { amount: string, currency: CurrencyCode } } | null, image: { url: string, alt: string } | null };

export type SearchResult_CategoryFragment = { id: string, name: string, path: string, isDesigner: boolean };

export type SearchSuggestionsQueryVariables = Exact<{
  term: string;
  price?: PriceRangeInput | null | undefined;
}>;


export type SearchSuggestionsQuery = { productSearch: { totalCount: number, products: Array<{ sku: string, name: string, designer: string | null, path: string, price: { current: { amount: string, currency: CurrencyCode } } | null, image: { url: string, alt: string } | null }> }, categorySearch: { categories: Array<{ id: string, name: string, path: string, isDesigner: boolean }> } };

export type SitemapIndexQueryVariables = Exact<{ [key: string]: never; }>;


export type SitemapIndexQuery = { productAddresses: { pages: Array<number> } };

export type SitemapProductsQueryVariables = Exact<{
  page: number;
}>;


export type SitemapProductsQuery = { productAddresses: { addresses: Array<{ path: string, createdAt: string }> } };

export type SitemapPagesQueryVariables = Exact<{ [key: string]: never; }>;


export type SitemapPagesQuery = { categorySearch: { categories: Array<{ id: string, path: string, productCount: number }> }, pageSearch: { pages: Array<{ path: string }> } };

export type CategoryStrip_CategoryFragment = { id: string, name: string, path: string, level: number, productCount: number };

export type DesignerStrip_CategoryFragment = { id: string, name: string, path: string, productCount: number };

export type Hero_ProductFragment = { sku: string, name: string, path: string, image: { url: string, alt: string } | null };

export type NewsletterSignUpMutationVariables = Exact<{
  input: NewsletterSubscribeInput;
}>;


export type NewsletterSignUpMutation = { newsletterSubscribe: { isSubscribed: boolean, message: string | null, userErrors: Array<{ message: string }> } };

export type ContentPage_PageFragment = { identifier: string | null, urlKey: string | null, title: string | null, content: string | null, contentHeading: string | null, pageLayout: string | null, metaTitle: string | null, metaDescription: string | null, metaKeywords: string | null };

export type BlogRouteQueryVariables = Exact<{ [key: string]: never; }>;


export type BlogRouteQuery = { pageSearch: { pages: Array<{ path: string, title: string, excerpt: string }> }, cmsPage: { identifier: string | null, urlKey: string | null, title: string | null, content: string | null, contentHeading: string | null, pageLayout: string | null, metaTitle: string | null, metaDescription: string | null, metaKeywords: string | null } | null };

export type HomeCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeCategoriesQuery = { categorySearch: { categories: Array<{ id: string, name: string, path: string, level: number, productCount: number }> }, designers: { categories: Array<{ id: string, name: string, path: string, productCount: number }> } };

export type HomeRouteQueryVariables = Exact<{
  newIn?: string | number | null | undefined;
}>;


export type HomeRouteQuery = { hero: { products: Array<{ sku: string, name: string, path: string, image: { url: string, alt: string } | null }> }, arrivals: { products: Array<{ sku: string, id: string, name: string, designer: string | null, path: string, availability: ProductAvailability, size: string | null, shoeSize: string | null, price: { discountPercent: number | null, current: { amount: string }, former: { amount: string } | null, msrp: { amount: string } | null } | null, condition: { label: string } | null, images: Array<{ url: string }> }> }, cmsBlocks: { items: Array<{ identifier: string | null, content: string | null } | null> | null } | null };

export type AddressBookQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressBookQuery = { customer: { id: string, addresses: Array<{ id: string, firstName: string, lastName: string, company: string | null, line1: string, line2: string | null, city: string, region: string | null, regionId: string | null, regionCode: string | null, postalCode: string | null, country: string, phone: string | null, isDefaultBilling: boolean, isDefaultShipping: boolean }> } | null };

export type AddressCountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressCountriesQuery = { countries: Array<{ id: string, name: string, regions: Array<{ id: string, code: string, name: string }> }> };

export type AddressBook_CustomerFragment = { id: string, addresses: Array<{ id: string, firstName: string, lastName: string, company: string | null, line1: string, line2: string | null, city: string, region: string | null, regionId: string | null, regionCode: string | null, postalCode: string | null, country: string, phone: string | null, isDefaultBilling: boolean, isDefaultShipping: boolean }> };

export type AddressBook_AddressFragment = { id: string, firstName: string, lastName: string, company: string | null, line1: string, line2: string | null, city: string, region: string | null, regionId: string | null, regionCode: string | null, postalCode: string | null, country: string, phone: string | null, isDefaultBilling: boolean, isDefaultShipping: boolean };

export type AddressBook_PayloadFragment = { customer: { id: string, addresses: Array<{ id: string, firstName: string, lastName: string, company: string | null, line1: string, line2: string | null, city: string, region: string | null, regionId: string | null, regionCode: string | null, postalCode: string | null, country: string, phone: string | null, isDefaultBilling: boolean, isDefaultShipping: boolean }> } | null, userErrors: Array<{ message: string, field: Array<string> | null }> };

export type AddressCreateMutationVariables = Exact<{
  input: CustomerAddressCreateInput;
}>;


export type AddressCreateMutation = { customerAddressCreate: { customer: { id: string, addresses: Array<{ id: string, firstName: string, lastName: string, company: string | null, line1: string, line2: string | null, city: string, region: string | null, regionId: string | null, regionCode: string | null, postalCode: string | null, country: string, phone: string | null, isDefaultBilling: boolean, isDefaultShipping: boolean }> } | null, userErrors: Array<{ message: string, field: Array<string> | null }> } };

export type AddressUpdateMutationVariables = Exact<{
  input: CustomerAddressUpdateInput;
}>;


export type AddressUpdateMutation = { customerAddressUpdate: { customer: { id: string, addresses: Array<{ id: string, firstName: string, lastName: string, company: string | null, line1: string, line2: string | null, city: string, region: string | null, regionId: string | null, regionCode: string | null, postalCode: string | null, country: string, phone: string | null, isDefaultBilling: boolean, isDefaultShipping: boolean }> } | null, userErrors: Array<{ message: string, field: Array<string> | null }> } };

export type AddressDeleteMutationVariables = Exact<{
  input: CustomerAddressDeleteInput;
}>;


export type AddressDeleteMutation = { customerAddressDelete: { customer: { id: string, addresses: Array<{ id: string, firstName: string, lastName: string, company: string | null, line1: string, line2: string | null, city: string, region: string | null, regionId: string | null, regionCode: string | null, postalCode: string | null, country: string, phone: string | null, isDefaultBilling: boolean, isDefaultShipping: boolean }> } | null, userErrors: Array<{ message: string, field: Array<string> | null }> } };

export type AddressDefaultMutationVariables = Exact<{
  input: CustomerDefaultAddressSetInput;
}>;


export type AddressDefaultMutation = { customerDefaultAddressSet: { customer: { id: string, addresses: Array<{ id: string, firstName: string, lastName: string, company: string | null, line1: string, line2: string | null, city: string, region: string | null, regionId: string | null, regionCode: string | null, postalCode: string | null, country: string, phone: string | null, isDefaultBilling: boolean, isDefaultShipping: boolean }> } | null, userErrors: Array<{ message: string, field: Array<string> | null }> } };

export type OverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type OverviewQuery = { customer: { id: string, firstName: string, lastName: string, email: string, addresses: Array<{ id: string }> } | null, customerOrders: { totalCount: number, orders: Array<{ id: string, number: string, createdAt: string | null }> }, giftCards: Array<{ code: string, isExpired: boolean, balance: { amount: string, currency: CurrencyCode } }>, priceAlerts: Array<{ id: string, droppedBy: { amount: string } }>, savedSearches: Array<{ id: string, newCount: number }> };

export type PasswordForgottenMutationVariables = Exact<{
  input: CustomerPasswordResetRequestInput;
}>;


export type PasswordForgottenMutation = { customerPasswordResetRequest: { isDone: boolean } };

export type PasswordResetMutationVariables = Exact<{
  input: CustomerPasswordResetInput;
}>;


export type PasswordResetMutation = { customerPasswordReset: { isDone: boolean, userErrors: Array<{ message: string, field: Array<string> | null }> } };

export type PasswordChangeMutationVariables = Exact<{
  input: CustomerPasswordChangeInput;
}>;


export type PasswordChangeMutation = { customerPasswordChange: { isDone: boolean, userErrors: Array<{ message: string, field: Array<string> | null }> } };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { customer: { id: string, email: string, firstName: string, lastName: string, createdAt: string | null, isSubscribed: boolean } | null };

export type Profile_CustomerFragment = { id: string, email: string, firstName: string, lastName: string, createdAt: string | null, isSubscribed: boolean };

export type ProfileUpdateMutationVariables = Exact<{
  input: CustomerUpdateInput;
}>;


export type ProfileUpdateMutation = { customerUpdate: { customer: { id: string, email: string, firstName: string, lastName: string, createdAt: string | null, isSubscribed: boolean } | null, userErrors: Array<{ message: string, field: Array<string> | null }> } };

export type SessionBegin_PayloadFragment = { customer: { id: string, firstName: string } | null, merge: { kept: Array<string>, dropped: Array<string>, duplicate: Array<string> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null, status: number }> };

export type SessionBeginMutationVariables = Exact<{
  input: CustomerSignInInput;
}>;


export type SessionBeginMutation = { customerSignIn: { customer: { id: string, firstName: string } | null, merge: { kept: Array<string>, dropped: Array<string>, duplicate: Array<string> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null, status: number }> } };

export type SessionBeginGoogleMutationVariables = Exact<{
  input: CustomerSignInWithGoogleInput;
}>;


export type SessionBeginGoogleMutation = { customerSignInWithGoogle: { customer: { id: string, firstName: string } | null, merge: { kept: Array<string>, dropped: Array<string>, duplicate: Array<string> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null, status: number }> } };

export type SessionBeginFacebookMutationVariables = Exact<{
  input: CustomerSignInWithFacebookInput;
}>;


export type SessionBeginFacebookMutation = { customerSignInWithFacebook: { customer: { id: string, firstName: string } | null, merge: { kept: Array<string>, dropped: Array<string>, duplicate: Array<string> } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null, status: number }> } };

export type SessionEndMutationVariables = Exact<{ [key: string]: never; }>;


export type SessionEndMutation = { customerSignOut: { isSignedOut: boolean } };

export type SessionReadQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionReadQuery = { customer: { id: string, firstName: string } | null };

export type AccountCreateMutationVariables = Exact<{
  input: CustomerCreateInput;
}>;


export type AccountCreateMutation = { customerCreate: { customer: { id: string } | null, userErrors: Array<{ message: string, field: Array<string> | null }> } };

export type SignInSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInSettingsQuery = { signInSettings: { captcha: CaptchaKind, captchaSiteKey: string | null, providers: Array<{ name: IdentityProviderName, clientId: string, authorizeUrl: string, responseType: string, scope: string }> } };

export type CaptchaChallengeQueryVariables = Exact<{ [key: string]: never; }>;


export type CaptchaChallengeQuery = { captchaChallenge: string | null };

export type GiftCardsQueryVariables = Exact<{ [key: string]: never; }>;


export type GiftCardsQuery = { giftCards: Array<{ code: string, expiresAt: string | null, isExpired: boolean, createdAt: string | null, balance: { amount: string, currency: CurrencyCode }, initial: { amount: string, currency: CurrencyCode } | null, history: Array<{ createdAt: string | null, reason: GiftCardChangeReason | null, orderNumber: string | null, change: { amount: string, currency: CurrencyCode }, balance: { amount: string, currency: CurrencyCode } }> }> };

export type GiftCardRow_CardFragment = { code: string, expiresAt: string | null, isExpired: boolean, createdAt: string | null, balance: { amount: string, currency: CurrencyCode }, initial: { amount: string, currency: CurrencyCode } | null, history: Array<{ createdAt: string | null, reason: GiftCardChangeReason | null, orderNumber: string | null, change: { amount: string, currency: CurrencyCode }, balance: { amount: string, currency: CurrencyCode } }> };

export type GiftCardCheckMutationVariables = Exact<{
  input: GiftCardBalanceCheckInput;
}>;


export type GiftCardCheckMutation = { giftCardBalanceCheck: { giftCard: { code: string, expiresAt: string | null, balance: { amount: string, currency: CurrencyCode } } | null, userErrors: Array<{ message: string, field: Array<string> | null }> } };

export type GiftCardUseMutationVariables = Exact<{
  input: CustomerCartGiftCardApplyInput;
}>;


export type GiftCardUseMutation = { customerCartGiftCardApply: { cart: { id: string, totals: { couponCode: string | null, subtotal: { amount: string, currency: CurrencyCode }, discount: { amount: string, currency: CurrencyCode }, shipping: { amount: string, currency: CurrencyCode }, tax: { amount: string, currency: CurrencyCode }, grandTotal: { amount: string, currency: CurrencyCode }, segments: Array<{ code: string, title: string, value: { amount: string, currency: CurrencyCode } }> } | null } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type OrderDetails_OrderFragment = { id: string, number: string, createdAt: string | null, state: OrderState | null, status: string, totalQuantity: number, couponCode: string | null, shippingMethod: string | null, returnableUntil: string | null, items: Array<{ id: string, sku: string, name: string, quantity: number, quantityCanceled: number, quantityRefunded: number, productType: string, price: { amount: string, currency: CurrencyCode }, tax: { amount: string, currency: CurrencyCode }, product: { sku: string, path: string, images: Array<{ alt: string, position: number, thumbnail: string }> } | null }>, totals: { due: { amount: string, currency: CurrencyCode }, refunded: { amount: string, currency: CurrencyCode }, segments: Array<{ code: string, title: string, value: { amount: string, currency: CurrencyCode } }> }, billingAddress: { firstName: string, lastName: string, company: string | null, line1: string | null, line2: string | null, city: string, region: string | null, regionCode: string | null, postalCode: string | null, country: string, phone: string | null } | null, shippingAddress: { firstName: string, lastName: string, company: string | null, line1: string | null, line2: string | null, city: string, region: string | null, regionCode: string | null, postalCode: string | null, country: string, phone: string | null } | null, payment: { code: string, label: string, cardLast4: string | null } | null, shipments: Array<{ id: string, carrier: string, trackNumber: string, status: ShipmentStatus | null, createdAt: string | null, events: Array<{ status: ShipmentStatus | null, location: string | null, note: string | null, createdAt: string | null }> | null }> };

export type OrderDetails_AddressFragment = { firstName: string, lastName: string, company: string | null, line1: string | null, line2: string | null, city: string, region: string | null, regionCode: string | null, postalCode: string | null, country: string, phone: string | null };

export type GuestOrderLookUpQueryVariables = Exact<{
  orderNumber: string;
  lastName: string;
  postalCode: string;
}>;


export type GuestOrderLookUpQuery = { guestOrder: { id: string, number: string, createdAt: string | null, state: OrderState | null, status: string, totalQuantity: number, couponCode: string | null, shippingMethod: string | null, returnableUntil: string | null, items: Array<{ id: string, sku: string, name: string, quantity: number, quantityCanceled: number, quantityRefunded: number, productType: string, price: { amount: string, currency: CurrencyCode }, tax: { amount: string, currency: CurrencyCode }, product: { sku: string, path: string, images: Array<{ alt: string, position: number, thumbnail: string }> } | null }>, totals: { due: { amount: string, currency: CurrencyCode }, refunded: { amount: string, currency: CurrencyCode }, segments: Array<{ code: string, title: string, value: { amount: string, currency: CurrencyCode } }> }, billingAddress: { firstName: string, lastName: string, company: string | null, line1: string | null, line2: string | null, city: string, region: string | null, regionCode: string | null, postalCode: string | null, country: string, phone: string | null } | null, shippingAddress: { firstName: string, lastName: string, company: string | null, line1: string | null, line2: string | null, city: string, region: string | null, regionCode: string | null, postalCode: string | null, country: string, phone: string | null } | null, payment: { code: string, label: string, cardLast4: string | null } | null, shipments: Array<{ id: string, carrier: string, trackNumber: string, status: ShipmentStatus | null, createdAt: string | null, events: Array<{ status: ShipmentStatus | null, location: string | null, note: string | null, createdAt: string | null }> | null }> } | null };

export type OrdersListQueryVariables = Exact<{
  page: number;
}>;


export type OrdersListQuery = { customerOrders: { page: number, pageCount: number, totalCount: number, orders: Array<{ id: string, number: string, createdAt: string | null, state: OrderState | null, status: string, totalQuantity: number, totals: { grandTotal: { amount: string, currency: CurrencyCode } }, items: Array<{ id: string, sku: string, name: string, product: { sku: string, images: Array<{ alt: string, position: number, thumbnail: string }> } | null }>, shipments: Array<{ id: string, status: ShipmentStatus | null }> }> } };

export type OrderRow_OrderFragment = { id: string, number: string, createdAt: string | null, state: OrderState | null, status: string, totalQuantity: number, totals: { grandTotal: { amount: string, currency: CurrencyCode } }, items: Array<{ id: string, sku: string, name: string, product: { sku: string, images: Array<{ alt: string, position: number, thumbnail: string }> } | null }>, shipments: Array<{ id: string, status: ShipmentStatus | null }> };

export type ReturnsListQueryVariables = Exact<{ [key: string]: never; }>;


export type ReturnsListQuery = { customerReturns: Array<{ id: string, orderId: string, orderNumber: string | null, status: OrderReturnStatus | null, reason: string, trackNumber: string | null, createdAt: string | null, updatedAt: string | null, itemsAmount: { amount: string, currency: CurrencyCode }, fee: { amount: string, currency: CurrencyCode }, refund: { amount: string, currency: CurrencyCode }, items: Array<{ itemId: string, sku: string, name: string, product: { sku: string, images: Array<{ alt: string, position: number, thumbnail: string }> } | null }> }> };

export type ReturnShowQueryVariables = Exact<{
  id: string | number;
}>;


export type ReturnShowQuery = { customerReturn: { id: string, orderId: string, orderNumber: string | null, status: OrderReturnStatus | null, reason: string, trackNumber: string | null, createdAt: string | null, updatedAt: string | null, itemsAmount: { amount: string, currency: CurrencyCode }, fee: { amount: string, currency: CurrencyCode }, refund: { amount: string, currency: CurrencyCode }, items: Array<{ itemId: string, sku: string, name: string, product: { sku: string, images: Array<{ alt: string, position: number, thumbnail: string }> } | null }> } | null, customerReturnLabel: { carrier: string, trackNumber: string, from: Array<string>, to: Array<string> } | null };

export type ReturnableOrderQueryVariables = Exact<{
  id: string | number;
}>;


export type ReturnableOrderQuery = { customerOrder: { id: string, number: string, returnableUntil: string | null, returnFee: { amount: string, currency: CurrencyCode } | null, items: Array<{ id: string, sku: string, name: string, rowTotal: { amount: string, currency: CurrencyCode }, tax: { amount: string, currency: CurrencyCode }, product: { sku: string, images: Array<{ alt: string, position: number, thumbnail: string }> } | null }> } | null, customerReturns: Array<{ id: string, orderId: string, items: Array<{ itemId: string }> }> };

export type ReturnForm_OrderFragment = { id: string, number: string, returnableUntil: string | null, returnFee: { amount: string, currency: CurrencyCode } | null, items: Array<{ id: string, sku: string, name: string, rowTotal: { amount: string, currency: CurrencyCode }, tax: { amount: string, currency: CurrencyCode }, product: { sku: string, images: Array<{ alt: string, position: number, thumbnail: string }> } | null }> };

export type ReturnFacts_ReturnFragment = { id: string, orderId: string, orderNumber: string | null, status: OrderReturnStatus | null, reason: string, trackNumber: string | null, createdAt: string | null, updatedAt: string | null, itemsAmount: { amount: string, currency: CurrencyCode }, fee: { amount: string, currency: CurrencyCode }, refund: { amount: string, currency: CurrencyCode }, items: Array<{ itemId: string, sku: string, name: string, product: { sku: string, images: Array<{ alt: string, position: number, thumbnail: string }> } | null }> };

export type ReturnRequestMutationVariables = Exact<{
  input: CustomerReturnRequestInput;
}>;


export type ReturnRequestMutation = { customerReturnRequest: { orderReturn: { id: string, orderId: string, orderNumber: string | null, status: OrderReturnStatus | null, reason: string, trackNumber: string | null, createdAt: string | null, updatedAt: string | null, itemsAmount: { amount: string, currency: CurrencyCode }, fee: { amount: string, currency: CurrencyCode }, refund: { amount: string, currency: CurrencyCode }, items: Array<{ itemId: string, sku: string, name: string, product: { sku: string, images: Array<{ alt: string, position: number, thumbnail: string }> } | null }> } | null, userErrors: Array<{ message: string, field: Array<string> | null }> } };

export type OrderRouteQueryVariables = Exact<{
  id: string | number;
}>;


export type OrderRouteQuery = { customerOrder: { id: string, number: string, createdAt: string | null, state: OrderState | null, status: string, totalQuantity: number, couponCode: string | null, shippingMethod: string | null, returnableUntil: string | null, items: Array<{ id: string, sku: string, name: string, quantity: number, quantityCanceled: number, quantityRefunded: number, productType: string, price: { amount: string, currency: CurrencyCode }, tax: { amount: string, currency: CurrencyCode }, product: { sku: string, path: string, images: Array<{ alt: string, position: number, thumbnail: string }> } | null }>, totals: { due: { amount: string, currency: CurrencyCode }, refunded: { amount: string, currency: CurrencyCode }, segments: Array<{ code: string, title: string, value: { amount: string, currency: CurrencyCode } }> }, billingAddress: { firstName: string, lastName: string, company: string | null, line1: string | null, line2: string | null, city: string, region: string | null, regionCode: string | null, postalCode: string | null, country: string, phone: string | null } | null, shippingAddress: { firstName: string, lastName: string, company: string | null, line1: string | null, line2: string | null, city: string, region: string | null, regionCode: string | null, postalCode: string | null, country: string, phone: string | null } | null, payment: { code: string, label: string, cardLast4: string | null } | null, shipments: Array<{ id: string, carrier: string, trackNumber: string, status: ShipmentStatus | null, createdAt: string | null, events: Array<{ status: ShipmentStatus | null, location: string | null, note: string | null, createdAt: string | null }> | null }> } | null };

export type PlaceRefusal_UserErrorFragment = { code: ErrorCode, message: string, field: Array<string> | null };

export type PlaceGuestOrderMutationVariables = Exact<{
  input: GuestCartOrderPlaceInput;
}>;


export type PlaceGuestOrderMutation = { guestCartOrderPlace: { isPlaced: boolean, orderId: string | null, orderNumber: string | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type PlaceCustomerOrderMutationVariables = Exact<{
  input: CustomerCartOrderPlaceInput;
}>;


export type PlaceCustomerOrderMutation = { customerCartOrderPlace: { isPlaced: boolean, orderId: string | null, orderNumber: string | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type PlaceFinancingOrderMutationVariables = Exact<{
  input: FinancingOrderCreateInput;
}>;


export type PlaceFinancingOrderMutation = { financingOrderCreate: { isPlaced: boolean, orderId: string | null, orderNumber: string | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type PlaceWalletOrderMutationVariables = Exact<{
  input: WalletOrderPlaceInput;
}>;


export type PlaceWalletOrderMutation = { walletOrderPlace: { isPlaced: boolean, orderId: string | null, orderNumber: string | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SetGuestPaymentMutationVariables = Exact<{
  input: GuestCartPaymentInformationSetInput;
}>;


export type SetGuestPaymentMutation = { guestCartPaymentInformationSet: { userErrors: Array<{ code: ErrorCode }> } };

export type SetCustomerPaymentMutationVariables = Exact<{
  input: CustomerCartPaymentInformationSetInput;
}>;


export type SetCustomerPaymentMutation = { customerCartPaymentInformationSet: { userErrors: Array<{ code: ErrorCode }> } };

export type WalletCheckoutTokenQueryVariables = Exact<{
  cartId: string | number;
}>;


export type WalletCheckoutTokenQuery = { walletCheckoutToken: { token: string | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type WalletCaptureMutationVariables = Exact<{
  input: WalletPaymentInput;
}>;


export type WalletCaptureMutation = { walletPaymentCapture: { isDone: boolean, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type WalletExpressTokenQueryVariables = Exact<{
  cartId: string | number;
}>;


export type WalletExpressTokenQuery = { walletPaypalToken: { token: string | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type WalletAuthorizeMutationVariables = Exact<{
  input: WalletPaymentInput;
}>;


export type WalletAuthorizeMutation = { walletPaymentAuthorize: { isDone: boolean, contact: { email: string | null, firstName: string | null, lastName: string | null, line1: string | null, line2: string | null, city: string | null, regionCode: string | null, postalCode: string | null, country: string | null, phone: string | null } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type WalletContact_ContactFragment = { email: string | null, firstName: string | null, lastName: string | null, line1: string | null, line2: string | null, city: string | null, regionCode: string | null, postalCode: string | null, country: string | null, phone: string | null };

export type WalletValidateMutationVariables = Exact<{
  input: WalletOrderValidateInput;
}>;


export type WalletValidateMutation = { walletOrderValidate: { isValid: boolean, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type PaymentProviderSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentProviderSettingsQuery = { paymentSettings: { card: { adapter: string, methodCode: string, pageUrl: string | null, clientId: string | null } | null, financing: { adapter: string, methodCode: string, pageUrl: string | null, clientId: string | null } | null, wallet: { adapter: string, methodCode: string, pageUrl: string | null, clientId: string | null } | null } };

export type PaymentProvider_ProviderFragment = { adapter: string, methodCode: string, pageUrl: string | null, clientId: string | null };

export type SellPayoutsQueryVariables = Exact<{ [key: string]: never; }>;


export type SellPayoutsQuery = { sellPayouts: { totalCount: number, items: Array<{ id: string, quoteId: string, designer: string, model: string, category: string, status: SellStatus, statusLabel: string, updatedAt: string, createdAt: string, allowedActions: Array<SellAction>, nextAction: { code: SellNextActionCode, until: string | null } | null, photos: Array<{ id: string, path: string }>, payout: { kind: SellPayoutKind, paidAt: string | null, reference: string | null, amount: { amount: string } | null } | null, shipment: { id: string, carrier: SellCarrier, trackingNumber: string, labelPath: string, createdAt: string, itemIds: Array<string>, insuredValue: { amount: string }, events: Array<{ code: string, location: string, note: string, at: string }> | null } | null }> } };

export type SellItem_RowFragment = { id: string, quoteId: string, designer: string, model: string, category: string, status: SellStatus, statusLabel: string, updatedAt: string, createdAt: string, allowedActions: Array<SellAction>, nextAction: { code: SellNextActionCode, until: string | null } | null, photos: Array<{ id: string, path: string }>, payout: { kind: SellPayoutKind, paidAt: string | null, reference: string | null, amount: { amount: string } | null } | null, shipment: { id: string, carrier: SellCarrier, trackingNumber: string, labelPath: string, createdAt: string, itemIds: Array<string>, insuredValue: { amount: string }, events: Array<{ code: string, location: string, note: string, at: string }> | null } | null };

export type SellItem_OfferFragment = { id: string, stage: SellOfferStage, note: string, madeAt: string, expiresAt: string, cash: { amount: string }, storeCredit: { amount: string }, consignReceive: { low: { amount: string }, high: { amount: string } }, consignPrice: { low: { amount: string }, high: { amount: string } } };

export type SellItem_DetailsFragment = { material: string, color: string, size: string, notes: string, condition: string, extras: Array<string>, shipCode: string | null, id: string, quoteId: string, designer: string, model: string, category: string, status: SellStatus, statusLabel: string, updatedAt: string, createdAt: string, allowedActions: Array<SellAction>, answers: Array<{ part: string, answer: string }>, askingPrice: { amount: string } | null, counterPrice: { amount: string } | null, moves: Array<{ action: SellAction, status: SellStatus, needs: SellMoveNeed | null, payouts: Array<SellPayoutKind> }>, currentOffer: { id: string, stage: SellOfferStage, note: string, madeAt: string, expiresAt: string, cash: { amount: string }, storeCredit: { amount: string }, consignReceive: { low: { amount: string }, high: { amount: string } }, consignPrice: { low: { amount: string }, high: { amount: string } } } | null, offers: Array<{ id: string, stage: SellOfferStage, note: string, madeAt: string, expiresAt: string, cash: { amount: string }, storeCredit: { amount: string }, consignReceive: { low: { amount: string }, high: { amount: string } }, consignPrice: { low: { amount: string }, high: { amount: string } } }>, inspection: { condition: string, note: string, answers: Array<{ part: string, answer: string }> } | null, consignment: { listedAt: string, price: { amount: string }, soldPrice: { amount: string } | null, priceSchedule: Array<{ at: string, price: { amount: string }, receive: { amount: string } }>, product: { sku: string, path: string } | null } | null, history: Array<{ from: SellStatus | null, status: SellStatus, statusLabel: string, move: string, actor: SellActor, reason: string | null, at: string }>, nextAction: { code: SellNextActionCode, until: string | null } | null, photos: Array<{ id: string, path: string }>, payout: { kind: SellPayoutKind, paidAt: string | null, reference: string | null, amount: { amount: string } | null } | null, shipment: { id: string, carrier: SellCarrier, trackingNumber: string, labelPath: string, createdAt: string, itemIds: Array<string>, insuredValue: { amount: string }, events: Array<{ code: string, location: string, note: string, at: string }> | null } | null };

export type SellItemReadQueryVariables = Exact<{
  id: string | number;
}>;


export type SellItemReadQuery = { sellItem: { material: string, color: string, size: string, notes: string, condition: string, extras: Array<string>, shipCode: string | null, id: string, quoteId: string, designer: string, model: string, category: string, status: SellStatus, statusLabel: string, updatedAt: string, createdAt: string, allowedActions: Array<SellAction>, answers: Array<{ part: string, answer: string }>, askingPrice: { amount: string } | null, counterPrice: { amount: string } | null, moves: Array<{ action: SellAction, status: SellStatus, needs: SellMoveNeed | null, payouts: Array<SellPayoutKind> }>, currentOffer: { id: string, stage: SellOfferStage, note: string, madeAt: string, expiresAt: string, cash: { amount: string }, storeCredit: { amount: string }, consignReceive: { low: { amount: string }, high: { amount: string } }, consignPrice: { low: { amount: string }, high: { amount: string } } } | null, offers: Array<{ id: string, stage: SellOfferStage, note: string, madeAt: string, expiresAt: string, cash: { amount: string }, storeCredit: { amount: string }, consignReceive: { low: { amount: string }, high: { amount: string } }, consignPrice: { low: { amount: string }, high: { amount: string } } }>, inspection: { condition: string, note: string, answers: Array<{ part: string, answer: string }> } | null, consignment: { listedAt: string, price: { amount: string }, soldPrice: { amount: string } | null, priceSchedule: Array<{ at: string, price: { amount: string }, receive: { amount: string } }>, product: { sku: string, path: string } | null } | null, history: Array<{ from: SellStatus | null, status: SellStatus, statusLabel: string, move: string, actor: SellActor, reason: string | null, at: string }>, nextAction: { code: SellNextActionCode, until: string | null } | null, photos: Array<{ id: string, path: string }>, payout: { kind: SellPayoutKind, paidAt: string | null, reference: string | null, amount: { amount: string } | null } | null, shipment: { id: string, carrier: SellCarrier, trackingNumber: string, labelPath: string, createdAt: string, itemIds: Array<string>, insuredValue: { amount: string }, events: Array<{ code: string, location: string, note: string, at: string }> | null } | null } | null, sellTerms: { conditions: Array<{ code: string, label: string }> } };

export type SellItemListQueryVariables = Exact<{
  page: number;
  filters: Array<SellItemFilter> | SellItemFilter;
}>;


export type SellItemListQuery = { sellItems: { totalCount: number, pageCount: number, items: Array<{ id: string, quoteId: string, designer: string, model: string, category: string, status: SellStatus, statusLabel: string, updatedAt: string, createdAt: string, allowedActions: Array<SellAction>, nextAction: { code: SellNextActionCode, until: string | null } | null, photos: Array<{ id: string, path: string }>, payout: { kind: SellPayoutKind, paidAt: string | null, reference: string | null, amount: { amount: string } | null } | null, shipment: { id: string, carrier: SellCarrier, trackingNumber: string, labelPath: string, createdAt: string, itemIds: Array<string>, insuredValue: { amount: string }, events: Array<{ code: string, location: string, note: string, at: string }> | null } | null }> }, sellItemFilters: Array<{ status: SellStatus, label: string, count: number }>, toShip: { totalCount: number }, shipped: { totalCount: number } };

export type SellMoveMutationVariables = Exact<{
  input: SellItemUpdateInput;
}>;


export type SellMoveMutation = { sellItemUpdate: { item: { material: string, color: string, size: string, notes: string, condition: string, extras: Array<string>, shipCode: string | null, id: string, quoteId: string, designer: string, model: string, category: string, status: SellStatus, statusLabel: string, updatedAt: string, createdAt: string, allowedActions: Array<SellAction>, answers: Array<{ part: string, answer: string }>, askingPrice: { amount: string } | null, counterPrice: { amount: string } | null, moves: Array<{ action: SellAction, status: SellStatus, needs: SellMoveNeed | null, payouts: Array<SellPayoutKind> }>, currentOffer: { id: string, stage: SellOfferStage, note: string, madeAt: string, expiresAt: string, cash: { amount: string }, storeCredit: { amount: string }, consignReceive: { low: { amount: string }, high: { amount: string } }, consignPrice: { low: { amount: string }, high: { amount: string } } } | null, offers: Array<{ id: string, stage: SellOfferStage, note: string, madeAt: string, expiresAt: string, cash: { amount: string }, storeCredit: { amount: string }, consignReceive: { low: { amount: string }, high: { amount: string } }, consignPrice: { low: { amount: string }, high: { amount: string } } }>, inspection: { condition: string, note: string, answers: Array<{ part: string, answer: string }> } | null, consignment: { listedAt: string, price: { amount: string }, soldPrice: { amount: string } | null, priceSchedule: Array<{ at: string, price: { amount: string }, receive: { amount: string } }>, product: { sku: string, path: string } | null } | null, history: Array<{ from: SellStatus | null, status: SellStatus, statusLabel: string, move: string, actor: SellActor, reason: string | null, at: string }>, nextAction: { code: SellNextActionCode, until: string | null } | null, photos: Array<{ id: string, path: string }>, payout: { kind: SellPayoutKind, paidAt: string | null, reference: string | null, amount: { amount: string } | null } | null, shipment: { id: string, carrier: SellCarrier, trackingNumber: string, labelPath: string, createdAt: string, itemIds: Array<string>, insuredValue: { amount: string }, events: Array<{ code: string, location: string, note: string, at: string }> | null } | null } | null, userErrors: Array<{ message: string, code: ErrorCode }> } };

export type SellEstimate_RangeFragment = { low: { amount: string }, high: { amount: string } };

export type SellEstimateReadQueryVariables = Exact<{
  designer: string;
  model: string;
  condition: string;
}>;


export type SellEstimateReadQuery = { sellEstimate: { category: string, typicalDaysToSell: number, cash: { low: { amount: string }, high: { amount: string } }, storeCredit: { low: { amount: string }, high: { amount: string } }, consign: { low: { amount: string }, high: { amount: string } } } | null };

export type SellLandingPageQueryVariables = Exact<{ [key: string]: never; }>;


export type SellLandingPageQuery = { cmsPage: { identifier: string | null, content: string | null, contentHeading: string | null, metaTitle: string | null, metaDescription: string | null } | null };

export type SellNewsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type SellNewsSubscription = { sellItemChanged: { id: string } };

export type SellShipment_ParcelFragment = { id: string, carrier: SellCarrier, trackingNumber: string, labelPath: string, createdAt: string, itemIds: Array<string>, insuredValue: { amount: string }, events: Array<{ code: string, location: string, note: string, at: string }> | null };

export type SellShipment_SenderFragment = { id: string, firstName: string, lastName: string, addresses: Array<{ id: string, line1: string, city: string, region: string | null, regionCode: string | null, postalCode: string | null, country: string, phone: string | null, isDefaultShipping: boolean }> };

export type SellToShipQueryVariables = Exact<{ [key: string]: never; }>;


export type SellToShipQuery = { customer: { id: string, firstName: string, lastName: string, addresses: Array<{ id: string, line1: string, city: string, region: string | null, regionCode: string | null, postalCode: string | null, country: string, phone: string | null, isDefaultShipping: boolean }> } | null, sellItems: { items: Array<{ id: string, quoteId: string, designer: string, model: string, category: string, status: SellStatus, statusLabel: string, updatedAt: string, createdAt: string, allowedActions: Array<SellAction>, nextAction: { code: SellNextActionCode, until: string | null } | null, photos: Array<{ id: string, path: string }>, payout: { kind: SellPayoutKind, paidAt: string | null, reference: string | null, amount: { amount: string } | null } | null, shipment: { id: string, carrier: SellCarrier, trackingNumber: string, labelPath: string, createdAt: string, itemIds: Array<string>, insuredValue: { amount: string }, events: Array<{ code: string, location: string, note: string, at: string }> | null } | null }> } };

export type SellShippedQueryVariables = Exact<{ [key: string]: never; }>;


export type SellShippedQuery = { sellItems: { items: Array<{ id: string, quoteId: string, designer: string, model: string, category: string, status: SellStatus, statusLabel: string, updatedAt: string, createdAt: string, allowedActions: Array<SellAction>, nextAction: { code: SellNextActionCode, until: string | null } | null, photos: Array<{ id: string, path: string }>, payout: { kind: SellPayoutKind, paidAt: string | null, reference: string | null, amount: { amount: string } | null } | null, shipment: { id: string, carrier: SellCarrier, trackingNumber: string, labelPath: string, createdAt: string, itemIds: Array<string>, insuredValue: { amount: string }, events: Array<{ code: string, location: string, note: string, at: string }> | null } | null }> } };

export type SellShipMutationVariables = Exact<{
  input: SellShipmentCreateInput;
}>;


export type SellShipMutation = { sellShipmentCreate: { shipment: { id: string, carrier: SellCarrier, trackingNumber: string, labelPath: string, itemIds: Array<string>, insuredValue: { amount: string } } | null, userErrors: Array<{ message: string, field: Array<string> | null }> } };

export type SellGuestShipMutationVariables = Exact<{
  input: GuestSellShipmentCreateInput;
}>;


export type SellGuestShipMutation = { guestSellShipmentCreate: { shipment: { id: string, carrier: SellCarrier, trackingNumber: string, labelPath: string, itemIds: Array<string>, insuredValue: { amount: string } } | null, userErrors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SellShipment_NewFragment = { id: string, carrier: SellCarrier, trackingNumber: string, labelPath: string, itemIds: Array<string>, insuredValue: { amount: string } };

export type SellLabelEmailMutationVariables = Exact<{
  input: SellShipmentLabelEmailInput;
}>;


export type SellLabelEmailMutation = { sellShipmentLabelEmail: { isSent: boolean, userErrors: Array<{ message: string }> } };

export type SellDraft_DraftFragment = { id: string, step: string | null, updatedAt: string, contact: { name: string | null, phone: string | null, preferred: string | null } | null, items: Array<{ designer: string | null, category: string | null, model: string | null, material: string | null, color: string | null, size: string | null, notes: string | null, condition: string | null, extras: Array<string>, answers: Array<{ part: string, answer: string }>, askingPrice: { amount: string } | null, photos: Array<{ id: string, path: string }> }> };

export type SellDraftsQueryVariables = Exact<{ [key: string]: never; }>;


export type SellDraftsQuery = { sellDrafts: Array<{ id: string, step: string | null, updatedAt: string, contact: { name: string | null, phone: string | null, preferred: string | null } | null, items: Array<{ designer: string | null, category: string | null, model: string | null, material: string | null, color: string | null, size: string | null, notes: string | null, condition: string | null, extras: Array<string>, answers: Array<{ part: string, answer: string }>, askingPrice: { amount: string } | null, photos: Array<{ id: string, path: string }> }> }> };

export type SellDraftSaveMutationVariables = Exact<{
  input: SellDraftSaveInput;
}>;


export type SellDraftSaveMutation = { sellDraftSave: { draft: { id: string } | null, userErrors: Array<{ message: string, code: ErrorCode }> } };

export type SellDraftDeleteMutationVariables = Exact<{
  input: SellDraftDeleteInput;
}>;


export type SellDraftDeleteMutation = { sellDraftDelete: { isDeleted: boolean } };

export type SellSubmitMutationVariables = Exact<{
  input: SellItemSubmitInput;
}>;


export type SellSubmitMutation = { sellItemSubmit: { submissionId: string | null, items: Array<{ id: string, quoteId: string, designer: string, model: string }>, userErrors: Array<{ message: string, field: Array<string> | null }> } };

export type SellWordsQueryVariables = Exact<{ [key: string]: never; }>;


export type SellWordsQuery = { sellDesigners: Array<{ name: string, path: string, models: Array<{ name: string, category: string }> }>, sellTerms: { offerDays: number, shipDays: number, storeCreditBonusPercent: number, categories: Array<string>, extras: Array<string>, conditions: Array<{ code: string, label: string, text: string }>, questions: Array<{ part: string, answers: Array<string> }>, commission: Array<{ percent: number, below: { amount: string } | null }> } };

export type Favorites_WishlistFragment = { itemsCount: number, items: Array<{ id: string, productId: string }> };

export type FavoritesReadQueryVariables = Exact<{ [key: string]: never; }>;


export type FavoritesReadQuery = { wishlist: { itemsCount: number, items: Array<{ id: string, productId: string }> } | null };

export type FavoriteAddMutationVariables = Exact<{
  input: WishlistItemAddInput;
}>;


export type FavoriteAddMutation = { wishlistItemAdd: { wishlist: { itemsCount: number, items: Array<{ id: string, productId: string }> } | null, userErrors: Array<{ message: string }> } };

export type FavoriteRemoveMutationVariables = Exact<{
  input: WishlistItemRemoveInput;
}>;


export type FavoriteRemoveMutation = { wishlistItemRemove: { wishlist: { itemsCount: number, items: Array<{ id: string, productId: string }> } | null, userErrors: Array<{ message: string }> } };

export type FavoritesRouteQueryVariables = Exact<{ [key: string]: never; }>;


export type FavoritesRouteQuery = { wishlist: { itemsCount: number, items: Array<{ id: string, productId: string, sku: string, name: string, product: { id: string, sku: string, quoteId: string | null, name: string, designer: string | null, path: string, availability: ProductAvailability, size: string | null, shoeSize: string | null, price: { discountPercent: number | null, current: { amount: string }, former: { amount: string } | null, msrp: { amount: string } | null } | null, condition: { label: string } | null, images: Array<{ url: string }> } | null }> } | null };

export type FavoriteDropsQueryVariables = Exact<{ [key: string]: never; }>;


export type FavoriteDropsQuery = { priceAlerts: Array<{ id: string, sku: string, droppedBy: { amount: string } }> };

export type Logo_StoreConfigFragment = { headerLogoSrc: string | null, logoAlt: string | null, logoWidth: number | null, logoHeight: number | null };

export type MegaMenu_MenuFragment = { items: Array<{ id: string, name: string, link: string | null, isGroup: boolean, sidebarHtml: string | null, children: Array<{ id: string, name: string, link: string | null, isGroup: boolean, children: Array<{ id: string, name: string, link: string | null, isGroup: boolean }> }> }> };

export type RootMenuQueryVariables = Exact<{ [key: string]: never; }>;


export type RootMenuQuery = { menu: { id: string, items: Array<{ id: string, name: string, link: string | null, isGroup: boolean, sidebarHtml: string | null, children: Array<{ id: string, name: string, link: string | null, isGroup: boolean, children: Array<{ id: string, name: string, link: string | null, isGroup: boolean }> }> }> } | null };

export type RootContentQueryVariables = Exact<{ [key: string]: never; }>;


export type RootContentQuery = { storeConfig: { copyright: string | null, headerLogoSrc: string | null, logoAlt: string | null, logoWidth: number | null, logoHeight: number | null } | null, cmsBlocks: { items: Array<{ identifier: string | null, title: string | null, content: string | null } | null> | null } | null };
