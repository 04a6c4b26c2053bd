export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A country by its ISO 3166-1 alpha-2 code, such as `US`. */
  CountryCode: { input: string; output: string; }
  /** A moment in UTC, ISO 8601, such as `2026-11-20T09:30:00.000Z`. */
  DateTime: { input: string; output: string; }
  /** An exact decimal number as text, such as "1250.50". Never a float: money and percentages keep every digit. */
  Decimal: { input: string; output: string; }
  /** An e-mail address. */
  EmailAddress: { input: string; output: string; }
  /** HTML that the gateway has sanitised: safe to put into a page, without scripts, styles, frames or event handlers. */
  HTML: { input: string; output: string; }
  /** A whole number of 0 or more. */
  NonNegativeInt: { input: number; output: number; }
  /** A whole number of 1 or more. */
  PositiveInt: { input: number; output: number; }
  /** An absolute URL. */
  URL: { input: string; output: string; }
};

/** A postal address as a form has it. What the back end does not know is never sent to it. */
export type AddressInput = {
  /** Name of the city or town. */
  readonly city?: InputMaybe<Scalars['String']['input']>;
  /** Company. */
  readonly company?: InputMaybe<Scalars['String']['input']>;
  /** Country, ISO 3166-1 alpha-2, such as `US`. */
  readonly country?: InputMaybe<Scalars['ID']['input']>;
  /** Mail address; for carts of guests. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** First name. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** First line of the street. */
  readonly line1?: InputMaybe<Scalars['String']['input']>;
  /** Second line of the street. */
  readonly line2?: InputMaybe<Scalars['String']['input']>;
  /** Telephone number. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. */
  readonly postalCode?: InputMaybe<Scalars['String']['input']>;
  /** State or province by name; where the country lists its regions, send regionId too. An empty text alone takes the region away. */
  readonly region?: InputMaybe<Scalars['String']['input']>;
  /** Short code of the state or province, such as `CA`. */
  readonly regionCode?: InputMaybe<Scalars['String']['input']>;
  /** The back end's id of the state or province. */
  readonly regionId?: InputMaybe<Scalars['ID']['input']>;
};

/** One step of the way to a category. */
export type Breadcrumb = {
  readonly __typename?: 'Breadcrumb';
  /** The category's name. */
  readonly name: Scalars['String']['output'];
  /** Path of its page. */
  readonly path: Scalars['String']['output'];
};

/** How the shop tells people from machines when an account is opened. */
export type CaptchaKind =
  /** Nothing is asked. */
  | 'NONE'
  /** A puzzle that the browser solves unseen; ask for it with captchaChallenge. */
  | 'PROOF_OF_WORK'
  /** Google's reCAPTCHA, invisible. */
  | 'RECAPTCHA';

/** A shopping bag. */
export type Cart = {
  readonly __typename?: 'Cart';
  /** The guest cart's masked id, or the customer cart's id. */
  readonly id: Scalars['ID']['output'];
  /** False once the cart has become an order: create a new one. */
  readonly isActive: Scalars['Boolean']['output'];
  /** True when it holds nothing that is shipped. */
  readonly isVirtual: Scalars['Boolean']['output'];
  /** The lines, oldest first. */
  readonly lines: ReadonlyArray<CartLine>;
  /** Ways to pay; null when they could not be read. Magento: GET /V1/guest-carts/{cart}/payment-methods, GET /V1/carts/mine/payment-methods. */
  readonly paymentMethods?: Maybe<ReadonlyArray<PaymentMethod>>;
  /** Ways to ship to the address that the cart holds; empty for a cart of which nothing is shipped, null while it holds no address, and when they could not be read. Magento: POST /V1/guest-carts/{cart}/estimate-shipping-methods, POST /V1/carts/mine/estimate-shipping-methods. */
  readonly shippingMethods?: Maybe<ReadonlyArray<ShippingMethod>>;
  /** Pieces in all lines. */
  readonly totalQuantity: Scalars['NonNegativeInt']['output'];
  /** The sums; null when they could not be read (the error says why). Magento: GET /V1/guest-carts/{cart}/totals, GET /V1/carts/mine/totals. */
  readonly totals?: Maybe<CartTotals>;
};

/** A gift card on a cart. Nothing is taken from it before the order is placed. */
export type CartGiftCard = {
  readonly __typename?: 'CartGiftCard';
  /** What it pays of this cart; zero when nothing is left for it to pay. */
  readonly amount: Money;
  /** The card's code. */
  readonly code: Scalars['String']['output'];
};

/** What adding a line returns. */
export type CartItemAddPayload = {
  readonly __typename?: 'CartItemAddPayload';
  /** The cart after the change; null when it was refused. */
  readonly cart?: Maybe<Cart>;
  /** The line that was added or raised; null when it was refused. */
  readonly line?: Maybe<CartLine>;
  /** Why it was refused; empty on success. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** One line of a cart. */
export type CartLine = {
  readonly __typename?: 'CartLine';
  /** Whether it can still be bought. */
  readonly availability: CartLineAvailability;
  /** The line's id in this cart. */
  readonly id: Scalars['ID']['output'];
  /** The product's name when it was added. */
  readonly name: Scalars['String']['output'];
  /** Path of the product page; null when unknown. */
  readonly path?: Maybe<Scalars['String']['output']>;
  /** Price of one piece. */
  readonly price: Money;
  /** The product itself, completed from the search service; null when search is down or the product is gone. */
  readonly product?: Maybe<Product>;
  /** `simple` for a real item, `virtual` for a quote. */
  readonly productType: Scalars['String']['output'];
  /** How many. Real items are one of a kind, so 1. */
  readonly quantity: Scalars['PositiveInt']['output'];
  /** The quote id of a virtual line; null on others. */
  readonly quoteId?: Maybe<Scalars['String']['output']>;
  /** The product's sku. */
  readonly sku: Scalars['ID']['output'];
  /** Address of a small picture (60 x 80); null when there is none. */
  readonly thumbnailUrl?: Maybe<Scalars['URL']['output']>;
};

/** Whether a cart line can still be bought. A sold line never blocks reading, adding to or emptying the cart. */
export type CartLineAvailability =
  /** It can be bought. */
  | 'AVAILABLE'
  /** Somebody else has bought it. */
  | 'SOLD';

/** What became of a guest's lines. */
export type CartMerge = {
  readonly __typename?: 'CartMerge';
  /** Skus that could not be moved, such as sold items. */
  readonly dropped: ReadonlyArray<Scalars['ID']['output']>;
  /** Skus that both carts held: they are one line. */
  readonly duplicate: ReadonlyArray<Scalars['ID']['output']>;
  /** Skus that are now in the customer's cart and came from the guest's. */
  readonly kept: ReadonlyArray<Scalars['ID']['output']>;
};

/** What a change of a cart returns. */
export type CartPayload = {
  readonly __typename?: 'CartPayload';
  /** The cart after the change; null when it was refused. */
  readonly cart?: Maybe<Cart>;
  /** Why it was refused; empty on success. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** One addend of the cart's total, as the back end names it. */
export type CartTotalSegment = {
  readonly __typename?: 'CartTotalSegment';
  /** The segment's code, such as `subtotal`, `discount`, `shipping`, `tax` or `grand_total`. Find segments by code, never by place. */
  readonly code: Scalars['String']['output'];
  /** Title as people read it. */
  readonly title: Scalars['String']['output'];
  /** The amount; negative for a discount. */
  readonly value: Money;
};

/** The sums of a cart, as the back end computed them. */
export type CartTotals = {
  readonly __typename?: 'CartTotals';
  /** The coupon in use; null when there is none. */
  readonly couponCode?: Maybe<Scalars['String']['output']>;
  /** Discount; zero or negative. */
  readonly discount: Money;
  /** The gift cards on the cart; null where the back end tells only what they pay together. */
  readonly giftCards?: Maybe<ReadonlyArray<CartGiftCard>>;
  /** What there is to pay. */
  readonly grandTotal: Money;
  /** All addends by code. */
  readonly segments: ReadonlyArray<CartTotalSegment>;
  /** Shipping; zero until a method is chosen. */
  readonly shipping: Money;
  /** Sum of the lines before discount, shipping and tax. */
  readonly subtotal: Money;
  /** Sum of the lines with tax. */
  readonly subtotalInclTax: Money;
  /** Tax; zero until an address is known. */
  readonly tax: Money;
};

/** A category or designer page of the shop. */
export type Category = {
  readonly __typename?: 'Category';
  /** Names from the top category down to this one. */
  readonly breadcrumbs: ReadonlyArray<Breadcrumb>;
  /** A short text about it; null when there is none. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** The back end's id. */
  readonly id: Scalars['ID']['output'];
  /** True when it is a designer's page. */
  readonly isDesigner: Scalars['Boolean']['output'];
  /** 1 for a top category, 2 below it. */
  readonly level: Scalars['Int']['output'];
  /** Name, such as "Shoulder Bags" or "Chanel". */
  readonly name: Scalars['String']['output'];
  /** Path of the page, starting with `/`, such as `/handbags/shoulder-bags`. */
  readonly path: Scalars['String']['output'];
  /** Number of items on sale. */
  readonly productCount: Scalars['NonNegativeInt']['output'];
};

/** Categories found by name. */
export type CategorySearchResult = {
  readonly __typename?: 'CategorySearchResult';
  /** The categories found, best first. */
  readonly categories: ReadonlyArray<Category>;
  /** How many there are in all. */
  readonly totalCount: Scalars['NonNegativeInt']['output'];
};

/** A piece of content that pages show in a fixed place. */
export type CmsBlock = {
  readonly __typename?: 'CmsBlock';
  /** What it holds, as sanitised HTML. */
  readonly content?: Maybe<Scalars['HTML']['output']>;
  /** What stands above the content, as sanitised HTML; the shop's own field, null on stock Magento. */
  readonly headerContent?: Maybe<Scalars['HTML']['output']>;
  /** The block's identifier. */
  readonly identifier?: Maybe<Scalars['String']['output']>;
  /** Title of the block. */
  readonly title?: Maybe<Scalars['String']['output']>;
};

/** Content blocks. From the commerce back end's GraphQL. */
export type CmsBlocks = {
  readonly __typename?: 'CmsBlocks';
  /** The blocks in the order asked for; null where an identifier is unknown. */
  readonly items?: Maybe<ReadonlyArray<Maybe<CmsBlock>>>;
};

/** A content page. From the commerce back end's GraphQL. */
export type CmsPage = {
  readonly __typename?: 'CmsPage';
  /** What it holds, as sanitised HTML. */
  readonly content?: Maybe<Scalars['HTML']['output']>;
  /** Heading above the content. */
  readonly contentHeading?: Maybe<Scalars['String']['output']>;
  /** The page's identifier. */
  readonly identifier?: Maybe<Scalars['String']['output']>;
  /** Description for search engines. */
  readonly metaDescription?: Maybe<Scalars['String']['output']>;
  /** Keywords for search engines. */
  readonly metaKeywords?: Maybe<Scalars['String']['output']>;
  /** Title for search engines. */
  readonly metaTitle?: Maybe<Scalars['String']['output']>;
  /** Name of the page's layout. */
  readonly pageLayout?: Maybe<Scalars['String']['output']>;
  /** Title of the page. */
  readonly title?: Maybe<Scalars['String']['output']>;
  /** Path of the page. */
  readonly urlKey?: Maybe<Scalars['String']['output']>;
};

/** A country the shop delivers to. */
export type Country = {
  readonly __typename?: 'Country';
  /** Three-letter code; null when unknown. */
  readonly code3?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2 code, such as `US`. */
  readonly id: Scalars['ID']['output'];
  /** Name in English. */
  readonly name: Scalars['String']['output'];
  /** States or provinces to choose from; empty when a free text is wanted. */
  readonly regions: ReadonlyArray<Region>;
};

/** ISO 4217 currency codes the shop sells in. */
export type CurrencyCode =
  /** US dollar. */
  | 'USD';

/** The account of a signed-in customer. */
export type Customer = {
  readonly __typename?: 'Customer';
  /** The address book. */
  readonly addresses: ReadonlyArray<CustomerAddress>;
  /** Since when. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Mail address, which is also the name to sign in with. */
  readonly email: Scalars['EmailAddress']['output'];
  /** First name. */
  readonly firstName: Scalars['String']['output'];
  /** The customer's id. */
  readonly id: Scalars['ID']['output'];
  /** Whether the shop's news are mailed to them. */
  readonly isSubscribed: Scalars['Boolean']['output'];
  /** Last name. */
  readonly lastName: Scalars['String']['output'];
};

/** An address in a customer's address book. */
export type CustomerAddress = {
  readonly __typename?: 'CustomerAddress';
  /** Name of the city or town. */
  readonly city: Scalars['String']['output'];
  /** Company; null when there is none. */
  readonly company?: Maybe<Scalars['String']['output']>;
  /** Country, ISO 3166-1 alpha-2. */
  readonly country: Scalars['CountryCode']['output'];
  /** First name. */
  readonly firstName: Scalars['String']['output'];
  /** The address's id. */
  readonly id: Scalars['ID']['output'];
  /** Whether orders are billed to it unless told otherwise. */
  readonly isDefaultBilling: Scalars['Boolean']['output'];
  /** Whether orders are shipped to it unless told otherwise. */
  readonly isDefaultShipping: Scalars['Boolean']['output'];
  /** Last name. */
  readonly lastName: Scalars['String']['output'];
  /** First line of the street. */
  readonly line1: Scalars['String']['output'];
  /** Second line of the street; null when there is none. */
  readonly line2?: Maybe<Scalars['String']['output']>;
  /** Telephone number; null when there is none. */
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** Postal code; null where there is none. */
  readonly postalCode?: Maybe<Scalars['String']['output']>;
  /** State or province by name; null where there is none. */
  readonly region?: Maybe<Scalars['String']['output']>;
  /** Short code of the state or province; null where there is none. */
  readonly regionCode?: Maybe<Scalars['String']['output']>;
  /** The back end's id of the state or province; null where there is none. */
  readonly regionId?: Maybe<Scalars['ID']['output']>;
};

/** An address for the address book. */
export type CustomerAddressCreateInput = {
  /** The address. */
  readonly address: AddressInput;
  /** Whether orders are billed to it unless told otherwise. */
  readonly isDefaultBilling: Scalars['Boolean']['input'];
  /** Whether orders are shipped to it unless told otherwise. */
  readonly isDefaultShipping: Scalars['Boolean']['input'];
};

/** Which address to take out. */
export type CustomerAddressDeleteInput = {
  /** The address's id. */
  readonly addressId: Scalars['ID']['input'];
};

/** What to change of an address. */
export type CustomerAddressUpdateInput = {
  /** What to change; what is left out stays. */
  readonly address: AddressInput;
  /** The address's id. */
  readonly addressId: Scalars['ID']['input'];
};

/** What customerCartBillingAddressSet takes. */
export type CustomerCartBillingAddressSetInput = {
  /** The address. */
  readonly address: AddressInput;
  /** Whether it is shipped there too. The way to ship has then to be set again. */
  readonly useForShipping: Scalars['Boolean']['input'];
};

/** What customerCartCouponApply takes. */
export type CustomerCartCouponApplyInput = {
  /** The coupon's code. */
  readonly code: Scalars['ID']['input'];
};

/** What customerCartCouponRemove takes. */
export type CustomerCartCouponRemoveInput = {
  /** Any text; it is of no use here and may be left out. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
};

/** What customerCartCreate takes: nothing but the client's own mark. */
export type CustomerCartCreateInput = {
  /** Any text; it is returned unchanged, so that a client can match answers to requests. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
};

/** What customerCartCreate returns. */
export type CustomerCartCreatePayload = {
  readonly __typename?: 'CustomerCartCreatePayload';
  /** The customer's cart; null when it could not be made. */
  readonly cart?: Maybe<Cart>;
  /** The text sent with the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What customerCartGiftCardApply takes. */
export type CustomerCartGiftCardApplyInput = {
  /** The gift card's code. */
  readonly code: Scalars['ID']['input'];
};

/** What customerCartGiftCardRemove takes. */
export type CustomerCartGiftCardRemoveInput = {
  /** The gift card's code. */
  readonly code: Scalars['ID']['input'];
};

/** What to put into the customer's cart. */
export type CustomerCartItemAddInput = {
  /** How many, 1 or more. Real items are one of a kind. */
  readonly quantity: Scalars['Int']['input'];
  /** The quote id of a virtual product; leave out for others. */
  readonly quoteId?: InputMaybe<Scalars['String']['input']>;
  /** The product's sku. */
  readonly sku: Scalars['ID']['input'];
};

/** Which line to take out of the customer's cart. */
export type CustomerCartItemRemoveInput = {
  /** The line's id. */
  readonly lineId: Scalars['ID']['input'];
};

/** Which guest cart to move into the customer's. */
export type CustomerCartMergeInput = {
  /** The masked id of the guest cart. */
  readonly guestCartId: Scalars['ID']['input'];
};

/** What customerCartMerge returns. */
export type CustomerCartMergePayload = {
  readonly __typename?: 'CustomerCartMergePayload';
  /** The customer's cart after the move; null when it was refused. */
  readonly cart?: Maybe<Cart>;
  /** What became of the guest's lines; null when it was refused. */
  readonly merge?: Maybe<CartMerge>;
  /** Why it was refused; empty on success. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A customer's order. */
export type CustomerCartOrderPlaceInput = {
  /** Any text of the client's own making, new for each order and the same for each try of it. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** How to pay; left out, what was set before. */
  readonly paymentMethod?: InputMaybe<PaymentMethodInput>;
};

/** How the customer's cart is paid. */
export type CustomerCartPaymentInformationSetInput = {
  /** The address it is billed to; may be set before. */
  readonly billingAddress?: InputMaybe<AddressInput>;
  /** How to pay. */
  readonly paymentMethod: PaymentMethodInput;
};

/** What customerCartShippingInformationSet takes. */
export type CustomerCartShippingInformationSetInput = {
  /** The address it is billed to; may be set later. */
  readonly billingAddress?: InputMaybe<AddressInput>;
  /** The carrier, from the estimate. */
  readonly carrierCode: Scalars['ID']['input'];
  /** The carrier's way to ship, from the estimate. */
  readonly methodCode: Scalars['ID']['input'];
  /** Where to. */
  readonly shippingAddress: AddressInput;
};

/** What customerCartShippingMethodsEstimate takes. */
export type CustomerCartShippingMethodsEstimateInput = {
  /** Where to. A country is enough; the more is known the better the estimate. */
  readonly address: AddressInput;
};

/** Who opens an account. */
export type CustomerCreateInput = {
  /** The captcha's answer, used once: the base64 text of ALTCHA's payload, or reCAPTCHA's token. Left out where signInSettings says NONE. */
  readonly captcha?: InputMaybe<Scalars['String']['input']>;
  /** Mail address. */
  readonly email: Scalars['String']['input'];
  /** First name. */
  readonly firstName: Scalars['String']['input'];
  /** Whether the shop's news are mailed to them. */
  readonly isSubscribed: Scalars['Boolean']['input'];
  /** Last name. */
  readonly lastName: Scalars['String']['input'];
  /** Password: at least 8 characters of three kinds, unless the shop says otherwise. */
  readonly password: Scalars['String']['input'];
};

/** Which address is used unless told otherwise. */
export type CustomerDefaultAddressSetInput = {
  /** The address's id. */
  readonly addressId: Scalars['ID']['input'];
  /** Bill to it. */
  readonly forBilling: Scalars['Boolean']['input'];
  /** Ship to it. */
  readonly forShipping: Scalars['Boolean']['input'];
};

/** The old and the new password. */
export type CustomerPasswordChangeInput = {
  /** The password so far. */
  readonly currentPassword: Scalars['String']['input'];
  /** The new one. */
  readonly newPassword: Scalars['String']['input'];
};

/** What a change of a password returns. */
export type CustomerPasswordPayload = {
  readonly __typename?: 'CustomerPasswordPayload';
  /** True when it was done. */
  readonly isDone: Scalars['Boolean']['output'];
  /** Why it was refused; empty on success. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A new password with the token of the mail. */
export type CustomerPasswordResetInput = {
  /** The account's mail address. */
  readonly email: Scalars['String']['input'];
  /** The new password. */
  readonly newPassword: Scalars['String']['input'];
  /** The token from the mail's link. */
  readonly resetToken: Scalars['String']['input'];
};

/** Who forgot the password. */
export type CustomerPasswordResetRequestInput = {
  /** The account's mail address. */
  readonly email: Scalars['String']['input'];
};

/** What a change of an account returns. */
export type CustomerPayload = {
  readonly __typename?: 'CustomerPayload';
  /** The account after the change; null when it was refused. */
  readonly customer?: Maybe<Customer>;
  /** Why it was refused; empty on success. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What to send back. */
export type CustomerReturnRequestInput = {
  /** Ids of the order's lines. */
  readonly itemIds: ReadonlyArray<Scalars['ID']['input']>;
  /** The order's id. */
  readonly orderId: Scalars['ID']['input'];
  /** Why the items come back, in the customer's words. */
  readonly reason: Scalars['String']['input'];
};

/** What asking for a return gives. */
export type CustomerReturnRequestPayload = {
  readonly __typename?: 'CustomerReturnRequestPayload';
  /** The return; null when it was refused. */
  readonly orderReturn?: Maybe<OrderReturn>;
  /** Why it was refused; empty on success. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Who signs in. */
export type CustomerSignInInput = {
  /** The mail address. */
  readonly email: Scalars['String']['input'];
  /** The masked id of the guest cart so far; its lines move into the customer's cart. */
  readonly guestCartId?: InputMaybe<Scalars['ID']['input']>;
  /** The password. */
  readonly password: Scalars['String']['input'];
};

/** What signing in returns. */
export type CustomerSignInPayload = {
  readonly __typename?: 'CustomerSignInPayload';
  /** The customer's cart after the merge; null when it was refused or there is none. */
  readonly cart?: Maybe<Cart>;
  /** The account; null when it was refused. */
  readonly customer?: Maybe<Customer>;
  /** What became of the guest's lines; null when no guest cart was named or it could not be moved. */
  readonly merge?: Maybe<CartMerge>;
  /** The token for `Authorization: Bearer`; null for browsers, which get a cookie that scripts cannot read. */
  readonly token?: Maybe<Scalars['String']['output']>;
  /** Why it was refused, or why the guest cart could not be moved; empty on success. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Who signs in with Facebook. */
export type CustomerSignInWithFacebookInput = {
  /** Facebook's access token. */
  readonly accessToken: Scalars['String']['input'];
  /** The masked id of the guest cart so far; its lines move into the customer's cart. */
  readonly guestCartId?: InputMaybe<Scalars['ID']['input']>;
};

/** Who signs in with Google. */
export type CustomerSignInWithGoogleInput = {
  /** Mail address at Google. */
  readonly email: Scalars['String']['input'];
  /** First name at Google. */
  readonly firstName: Scalars['String']['input'];
  /** The user's id at Google. */
  readonly googleId: Scalars['ID']['input'];
  /** The masked id of the guest cart so far; its lines move into the customer's cart. */
  readonly guestCartId?: InputMaybe<Scalars['ID']['input']>;
  /** Last name at Google. */
  readonly lastName: Scalars['String']['input'];
  /** Google's token. */
  readonly token: Scalars['String']['input'];
};

/** What customerSignOut takes. */
export type CustomerSignOutInput = {
  /** Any text; it is of no use here and may be left out. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
};

/** What customerSignOut returns. */
export type CustomerSignOutPayload = {
  readonly __typename?: 'CustomerSignOutPayload';
  /** True once nobody is signed in. */
  readonly isSignedOut: Scalars['Boolean']['output'];
  /** Always empty: signing out is never refused. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What to change of the account. */
export type CustomerUpdateInput = {
  /** The password so far; asked of the back end before the mail address changes. A wrong one is a user error and does not end the session. */
  readonly currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** Mail address. Another one than before needs the current password. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** First name. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** Whether the shop's news are mailed to them. */
  readonly isSubscribed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Last name. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
};

/** What a path of the shop leads to. From the commerce back end's GraphQL. */
export type EntityUrl = {
  readonly __typename?: 'EntityUrl';
  /** The same path without the query string. */
  readonly canonicalUrl?: Maybe<Scalars['String']['output']>;
  /** Id of the product, category or page. */
  readonly id?: Maybe<Scalars['Int']['output']>;
  /** 0 when the path is the thing's own, else 301 or 302. */
  readonly redirectCode?: Maybe<Scalars['Int']['output']>;
  /** Path of the thing itself, without a leading slash. */
  readonly relativeUrl?: Maybe<Scalars['String']['output']>;
  /** Kind of the thing found. */
  readonly type?: Maybe<UrlRewriteEntityTypeEnum>;
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

/** A group of values that a list can be narrowed by. Values in one group widen (or), groups narrow (and). */
export type Facet = {
  readonly __typename?: 'Facet';
  /** The attribute's code. */
  readonly code: Scalars['String']['output'];
  /** Name of the group as people read it. */
  readonly label: Scalars['String']['output'];
  /** Place among the groups, 1-based. */
  readonly position: Scalars['PositiveInt']['output'];
  /** Values in the category or search, largest count first. */
  readonly values: ReadonlyArray<FacetValue>;
};

/** One value of a facet. */
export type FacetValue = {
  readonly __typename?: 'FacetValue';
  /** Items that choosing it would show, given the other groups' choices. */
  readonly count: Scalars['NonNegativeInt']['output'];
  /** True when the request filters by it. */
  readonly isApplied: Scalars['Boolean']['output'];
  /** True when choosing it would show nothing. */
  readonly isDisabled: Scalars['Boolean']['output'];
  /** The value, to be sent back in a filter. */
  readonly value: Scalars['String']['output'];
};

/** An attribute that lists can be filtered by. */
export type FilterableAttribute = {
  readonly __typename?: 'FilterableAttribute';
  /** The attribute's code. */
  readonly code: Scalars['String']['output'];
  /** Name as people read it. */
  readonly label: Scalars['String']['output'];
  /** Place among the groups, 1-based. */
  readonly position: Scalars['PositiveInt']['output'];
};

/** A cart and the approval of the financing provider. */
export type FinancingOrderCreateInput = {
  /** The cart: a guest's masked id, or the customer's Cart.id. */
  readonly cartId: Scalars['ID']['input'];
  /** Any text of the client's own making, new for each order and the same for each try of it. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The provider's token, `payment_method_nonce` of its approval page; for one order. */
  readonly token: Scalars['ID']['input'];
};

/** A customer's gift card. */
export type GiftCard = {
  readonly __typename?: 'GiftCard';
  /** What is left. */
  readonly balance: Money;
  /** The code that pays. */
  readonly code: Scalars['ID']['output'];
  /** When it was issued; null when unknown. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Until when it can be used; null when it never ends. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** What became of it, as the back end orders it. */
  readonly history: ReadonlyArray<GiftCardChange>;
  /** What it was issued with; null when unknown. */
  readonly initial?: Maybe<Money>;
  /** Whether it can no longer be used. */
  readonly isExpired: Scalars['Boolean']['output'];
};

/** What a gift card is worth. */
export type GiftCardBalance = {
  readonly __typename?: 'GiftCardBalance';
  /** What is left. */
  readonly balance: Money;
  /** The code, as the shop writes it. */
  readonly code: Scalars['ID']['output'];
  /** Until when it can be used; null when it never ends. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it was issued with; null when unknown. */
  readonly initial?: Maybe<Money>;
};

/** Which gift card. */
export type GiftCardBalanceCheckInput = {
  /** The card's code; case and outer spaces do not matter. */
  readonly code: Scalars['String']['input'];
};

/** What looking up a balance returns. */
export type GiftCardBalanceCheckPayload = {
  readonly __typename?: 'GiftCardBalanceCheckPayload';
  /** The card; null when there is none with this code, or it has ended. */
  readonly giftCard?: Maybe<GiftCardBalance>;
  /** Why there is none; empty on success. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** One change of a gift card's balance. */
export type GiftCardChange = {
  readonly __typename?: 'GiftCardChange';
  /** What was left then. */
  readonly balance: Money;
  /** By how much; negative when it paid. */
  readonly change: Money;
  /** When the balance changed. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of the order that it paid; null when there is none. */
  readonly orderNumber?: Maybe<Scalars['String']['output']>;
  /** Why; null when the back end says something else. */
  readonly reason?: Maybe<GiftCardChangeReason>;
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
  readonly address: AddressInput;
  /** The masked id of the cart. */
  readonly cartId: Scalars['ID']['input'];
  /** Whether it is shipped there too. The way to ship has then to be set again. */
  readonly useForShipping: Scalars['Boolean']['input'];
};

/** What guestCartCouponApply takes. */
export type GuestCartCouponApplyInput = {
  /** The masked id of the cart. */
  readonly cartId: Scalars['ID']['input'];
  /** The coupon's code. */
  readonly code: Scalars['ID']['input'];
};

/** What guestCartCouponRemove takes. */
export type GuestCartCouponRemoveInput = {
  /** The masked id of the cart. */
  readonly cartId: Scalars['ID']['input'];
};

/** What guestCartCreate takes: nothing but the client's own mark. */
export type GuestCartCreateInput = {
  /** Any text; it is returned unchanged, so that a client can match answers to requests. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
};

/** What guestCartCreate returns. */
export type GuestCartCreatePayload = {
  readonly __typename?: 'GuestCartCreatePayload';
  /** The new cart; null when it could not be made. */
  readonly cart?: Maybe<Cart>;
  /** The text sent with the input. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What guestCartGiftCardApply takes. */
export type GuestCartGiftCardApplyInput = {
  /** The masked id of the cart. */
  readonly cartId: Scalars['ID']['input'];
  /** The gift card's code. */
  readonly code: Scalars['ID']['input'];
};

/** What guestCartGiftCardRemove takes. */
export type GuestCartGiftCardRemoveInput = {
  /** The masked id of the cart. */
  readonly cartId: Scalars['ID']['input'];
  /** The gift card's code. */
  readonly code: Scalars['ID']['input'];
};

/** What to put into a guest cart. */
export type GuestCartItemAddInput = {
  /** The masked id of the cart. */
  readonly cartId: Scalars['ID']['input'];
  /** How many, 1 or more. Real items are one of a kind. */
  readonly quantity: Scalars['Int']['input'];
  /** The quote id of a virtual product; leave out for others. */
  readonly quoteId?: InputMaybe<Scalars['String']['input']>;
  /** The product's sku. */
  readonly sku: Scalars['ID']['input'];
};

/** What guestCartItemAdd returns. */
export type GuestCartItemAddPayload = {
  readonly __typename?: 'GuestCartItemAddPayload';
  /** The cart after the change; null when it was refused. */
  readonly cart?: Maybe<Cart>;
  /** The line that was added or raised; null when it was refused. */
  readonly line?: Maybe<CartLine>;
  /** Why it was refused; empty on success. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Which line to take out of a guest cart. */
export type GuestCartItemRemoveInput = {
  /** The masked id of the cart. */
  readonly cartId: Scalars['ID']['input'];
  /** The line's id. */
  readonly lineId: Scalars['ID']['input'];
};

/** What guestCartItemRemove returns. */
export type GuestCartItemRemovePayload = {
  readonly __typename?: 'GuestCartItemRemovePayload';
  /** The cart after the change; null when it was refused. */
  readonly cart?: Maybe<Cart>;
  /** Why it was refused; empty on success. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A guest's order. */
export type GuestCartOrderPlaceInput = {
  /** The address it is billed to; may be set before. */
  readonly billingAddress?: InputMaybe<AddressInput>;
  /** The masked id of the cart. */
  readonly cartId: Scalars['ID']['input'];
  /** The guest's mail address. */
  readonly email: Scalars['String']['input'];
  /** Any text of the client's own making, new for each order and the same for each try of it. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** How to pay. */
  readonly paymentMethod: PaymentMethodInput;
};

/** How a guest's cart is paid. */
export type GuestCartPaymentInformationSetInput = {
  /** The address it is billed to; may be set before. */
  readonly billingAddress?: InputMaybe<AddressInput>;
  /** The masked id of the cart. */
  readonly cartId: Scalars['ID']['input'];
  /** The guest's mail address. */
  readonly email: Scalars['String']['input'];
  /** How to pay. */
  readonly paymentMethod: PaymentMethodInput;
};

/** What guestCartShippingInformationSet takes. */
export type GuestCartShippingInformationSetInput = {
  /** The address it is billed to; may be set later. */
  readonly billingAddress?: InputMaybe<AddressInput>;
  /** The carrier, from the estimate. */
  readonly carrierCode: Scalars['ID']['input'];
  /** The masked id of the cart. */
  readonly cartId: Scalars['ID']['input'];
  /** The carrier's way to ship, from the estimate. */
  readonly methodCode: Scalars['ID']['input'];
  /** Where to. */
  readonly shippingAddress: AddressInput;
};

/** What guestCartShippingMethodsEstimate takes. */
export type GuestCartShippingMethodsEstimateInput = {
  /** Where to. A country is enough; the more is known the better the estimate. */
  readonly address: AddressInput;
  /** The masked id of the cart. */
  readonly cartId: Scalars['ID']['input'];
};

/** A parcel that a guest ships for an owner. */
export type GuestSellShipmentCreateInput = {
  /** Who carries it. */
  readonly carrier: SellCarrier;
  /** The owner's mail address. */
  readonly email: Scalars['String']['input'];
  /** The items' ship codes, 1 to 20; hyphens and case do not count. */
  readonly itemCodes: ReadonlyArray<Scalars['ID']['input']>;
  /** Where it comes from. */
  readonly sender: SellSenderInput;
  /** The carrier's number; required unless the shop pays. */
  readonly trackingNumber?: InputMaybe<Scalars['ID']['input']>;
};

/** Where a browser asks an identity provider who somebody is (OAuth 2, answer in the fragment). */
export type IdentityProvider = {
  readonly __typename?: 'IdentityProvider';
  /** Address of the consent window. */
  readonly authorizeUrl: Scalars['URL']['output'];
  /** The shop's id there. */
  readonly clientId: Scalars['String']['output'];
  /** Which one. */
  readonly name: IdentityProviderName;
  /** OAuth's `response_type`: what the window answers with. */
  readonly responseType: Scalars['String']['output'];
  /** OAuth's `scope`: what the shop learns. */
  readonly scope: Scalars['String']['output'];
};

/** Who can vouch for a customer. */
export type IdentityProviderName =
  /** Facebook: customerSignInWithFacebook takes its access token. */
  | 'FACEBOOK'
  /** Google: customerSignInWithGoogle takes its id token. */
  | 'GOOGLE';

/** A picture of a product. */
export type Image = {
  readonly __typename?: 'Image';
  /** What the picture shows, for people who cannot see it. */
  readonly alt: Scalars['String']['output'];
  /** Place in the gallery, 1-based. */
  readonly position: Scalars['PositiveInt']['output'];
  /** Address of the picture in one of the fixed sizes; WebP or AVIF by the Accept header; never changes, so it may be cached for ever. */
  readonly url: Scalars['URL']['output'];
};


/** A picture of a product. */
export type ImageUrlArgs = {
  size: ImageSize;
};

/** The fixed sizes pictures are served in: quality 80 on white. Any other size does not exist. */
export type ImageSize =
  /** 312 x 416 pixels. */
  | 'CARD'
  /** 630 x 840 pixels. */
  | 'PRODUCT'
  /** 60 x 80 pixels. */
  | 'THUMBNAIL';

/** The shop's menu. */
export type Menu = {
  readonly __typename?: 'Menu';
  /** The menu's id. */
  readonly id: Scalars['ID']['output'];
  /** Entries of the first level, in order. */
  readonly items: ReadonlyArray<MenuItem>;
  /** Its name. */
  readonly name: Scalars['String']['output'];
};

/** One entry of the shop's menu. */
export type MenuItem = {
  readonly __typename?: 'MenuItem';
  /** Entries below it, at most three levels in all. */
  readonly children: ReadonlyArray<MenuItem>;
  /** The entry's id. */
  readonly id: Scalars['ID']['output'];
  /** True for the heading of a group of entries. */
  readonly isGroup: Scalars['Boolean']['output'];
  /** Where it leads, a path of this shop or an absolute address; null for a mere heading. */
  readonly link?: Maybe<Scalars['String']['output']>;
  /** Text of the entry. */
  readonly name: Scalars['String']['output'];
  /** Banner tiles beside the entries; null when there are none. */
  readonly sidebarHtml?: Maybe<Scalars['HTML']['output']>;
};

/** An amount of money. Formatting is the client's business. */
export type Money = {
  readonly __typename?: 'Money';
  /** The amount in whole units of the currency (dollars, not cents), such as "4250.00". */
  readonly amount: Scalars['Decimal']['output'];
  /** The currency of the amount. */
  readonly currency: CurrencyCode;
};

/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Add an address to the address book. Magento: PUT /V1/customers/me. */
  readonly customerAddressCreate: CustomerPayload;
  /** Take an address out of the address book. Magento: PUT /V1/customers/me. */
  readonly customerAddressDelete: CustomerPayload;
  /** Change an address of the address book; what is left out stays. Magento: PUT /V1/customers/me. */
  readonly customerAddressUpdate: CustomerPayload;
  /** Set the address a cart is billed to. Of the signed-in customer. Magento: POST /V1/carts/mine/billing-address. */
  readonly customerCartBillingAddressSet: CartPayload;
  /** Use a coupon. A refused code also takes away the one that was in use. Of the signed-in customer. Magento: PUT /V1/carts/mine/coupons/{code}. */
  readonly customerCartCouponApply: CartPayload;
  /** Use no coupon any more. Of the signed-in customer. Magento: DELETE /V1/carts/mine/coupons. */
  readonly customerCartCouponRemove: CartPayload;
  /** Make the customer's cart, or find the one that is active. Magento: POST /V1/carts/mine. */
  readonly customerCartCreate: CustomerCartCreatePayload;
  /** Pay a part with a gift card. Of the signed-in customer. Magento: PUT /V1/carts/mine/gift-card/{code}?cartId=. */
  readonly customerCartGiftCardApply: CartPayload;
  /** Take a gift card back. Of the signed-in customer. Magento: DELETE /V1/carts/mine/gift-card/{code}?cartId=. */
  readonly customerCartGiftCardRemove: CartPayload;
  /** Put a product into the customer's cart. Magento: POST /V1/carts/mine/items. */
  readonly customerCartItemAdd: CartItemAddPayload;
  /** Take a line out of the customer's cart. Magento: DELETE /V1/carts/mine/items/{item_id}. */
  readonly customerCartItemRemove: CartPayload;
  /** Move a guest's cart into the customer's. An item that both hold stays one line. Magento: PUT /V1/guest-carts/{cart}. The shop: GET /V1/merge/guestcart?guestCart=&customerQuoteId=. */
  readonly customerCartMerge: CustomerCartMergePayload;
  /** Order what the customer's cart holds. Sent again with the same key it gives the same answer and orders nothing more. Magento: PUT /V1/carts/mine/order. */
  readonly customerCartOrderPlace: OrderPlacePayload;
  /** Choose how the customer's cart is paid. Magento: POST /V1/carts/mine/set-payment-information. */
  readonly customerCartPaymentInformationSet: CartPayload;
  /** Set where and how a cart is shipped. Of the signed-in customer. Magento: POST /V1/carts/mine/shipping-information. */
  readonly customerCartShippingInformationSet: CartPayload;
  /** Ways to ship a cart to an address, before it is set. Of the signed-in customer. Magento: POST /V1/carts/mine/estimate-shipping-methods. */
  readonly customerCartShippingMethodsEstimate: ShippingMethodsEstimatePayload;
  /** Make an account. It does not sign in. One such field an operation. Magento: POST /V1/customers. */
  readonly customerCreate: CustomerPayload;
  /** Choose the address that is used unless told otherwise. Magento: PUT /V1/customers/me. */
  readonly customerDefaultAddressSet: CustomerPayload;
  /** Change the password. A wrong current one is a user error and does not end the session. One such field an operation. Magento: PUT /V1/customers/me/password. */
  readonly customerPasswordChange: CustomerPasswordPayload;
  /** Set a new password with the token of the mail. One such field an operation. Magento: POST /V1/customers/resetPassword. */
  readonly customerPasswordReset: CustomerPasswordPayload;
  /** Ask for a mail with a link to a new password. The answer is the same whether or not there is an account. One such field an operation. Magento: PUT /V1/customers/password. */
  readonly customerPasswordResetRequest: CustomerPasswordPayload;
  /** Ask to send items of an order back, within 15 days of shipping. The shop: POST /V1/orders/returns. */
  readonly customerReturnRequest: CustomerReturnRequestPayload;
  /** Sign in. A guest cart that is named moves into the customer's. Browsers get a cookie; other clients, which send the header `x-session: bearer`, get the token. One such field an operation. Magento: POST /V1/integration/customer/token. */
  readonly customerSignIn: CustomerSignInPayload;
  /** Sign in with Facebook. The shop: POST /V1/social/facebooklogin. */
  readonly customerSignInWithFacebook: CustomerSignInPayload;
  /** Sign in with Google. The shop: POST /V1/social/googlelogin. */
  readonly customerSignInWithGoogle: CustomerSignInPayload;
  /** Sign out: the cookie is taken back, and the back end forgets the token where it can (Magento from 2.4.6). Magento: POST /V1/integration/customer/revoke-customer-token. */
  readonly customerSignOut: CustomerSignOutPayload;
  /** Change name, mail address or the news; what is left out stays. Magento: PUT /V1/customers/me. */
  readonly customerUpdate: CustomerPayload;
  /** Order what the cart holds, paid over time. Sent again with the same key it orders nothing more. The shop: PUT {financing}/createorder. */
  readonly financingOrderCreate: ProviderOrderPayload;
  /** What a gift card is worth; for guests, too. A mutation, because each try counts: one such field an operation. The shop: POST /V1/gift-card/me/balance. */
  readonly giftCardBalanceCheck: GiftCardBalanceCheckPayload;
  /** Set the address a cart is billed to. Of a guest. Magento: POST /V1/guest-carts/{cart}/billing-address. */
  readonly guestCartBillingAddressSet: CartPayload;
  /** Use a coupon. A refused code also takes away the one that was in use. Of a guest. Magento: PUT /V1/guest-carts/{cart}/coupons/{code}. */
  readonly guestCartCouponApply: CartPayload;
  /** Use no coupon any more. Of a guest. Magento: DELETE /V1/guest-carts/{cart}/coupons. */
  readonly guestCartCouponRemove: CartPayload;
  /** Make an empty guest cart. Magento: POST /V1/guest-carts. */
  readonly guestCartCreate: GuestCartCreatePayload;
  /** Pay a part with a gift card. Of a guest. Magento: PUT /V1/guest-carts/{cart}/gift-card/{code}?cartId=. */
  readonly guestCartGiftCardApply: CartPayload;
  /** Take a gift card back. Of a guest. Magento: DELETE /V1/guest-carts/{cart}/gift-card/{code}?cartId=. */
  readonly guestCartGiftCardRemove: CartPayload;
  /** Put a product into a guest cart. Magento: POST /V1/guest-carts/{cart}/items. */
  readonly guestCartItemAdd: GuestCartItemAddPayload;
  /** Take a line out of a guest cart. Magento: DELETE /V1/guest-carts/{cart}/items/{item_id}. */
  readonly guestCartItemRemove: GuestCartItemRemovePayload;
  /** Order what a guest's cart holds. Sent again with the same key it gives the same answer and orders nothing more. Magento: POST /V1/guest-carts/{cart}/payment-information. */
  readonly guestCartOrderPlace: OrderPlacePayload;
  /** Choose how a guest's cart is paid. Magento: POST /V1/guest-carts/{cart}/set-payment-information. */
  readonly guestCartPaymentInformationSet: CartPayload;
  /** Set where and how a cart is shipped. Of a guest. Magento: POST /V1/guest-carts/{cart}/shipping-information. */
  readonly guestCartShippingInformationSet: CartPayload;
  /** Ways to ship a cart to an address, before it is set. Of a guest. Magento: POST /V1/guest-carts/{cart}/estimate-shipping-methods. */
  readonly guestCartShippingMethodsEstimate: ShippingMethodsEstimatePayload;
  /** Ship items for their owner, without an account. The shop: POST /V1/sell/guest/shipment/. */
  readonly guestSellShipmentCreate: SellShipmentPayload;
  /** Sign a mail address up for the shop's news, by a GET that changes something. The shop: GET /V1/newsletter/subscription?email=. */
  readonly newsletterSubscribe: NewsletterSubscribePayload;
  /** Ask to be told when the price of a product drops; a second alert for it answers the first one. The shop: POST /V1/price-alert/me/. */
  readonly priceAlertAdd: PriceAlertAddPayload;
  /** Take a price alert back. The shop: DELETE /V1/price-alert/me/{id}. */
  readonly priceAlertRemove: PriceAlertRemovePayload;
  /** Save a search; the same one again gets the new name and counts from now. The shop: POST /V1/saved-search/add. */
  readonly savedSearchAdd: SavedSearchAddPayload;
  /** Take a saved search back. The shop: POST /V1/saved-search/remove. */
  readonly savedSearchRemove: SavedSearchRemovePayload;
  /** Forget an unfinished submission; its photos stay for other drafts and submissions. The shop: DELETE /V1/sell/my/draft/{id}. */
  readonly sellDraftDelete: SellDraftDeletePayload;
  /** Keep an unfinished submission, so that it can be finished on any device; the last one who saves wins. The shop: POST /V1/sell/my/draft, PUT /V1/sell/my/draft/{id}. */
  readonly sellDraftSave: SellDraftPayload;
  /** Offer one item or several to the shop. Sent again with the same key it gives the same answer. The shop: POST /V1/sell/my/item. */
  readonly sellItemSubmit: SellItemSubmitPayload;
  /** Make a move, or change what a submission says while it has no quote. The shop: PUT /V1/sell/my/item/{id}. */
  readonly sellItemUpdate: SellItemUpdatePayload;
  /** Put accepted items into one parcel; its label is mailed at once. The shop: POST /V1/sell/my/shipment/. */
  readonly sellShipmentCreate: SellShipmentPayload;
  /** Have the label mailed once more, to the account's address. The shop: POST /V1/sell/my/email-shpment-label/. */
  readonly sellShipmentLabelEmail: SellShipmentLabelEmailPayload;
  /** Order what the cart holds, paid by a captured or authorized order of the wallet. Sent again with the same key it orders nothing more. The shop: PUT {wallet}/placeorder. */
  readonly walletOrderPlace: ProviderOrderPayload;
  /** Ask whether the cart could be ordered now, without ordering it. The shop: PUT {wallet}/validateorder. */
  readonly walletOrderValidate: WalletOrderValidatePayload;
  /** Reserve the money of an approved order of the wallet; a cart without addresses is given those of the wallet and the cheapest shipping. The shop: PUT {wallet}/authorizepaypal. */
  readonly walletPaymentAuthorize: WalletPaymentPayload;
  /** Take the money of an approved order of the wallet. The shop: PUT {wallet}/capture. */
  readonly walletPaymentCapture: WalletPaymentPayload;
  /** Put a product among the favorites; one that is there already stays once. The customer is the session's. The shop: PUT /V1/customer/addwishlist. */
  readonly wishlistItemAdd: WishlistPayload;
  /** Take a product out of the favorites. The customer is the session's. The shop: DELETE /V1/customer/deletewishlist. */
  readonly wishlistItemRemove: WishlistPayload;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationCustomerAddressCreateArgs = {
  input: CustomerAddressCreateInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationCustomerAddressDeleteArgs = {
  input: CustomerAddressDeleteInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationCustomerAddressUpdateArgs = {
  input: CustomerAddressUpdateInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationCustomerCartBillingAddressSetArgs = {
  input: CustomerCartBillingAddressSetInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationCustomerCartCouponApplyArgs = {
  input: CustomerCartCouponApplyInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationCustomerCartCouponRemoveArgs = {
  input?: InputMaybe<CustomerCartCouponRemoveInput>;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationCustomerCartCreateArgs = {
  input?: InputMaybe<CustomerCartCreateInput>;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationCustomerCartGiftCardApplyArgs = {
  input: CustomerCartGiftCardApplyInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationCustomerCartGiftCardRemoveArgs = {
  input: CustomerCartGiftCardRemoveInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationCustomerCartItemAddArgs = {
  input: CustomerCartItemAddInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationCustomerCartItemRemoveArgs = {
  input: CustomerCartItemRemoveInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationCustomerCartMergeArgs = {
  input: CustomerCartMergeInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationCustomerCartOrderPlaceArgs = {
  input: CustomerCartOrderPlaceInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationCustomerCartPaymentInformationSetArgs = {
  input: CustomerCartPaymentInformationSetInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationCustomerCartShippingInformationSetArgs = {
  input: CustomerCartShippingInformationSetInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationCustomerCartShippingMethodsEstimateArgs = {
  input: CustomerCartShippingMethodsEstimateInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationCustomerCreateArgs = {
  input: CustomerCreateInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationCustomerDefaultAddressSetArgs = {
  input: CustomerDefaultAddressSetInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationCustomerPasswordChangeArgs = {
  input: CustomerPasswordChangeInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationCustomerPasswordResetArgs = {
  input: CustomerPasswordResetInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationCustomerPasswordResetRequestArgs = {
  input: CustomerPasswordResetRequestInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationCustomerReturnRequestArgs = {
  input: CustomerReturnRequestInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationCustomerSignInArgs = {
  input: CustomerSignInInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationCustomerSignInWithFacebookArgs = {
  input: CustomerSignInWithFacebookInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationCustomerSignInWithGoogleArgs = {
  input: CustomerSignInWithGoogleInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationCustomerSignOutArgs = {
  input?: InputMaybe<CustomerSignOutInput>;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationCustomerUpdateArgs = {
  input: CustomerUpdateInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationFinancingOrderCreateArgs = {
  input: FinancingOrderCreateInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationGiftCardBalanceCheckArgs = {
  input: GiftCardBalanceCheckInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationGuestCartBillingAddressSetArgs = {
  input: GuestCartBillingAddressSetInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationGuestCartCouponApplyArgs = {
  input: GuestCartCouponApplyInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationGuestCartCouponRemoveArgs = {
  input: GuestCartCouponRemoveInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationGuestCartCreateArgs = {
  input?: InputMaybe<GuestCartCreateInput>;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationGuestCartGiftCardApplyArgs = {
  input: GuestCartGiftCardApplyInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationGuestCartGiftCardRemoveArgs = {
  input: GuestCartGiftCardRemoveInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationGuestCartItemAddArgs = {
  input: GuestCartItemAddInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationGuestCartItemRemoveArgs = {
  input: GuestCartItemRemoveInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationGuestCartOrderPlaceArgs = {
  input: GuestCartOrderPlaceInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationGuestCartPaymentInformationSetArgs = {
  input: GuestCartPaymentInformationSetInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationGuestCartShippingInformationSetArgs = {
  input: GuestCartShippingInformationSetInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationGuestCartShippingMethodsEstimateArgs = {
  input: GuestCartShippingMethodsEstimateInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationGuestSellShipmentCreateArgs = {
  input: GuestSellShipmentCreateInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationNewsletterSubscribeArgs = {
  input: NewsletterSubscribeInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationPriceAlertAddArgs = {
  input: PriceAlertAddInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationPriceAlertRemoveArgs = {
  input: PriceAlertRemoveInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationSavedSearchAddArgs = {
  input: SavedSearchAddInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationSavedSearchRemoveArgs = {
  input: SavedSearchRemoveInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationSellDraftDeleteArgs = {
  input: SellDraftDeleteInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationSellDraftSaveArgs = {
  input: SellDraftSaveInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationSellItemSubmitArgs = {
  input: SellItemSubmitInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationSellItemUpdateArgs = {
  input: SellItemUpdateInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationSellShipmentCreateArgs = {
  input: SellShipmentCreateInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationSellShipmentLabelEmailArgs = {
  input: SellShipmentLabelEmailInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationWalletOrderPlaceArgs = {
  input: WalletOrderPlaceInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationWalletOrderValidateArgs = {
  input: WalletOrderValidateInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationWalletPaymentAuthorizeArgs = {
  input: WalletPaymentInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationWalletPaymentCaptureArgs = {
  input: WalletPaymentInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationWishlistItemAddArgs = {
  input: WishlistItemAddInput;
};


/** Everything that can be changed. Each field takes one `input` and returns the changed thing with `userErrors`. */
export type MutationWishlistItemRemoveArgs = {
  input: WishlistItemRemoveInput;
};

/** Who wants the shop's news. */
export type NewsletterSubscribeInput = {
  /** The mail address. */
  readonly email: Scalars['String']['input'];
};

/** What signing up for the news returns. */
export type NewsletterSubscribePayload = {
  readonly __typename?: 'NewsletterSubscribePayload';
  /** True when the address is now signed up. */
  readonly isSubscribed: Scalars['Boolean']['output'];
  /** What the shop says to it; null when it was refused. */
  readonly message?: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Something that was bought. */
export type Order = {
  readonly __typename?: 'Order';
  /** Where it is billed to; null when unknown. */
  readonly billingAddress?: Maybe<OrderAddress>;
  /** The coupon that was used; null when there was none. */
  readonly couponCode?: Maybe<Scalars['String']['output']>;
  /** When it was placed. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The buyer's mail address; null when a guest looks the order up. */
  readonly email?: Maybe<Scalars['EmailAddress']['output']>;
  /** Gift cards that paid a part. */
  readonly giftCards: ReadonlyArray<OrderGiftCard>;
  /** The back end's id. */
  readonly id: Scalars['ID']['output'];
  /** What was bought, in the order of the bag. */
  readonly items: ReadonlyArray<OrderItem>;
  /** The number that the customer is told, such as `000000057`. */
  readonly number: Scalars['String']['output'];
  /** How it is paid; null when unknown. */
  readonly payment?: Maybe<OrderPayment>;
  /** What sending items back costs; null where the back end does not say. */
  readonly returnFee?: Maybe<Money>;
  /** Until when items can be sent back: 15 days of shipping. Null before shipping, and once the order was called off or paid back. The moment may have passed. */
  readonly returnableUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Its parcels; empty until it is shipped. */
  readonly shipments: ReadonlyArray<Shipment>;
  /** Where it is shipped to; null when nothing is shipped. */
  readonly shippingAddress?: Maybe<OrderAddress>;
  /** The way it is shipped as people read it; null when nothing is shipped. */
  readonly shippingMethod?: Maybe<Scalars['String']['output']>;
  /** How far it is; null when the back end says something else. */
  readonly state?: Maybe<OrderState>;
  /** The status as the shop names it, such as `pending`. */
  readonly status: Scalars['String']['output'];
  /** Taxes by name, for the invoice. */
  readonly taxes: ReadonlyArray<OrderTax>;
  /** Pieces in all lines. */
  readonly totalQuantity: Scalars['NonNegativeInt']['output'];
  /** The sums. */
  readonly totals: OrderTotals;
};

/** An address of an order, as it was when the order was placed. */
export type OrderAddress = {
  readonly __typename?: 'OrderAddress';
  /** Name of the city or town. */
  readonly city: Scalars['String']['output'];
  /** Company; null when there is none, or a guest looks the order up. */
  readonly company?: Maybe<Scalars['String']['output']>;
  /** Country, ISO 3166-1 alpha-2. */
  readonly country: Scalars['CountryCode']['output'];
  /** First name. */
  readonly firstName: Scalars['String']['output'];
  /** Last name. */
  readonly lastName: Scalars['String']['output'];
  /** First line of the street; null when a guest looks the order up. */
  readonly line1?: Maybe<Scalars['String']['output']>;
  /** Second line of the street; null when there is none, or a guest looks the order up. */
  readonly line2?: Maybe<Scalars['String']['output']>;
  /** Telephone number; null when there is none, or a guest looks the order up. */
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** Postal code; null where there is none. */
  readonly postalCode?: Maybe<Scalars['String']['output']>;
  /** State or province by name; null where there is none. */
  readonly region?: Maybe<Scalars['String']['output']>;
  /** Short code of the state or province; null where there is none. */
  readonly regionCode?: Maybe<Scalars['String']['output']>;
};

/** A gift card that paid a part of an order. */
export type OrderGiftCard = {
  readonly __typename?: 'OrderGiftCard';
  /** What it paid. */
  readonly amount: Money;
  /** The card's code. */
  readonly code: Scalars['String']['output'];
};

/** One line of an order. */
export type OrderItem = {
  readonly __typename?: 'OrderItem';
  /** Discount of the line; zero or more. */
  readonly discount: Money;
  /** The line's id. */
  readonly id: Scalars['ID']['output'];
  /** The product's name when it was bought. */
  readonly name: Scalars['String']['output'];
  /** Price of one piece without tax. */
  readonly price: Money;
  /** Price of one piece with tax. */
  readonly priceInclTax: Money;
  /** The product itself, completed from the search service; null when search is down or the product is gone. */
  readonly product?: Maybe<Product>;
  /** `simple` for a real item, `virtual` for a quote. */
  readonly productType: Scalars['String']['output'];
  /** How many were ordered. */
  readonly quantity: Scalars['NonNegativeInt']['output'];
  /** How many were called off. */
  readonly quantityCanceled: Scalars['NonNegativeInt']['output'];
  /** How many were paid back. */
  readonly quantityRefunded: Scalars['NonNegativeInt']['output'];
  /** How many were shipped. */
  readonly quantityShipped: Scalars['NonNegativeInt']['output'];
  /** Price of the line without tax, after the discount. */
  readonly rowTotal: Money;
  /** The product's sku. */
  readonly sku: Scalars['ID']['output'];
  /** Tax of the line. */
  readonly tax: Money;
  /** Tax rate in percent, such as "8.25". */
  readonly taxPercent: Scalars['Decimal']['output'];
};

/** One page of orders. */
export type OrderList = {
  readonly __typename?: 'OrderList';
  /** The orders, newest first. */
  readonly orders: ReadonlyArray<Order>;
  /** Which page it is, 1-based. */
  readonly page: Scalars['PositiveInt']['output'];
  /** How many pages there are; 0 without orders. */
  readonly pageCount: Scalars['NonNegativeInt']['output'];
  /** Orders on all pages. */
  readonly totalCount: Scalars['NonNegativeInt']['output'];
};

/** How an order is paid. */
export type OrderPayment = {
  readonly __typename?: 'OrderPayment';
  /** The last four digits of the card; null when it is not a card. */
  readonly cardLast4?: Maybe<Scalars['String']['output']>;
  /** The code of the way to pay. */
  readonly code: Scalars['String']['output'];
  /** The way to pay as people read it. */
  readonly label: Scalars['String']['output'];
};

/** What placing an order returns. */
export type OrderPlacePayload = {
  readonly __typename?: 'OrderPlacePayload';
  /** True when the order stands. */
  readonly isPlaced: Scalars['Boolean']['output'];
  /** The order's id; null when it was refused, or when the back end answered too late to tell. */
  readonly orderId?: Maybe<Scalars['ID']['output']>;
  /** The number that the customer is told; null when it was refused or cannot be found out. */
  readonly orderNumber?: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Items that are sent back. */
export type OrderReturn = {
  readonly __typename?: 'OrderReturn';
  /** When it was asked for. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** What sending them back costs. */
  readonly fee: Money;
  /** The return's id. */
  readonly id: Scalars['ID']['output'];
  /** What is sent back. */
  readonly items: ReadonlyArray<OrderReturnItem>;
  /** What the items cost with tax. */
  readonly itemsAmount: Money;
  /** The order's id. */
  readonly orderId: Scalars['ID']['output'];
  /** The order's number; null when unknown. */
  readonly orderNumber?: Maybe<Scalars['String']['output']>;
  /** Why, in the customer's words. */
  readonly reason: Scalars['String']['output'];
  /** What is paid back: the items less the fee. */
  readonly refund: Money;
  /** How far it is; null when the back end says something else. */
  readonly status?: Maybe<OrderReturnStatus>;
  /** Tracking number of the parcel; null when there is none yet. */
  readonly trackNumber?: Maybe<Scalars['ID']['output']>;
  /** When it last changed. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** One line of a return. */
export type OrderReturnItem = {
  readonly __typename?: 'OrderReturnItem';
  /** Id of the order's line. */
  readonly itemId: Scalars['ID']['output'];
  /** The product's name when it was bought. */
  readonly name: Scalars['String']['output'];
  /** The product itself, completed from the search service; null when search is down or the product is gone. */
  readonly product?: Maybe<Product>;
  /** How many. */
  readonly quantity: Scalars['NonNegativeInt']['output'];
  /** The product's sku. */
  readonly sku: Scalars['ID']['output'];
};

/** What to print on the parcel of a return. */
export type OrderReturnLabel = {
  readonly __typename?: 'OrderReturnLabel';
  /** The carrier as people read it. */
  readonly carrier: Scalars['String']['output'];
  /** The sender, line by line. */
  readonly from: ReadonlyArray<Scalars['String']['output']>;
  /** The receiver, line by line. */
  readonly to: ReadonlyArray<Scalars['String']['output']>;
  /** The tracking number. */
  readonly trackNumber: Scalars['ID']['output'];
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

/** A tax of an order. */
export type OrderTax = {
  readonly __typename?: 'OrderTax';
  /** The amount. */
  readonly amount: Money;
  /** Its rate in percent, such as "8.25"; null when unknown. */
  readonly percent?: Maybe<Scalars['Decimal']['output']>;
  /** Its name or code. */
  readonly title: Scalars['String']['output'];
};

/** One addend of an order's total. */
export type OrderTotalSegment = {
  readonly __typename?: 'OrderTotalSegment';
  /** The segment's code: `subtotal`, `discount`, `shipping`, `tax`, `giftcard` or `grand_total`. Find segments by code, never by place. */
  readonly code: Scalars['String']['output'];
  /** Title as people read it. */
  readonly title: Scalars['String']['output'];
  /** The amount; negative for a discount or a gift card. */
  readonly value: Money;
};

/** The sums of an order, as the back end computed them. */
export type OrderTotals = {
  readonly __typename?: 'OrderTotals';
  /** Discount; zero or negative. */
  readonly discount: Money;
  /** What is still to be paid. */
  readonly due: Money;
  /** What was paid or is to be paid. */
  readonly grandTotal: Money;
  /** What was paid back. */
  readonly refunded: Money;
  /** The addends that are not zero, and the grand total last. */
  readonly segments: ReadonlyArray<OrderTotalSegment>;
  /** Shipping. */
  readonly shipping: Money;
  /** Sum of the lines before discount, shipping and tax. */
  readonly subtotal: Money;
  /** Sales tax of the whole order. */
  readonly tax: Money;
};

/** A content page found by its words. */
export type PageHit = {
  readonly __typename?: 'PageHit';
  /** The first words of its text, at most about 200 characters; empty when there is no text. */
  readonly excerpt: Scalars['String']['output'];
  /** Address of the page, starting with `/`. */
  readonly path: Scalars['String']['output'];
  /** Title of the page. */
  readonly title: Scalars['String']['output'];
};

/** Content pages found by their words. */
export type PageSearchResult = {
  readonly __typename?: 'PageSearchResult';
  /** The pages found, best first. */
  readonly pages: ReadonlyArray<PageHit>;
  /** How many there are in all. */
  readonly totalCount: Scalars['NonNegativeInt']['output'];
};

/** One thing that a way to pay needs to know, such as a provider's token. */
export type PaymentDataInput = {
  /** Its name. */
  readonly name: Scalars['String']['input'];
  /** Its value. */
  readonly value: Scalars['String']['input'];
};

/** A way to pay that the cart allows. */
export type PaymentMethod = {
  readonly __typename?: 'PaymentMethod';
  /** The method's code. */
  readonly code: Scalars['String']['output'];
  /** Title as people read it. */
  readonly title: Scalars['String']['output'];
};

/** How to pay. */
export type PaymentMethodInput = {
  /** Code of the way to pay, from Cart.paymentMethods. */
  readonly code: Scalars['ID']['input'];
  /** What the way to pay needs besides. */
  readonly data: ReadonlyArray<PaymentDataInput>;
  /** Number of a purchase order, for the way to pay of that kind. */
  readonly purchaseOrderNumber?: InputMaybe<Scalars['String']['input']>;
};

/** What a page needs to speak to one payment provider. */
export type PaymentProvider = {
  readonly __typename?: 'PaymentProvider';
  /** Which adapter of the page speaks to it, such as `encore` for the sandbox of the embedded back end. */
  readonly adapter: Scalars['String']['output'];
  /** The shop's public id at the provider; null when it has none. */
  readonly clientId?: Maybe<Scalars['String']['output']>;
  /** Code of the way to pay, as Cart.paymentMethods has it. */
  readonly methodCode: Scalars['ID']['output'];
  /** The provider's page: the hosted fields of cards, or the approval page of financing and wallet; null when the adapter knows it. */
  readonly pageUrl?: Maybe<Scalars['URL']['output']>;
};

/** The payment providers of the shop; null for one that is not configured. */
export type PaymentSettings = {
  readonly __typename?: 'PaymentSettings';
  /** Cards, typed into a page of the provider. */
  readonly card?: Maybe<PaymentProvider>;
  /** Paying over time. */
  readonly financing?: Maybe<PaymentProvider>;
  /** The wallet. */
  readonly wallet?: Maybe<PaymentProvider>;
};

/** A customer waits for the price of a product to drop. */
export type PriceAlert = {
  readonly __typename?: 'PriceAlert';
  /** When it was asked for; null when unknown. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** How much the price has dropped since; zero when it has not. */
  readonly droppedBy: Money;
  /** The alert's id. */
  readonly id: Scalars['ID']['output'];
  /** Whether it can be bought; null when unknown. */
  readonly isInStock?: Maybe<Scalars['Boolean']['output']>;
  /** The product's name; null when the shop no longer has it. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** When a drop was mailed last; null until then. */
  readonly notifiedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The price that was mailed last; null until a drop was mailed. */
  readonly notifiedPrice?: Maybe<Money>;
  /** The price now; null when the shop no longer has the product. */
  readonly price?: Maybe<Money>;
  /** The price then; null when unknown. */
  readonly priceWhenAdded?: Maybe<Money>;
  /** The product itself, completed from the search service; null when search is down or the product is gone. */
  readonly product?: Maybe<Product>;
  /** The product's sku. */
  readonly sku: Scalars['ID']['output'];
};

/** Which product to watch. */
export type PriceAlertAddInput = {
  /** The product's sku. */
  readonly sku: Scalars['ID']['input'];
};

/** What asking for a price alert returns. */
export type PriceAlertAddPayload = {
  readonly __typename?: 'PriceAlertAddPayload';
  /** The alert; null when it was refused. */
  readonly priceAlert?: Maybe<PriceAlert>;
  /** Why it was refused; empty on success. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Which price alert to take back. */
export type PriceAlertRemoveInput = {
  /** The alert's id. */
  readonly id: Scalars['ID']['input'];
};

/** What taking a price alert back returns. */
export type PriceAlertRemovePayload = {
  readonly __typename?: 'PriceAlertRemovePayload';
  /** Id of the alert that is gone; null when it was refused. */
  readonly removedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; empty on success. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The lowest and highest price in a list, in dollars, before the price range is applied. */
export type PriceBounds = {
  readonly __typename?: 'PriceBounds';
  /** Highest price. */
  readonly max: Money;
  /** Lowest price. */
  readonly min: Money;
};

/** A price range in US dollars, both ends inclusive. */
export type PriceRangeInput = {
  /** Highest price in dollars; null for no limit. */
  readonly max?: InputMaybe<Scalars['Decimal']['input']>;
  /** Lowest price in dollars; null for no limit. */
  readonly min?: InputMaybe<Scalars['Decimal']['input']>;
};

/** One pre-owned item. There is exactly one of each. Completed from the search service; null where only its reference is known and search is down. */
export type Product = {
  readonly __typename?: 'Product';
  /** Date code, serial number or other mark of authenticity; null when there is none. */
  readonly authenticityCode?: Maybe<Scalars['String']['output']>;
  /** Whether it can be bought. */
  readonly availability: ProductAvailability;
  /** Ids of all categories the product stands in. */
  readonly categoryIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Colour in plain words. */
  readonly color?: Maybe<Scalars['String']['output']>;
  /** The condition; null for items without a grade. */
  readonly condition?: Maybe<ProductCondition>;
  /** When the item came on sale. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The designer (manufacturer), such as "Chanel"; null when unknown. */
  readonly designer?: Maybe<Scalars['String']['output']>;
  /** Path of the designer's page, such as `/chanel`; null without a designer. It redirects to the page under `/designers/`. */
  readonly designerPath?: Maybe<Scalars['String']['output']>;
  /** All described properties that apply to this kind of product and have a value, in showing order. */
  readonly details: ReadonlyArray<ProductDetail>;
  /** The back end's numeric id. */
  readonly id: Scalars['ID']['output'];
  /** The first picture; null when there is none. */
  readonly image?: Maybe<Image>;
  /** All pictures in gallery order. */
  readonly images: ReadonlyArray<Image>;
  /** True when the material comes from a protected or exotic animal, so that shipping limits apply. */
  readonly isExoticMaterial: Scalars['Boolean']['output'];
  /** True if it can be put into a cart. */
  readonly isSalable: Scalars['Boolean']['output'];
  /** Material as the trade names it, such as "Quilted Lambskin". */
  readonly material?: Maybe<Scalars['String']['output']>;
  /** Kind of material, such as "Leather" or "Alligator". */
  readonly materialType?: Maybe<Scalars['String']['output']>;
  /** The model line, such as "Classic Double Flap Medium"; null when unknown. */
  readonly model?: Maybe<Scalars['String']['output']>;
  /** Designer, model, material and colour in one line. */
  readonly name: Scalars['String']['output'];
  /** Path of the product page, starting with `/` and ending in `.html`. */
  readonly path: Scalars['String']['output'];
  /** The price; null when the item is sold. */
  readonly price?: Maybe<ProductPrice>;
  /** Year of production; null when unknown. */
  readonly productionYear?: Maybe<Scalars['Int']['output']>;
  /** The quote that a virtual product pays for; null on others. It goes into the cart with the product. */
  readonly quoteId?: Maybe<Scalars['String']['output']>;
  /** Other items on sale of the same designer and all the same top categories, without this one. */
  readonly related: ReadonlyArray<Product>;
  /** Shoe size; shoes only. */
  readonly shoeSize?: Maybe<Scalars['String']['output']>;
  /** Size of the item, ring or garment as printed. */
  readonly size?: Maybe<Scalars['String']['output']>;
  /** The stock keeping unit: the key of a product everywhere in this schema. */
  readonly sku: Scalars['ID']['output'];
  /** Names of sub-categories, such as ["Shoulder Bags"]. */
  readonly subcategories: ReadonlyArray<Scalars['String']['output']>;
  /** Top categories, such as ["Handbags"]; the pseudo-category "Designers" is left out. */
  readonly topCategories: ReadonlyArray<Scalars['String']['output']>;
  /** `simple` for a real item, `virtual` for a quote that is paid like one. */
  readonly typeId: Scalars['String']['output'];
  /** The last part of the path without `.html`. */
  readonly urlKey: Scalars['String']['output'];
};


/** One pre-owned item. There is exactly one of each. Completed from the search service; null where only its reference is known and search is down. */
export type ProductRelatedArgs = {
  count: Scalars['Int']['input'];
};

/** Where a product is found. */
export type ProductAddress = {
  readonly __typename?: 'ProductAddress';
  /** When the item came on sale. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Path of the product page, starting with `/`. */
  readonly path: Scalars['String']['output'];
};

/** One page of the addresses of all products. */
export type ProductAddresses = {
  readonly __typename?: 'ProductAddresses';
  /** The addresses on this page, at most 1,000; none on a page that `pages` does not name. */
  readonly addresses: ReadonlyArray<ProductAddress>;
  /** Numbers of the pages that hold products, ascending. */
  readonly pages: ReadonlyArray<Scalars['Int']['output']>;
};

/** Whether a product can be bought. */
export type ProductAvailability =
  /** On sale: one piece, first come, first served. */
  | 'AVAILABLE'
  /** Sold recently; its price is no longer shown. */
  | 'RECENTLY_SOLD';

/** How worn an item is, part by part. */
export type ProductCondition = {
  readonly __typename?: 'ProductCondition';
  /** The grade's code, such as `excellent`. */
  readonly code: Scalars['String']['output'];
  /** State of the outside; null when not described. */
  readonly exterior?: Maybe<Scalars['String']['output']>;
  /** State of the inside; null when not described. */
  readonly interior?: Maybe<Scalars['String']['output']>;
  /** The grade as people read it, such as "Excellent". */
  readonly label: Scalars['String']['output'];
};

/** One described property of a product, in the order it should be shown. */
export type ProductDetail = {
  readonly __typename?: 'ProductDetail';
  /** The attribute's code, such as `handle_drop`. */
  readonly code: Scalars['String']['output'];
  /** The attribute's name as people read it, such as "Handle drop". */
  readonly label: Scalars['String']['output'];
  /** The value as people read it. */
  readonly value: Scalars['String']['output'];
};

/** Items whose attribute has any of the given values. Several filters narrow each other. */
export type ProductFilterInput = {
  /** The attribute's code, one of `filterableAttributes`. */
  readonly code: Scalars['String']['input'];
  /** Values, any of which may match; at most 50. */
  readonly values: ReadonlyArray<Scalars['String']['input']>;
};

/** The price of a product. Null on the product when it is sold. */
export type ProductPrice = {
  readonly __typename?: 'ProductPrice';
  /** What the item costs now. */
  readonly current: Money;
  /** Whole percent below `msrp`, 1 to 100; null unless `current` is below `msrp`. */
  readonly discountPercent?: Maybe<Scalars['Int']['output']>;
  /** What this item cost before it was reduced; null unless `current` is a special price below it. */
  readonly former?: Maybe<Money>;
  /** Estimated retail price of a new one; null when unknown. It is not a former price of this item. */
  readonly msrp?: Maybe<Money>;
};

/** One page of products. */
export type ProductSearchResult = {
  readonly __typename?: 'ProductSearchResult';
  /** Groups to filter by, with counts. */
  readonly facets: ReadonlyArray<Facet>;
  /** This page's number, 1-based. */
  readonly page: Scalars['PositiveInt']['output'];
  /** Number of pages that can be read; the search service stops after 1,000 products. */
  readonly pageCount: Scalars['NonNegativeInt']['output'];
  /** Products a page holds at most. */
  readonly pageSize: Scalars['PositiveInt']['output'];
  /** Lowest and highest price; null when nothing matches. */
  readonly priceBounds?: Maybe<PriceBounds>;
  /** The products of this page. */
  readonly products: ReadonlyArray<Product>;
  /** The order the list is in. */
  readonly sort: ProductSort;
  /** Products that match in all. */
  readonly totalCount: Scalars['NonNegativeInt']['output'];
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

/** What placing an order with a payment provider returns. */
export type ProviderOrderPayload = {
  readonly __typename?: 'ProviderOrderPayload';
  /** True when the order stands. */
  readonly isPlaced: Scalars['Boolean']['output'];
  /** The order's id; null when it was refused, or when the back end does not tell it. */
  readonly orderId?: Maybe<Scalars['ID']['output']>;
  /** The number that the customer is told; null when it was refused or not told. */
  readonly orderNumber?: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. PAYMENT_PENDING: send the same call with the same key again. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Everything that can be read. Anonymous unless a field says otherwise. */
export type Query = {
  readonly __typename?: 'Query';
  /** A fresh puzzle as ALTCHA's JSON text, good for one customerCreate within five minutes; null unless the captcha is PROOF_OF_WORK. No call leaves. */
  readonly captchaChallenge?: Maybe<Scalars['String']['output']>;
  /** One category by id; null when there is none. While the search service cannot be asked it comes from the commerce back end, without the steps above it, and the failure stands among the errors. */
  readonly category?: Maybe<Category>;
  /** Categories by name. */
  readonly categorySearch: CategorySearchResult;
  /** Content blocks by identifier. */
  readonly cmsBlocks?: Maybe<CmsBlocks>;
  /** A content page by number or identifier; an unknown one is an error. */
  readonly cmsPage?: Maybe<CmsPage>;
  /** Countries the shop delivers to, by name. Magento: GET /V1/directory/countries. */
  readonly countries: ReadonlyArray<Country>;
  /** The signed-in customer; null when nobody is signed in, an UNAUTHENTICATED error when the session has ended. Magento: GET /V1/customers/me. */
  readonly customer?: Maybe<Customer>;
  /** The signed-in customer's cart; null when there is none: make one with customerCartCreate. Magento: GET /V1/carts/mine. */
  readonly customerCart?: Maybe<Cart>;
  /** One order of the signed-in customer; null when there is none, or it is somebody else's. NOT_SUPPORTED on stock Magento. The shop: GET /V1/orders/mine/{id}. */
  readonly customerOrder?: Maybe<Order>;
  /** The signed-in customer's orders, newest first, one page at a time. NOT_SUPPORTED on stock Magento. The shop: GET /V1/orders/mine. */
  readonly customerOrders: OrderList;
  /** One return of the signed-in customer and how far it is; null when there is none, or it is somebody else's. NOT_SUPPORTED where the back end has no returns. The shop: GET /V1/orders/returns/{id}. */
  readonly customerReturn?: Maybe<OrderReturn>;
  /** What to print on the parcel of a return; null when there is no such return. NOT_SUPPORTED where the back end has no returns. The shop: GET /V1/orders/returns/{id}/label. */
  readonly customerReturnLabel?: Maybe<OrderReturnLabel>;
  /** The signed-in customer's returns, newest first. NOT_SUPPORTED where the back end has no returns. The shop: GET /V1/orders/returns. */
  readonly customerReturns: ReadonlyArray<OrderReturn>;
  /** The attributes that lists can be filtered by, in showing order, at most 100. */
  readonly filterableAttributes: ReadonlyArray<FilterableAttribute>;
  /** The signed-in customer's gift cards, newest first. The shop: GET /V1/gift-card/me. */
  readonly giftCards: ReadonlyArray<GiftCard>;
  /** A guest's cart by its masked id; null when it does not exist. An inactive one is returned with `isActive` false. Magento: GET /V1/guest-carts/{cart}. */
  readonly guestCart?: Maybe<Cart>;
  /** A guest's order by its number, the last name and the postal code it is billed to; null unless all three match, whichever is wrong. Street, telephone and mail address are left out. One such field an operation. The shop: GET /V1/guestorder. */
  readonly guestOrder?: Maybe<Order>;
  /** The shop's menu; null when the commerce back end has none or does not answer (the error says why). The shop: GET /V1/ves-megamenu/1. */
  readonly menu?: Maybe<Menu>;
  /** An order of the signed-in customer by the back end's id; null when there is none. Needs a back end that lets customers read their own orders by this call: stock Magento keeps it for the staff and answers NOT_SUPPORTED; use customerOrder there. Magento: GET /V1/orders/{id}. */
  readonly order?: Maybe<Order>;
  /** Content pages by their words. */
  readonly pageSearch: PageSearchResult;
  /** Which payment providers are configured, and what a page needs to speak to each. Public; nothing in it is secret. */
  readonly paymentSettings: PaymentSettings;
  /** The signed-in customer's price alerts, newest first; their products are read in one call of the search service. Reads the customer's number first unless the request knows it. The shop: GET /V1/price/alerts/{id}. */
  readonly priceAlerts: ReadonlyArray<PriceAlert>;
  /** One product by its sku; null when there is none. Many in one request are read in one call of the search service. While that cannot be asked, a product on sale comes from the commerce back end, without details and related ones, and the failure stands among the errors. */
  readonly product?: Maybe<Product>;
  /** The addresses of all products, on sale and recently sold, a thousand ids a page: for sitemaps. Needs numbers as `id` in the search records. */
  readonly productAddresses: ProductAddresses;
  /** One product by the back end's numeric id; null when there is none. While the search service cannot be asked it comes from the commerce back end, without details and related ones, and the failure stands among the errors. */
  readonly productById?: Maybe<Product>;
  /** Products by words, category and filters, one page at a time. While the search service cannot be asked, a list that names no filters comes from the commerce back end: what is on sale, without facets, and the failure among the errors. */
  readonly productSearch: ProductSearchResult;
  /** The signed-in customer's saved searches. The shop: GET /V1/saved-search/me. */
  readonly savedSearches: ReadonlyArray<SavedSearch>;
  /** Content blocks kept in the search service, by identifier; unknown ones are left out. */
  readonly sectionBlocks: ReadonlyArray<SectionBlock>;
  /** The designers whose goods the shop takes, by name. The shop: GET /V1/selltous/designers. */
  readonly sellDesigners: ReadonlyArray<SellDesigner>;
  /** One unfinished submission; NOT_FOUND when there is none, or it is another customer's. The shop: GET /V1/sell/my/draft/{id}. */
  readonly sellDraft?: Maybe<SellDraft>;
  /** The customer's unfinished submissions, the last saved first, from whatever device. The shop: GET /V1/sell/my/draft. */
  readonly sellDrafts: ReadonlyArray<SellDraft>;
  /** What an item may bring; null when the shop cannot tell for this designer or model. The shop: GET /V1/sell/estimate. */
  readonly sellEstimate?: Maybe<SellEstimate>;
  /** One of the customer's items; NOT_FOUND when there is none, or it is another customer's. The shop: GET /V1/sell/my/item/{id}. */
  readonly sellItem?: Maybe<SellItem>;
  /** How many of the customer's items each of the eleven statuses has, in their order. The shop: GET /V1/sell/my/filters. */
  readonly sellItemFilters: ReadonlyArray<SellStatusCount>;
  /** The customer's items, newest first. The shop: GET /V1/sell/my/item. */
  readonly sellItems: SellItemPage;
  /** What the customer was or will be paid: items that wait for payment or are paid, newest first. The shop: GET /V1/sell/my/item. */
  readonly sellPayouts: SellItemPage;
  /** How the shop pays, and the words that submissions may use. The shop: GET /V1/sell/terms. */
  readonly sellTerms: SellTerms;
  /** A parcel by its tracking number; null when there is none. The shop: GET /V1/shimpent/track/{id}. */
  readonly shipmentTracking?: Maybe<Shipment>;
  /** How people sign in and open an account here: the shop's own configuration, the same for everybody. No call leaves. */
  readonly signInSettings: SignInSettings;
  /** The shop's configuration. */
  readonly storeConfig?: Maybe<StoreConfig>;
  /** What a path of the shop leads to; null when it leads nowhere. */
  readonly urlResolver?: Maybe<EntityUrl>;
  /** Opens an order at the wallet for a cart that has its addresses and shipping; approve it at the wallet, then capture and place it. The shop: GET {wallet}/checkouttoken?quoteId=. */
  readonly walletCheckoutToken: WalletTokenResult;
  /** The token by which the wallet knows the signed-in customer again; a new one each time. The shop: GET {wallet}/getcustomertoken. */
  readonly walletCustomerToken: WalletTokenResult;
  /** Opens an order at the wallet for what the cart holds, whose address the wallet will give (express); approve it at the wallet, then authorize and place it. The shop: GET {wallet}/paypaltoken?quoteId=. */
  readonly walletPaypalToken: WalletTokenResult;
  /** The signed-in customer's favorites; empty without any, an UNAUTHENTICATED error for a guest. All products are read in one call of the search service. Magento: GraphQL wishlist. */
  readonly wishlist?: Maybe<Wishlist>;
};


/** Everything that can be read. Anonymous unless a field says otherwise. */
export type QueryCategoryArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Anonymous unless a field says otherwise. */
export type QueryCategorySearchArgs = {
  count: Scalars['Int']['input'];
  designersOnly?: InputMaybe<Scalars['Boolean']['input']>;
  term: Scalars['String']['input'];
};


/** Everything that can be read. Anonymous unless a field says otherwise. */
export type QueryCmsBlocksArgs = {
  identifiers?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
};


/** Everything that can be read. Anonymous unless a field says otherwise. */
export type QueryCmsPageArgs = {
  id?: InputMaybe<Scalars['Int']['input']>;
  identifier?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. Anonymous unless a field says otherwise. */
export type QueryCustomerOrderArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Anonymous unless a field says otherwise. */
export type QueryCustomerOrdersArgs = {
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


/** Everything that can be read. Anonymous unless a field says otherwise. */
export type QueryCustomerReturnArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Anonymous unless a field says otherwise. */
export type QueryCustomerReturnLabelArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Anonymous unless a field says otherwise. */
export type QueryGuestCartArgs = {
  cartId: Scalars['ID']['input'];
};


/** Everything that can be read. Anonymous unless a field says otherwise. */
export type QueryGuestOrderArgs = {
  lastName: Scalars['String']['input'];
  orderNumber: Scalars['String']['input'];
  postalCode: Scalars['String']['input'];
};


/** Everything that can be read. Anonymous unless a field says otherwise. */
export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Anonymous unless a field says otherwise. */
export type QueryPageSearchArgs = {
  count: Scalars['Int']['input'];
  term: Scalars['String']['input'];
};


/** Everything that can be read. Anonymous unless a field says otherwise. */
export type QueryProductArgs = {
  sku: Scalars['ID']['input'];
};


/** Everything that can be read. Anonymous unless a field says otherwise. */
export type QueryProductAddressesArgs = {
  page: Scalars['Int']['input'];
};


/** Everything that can be read. Anonymous unless a field says otherwise. */
export type QueryProductByIdArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Anonymous unless a field says otherwise. */
export type QueryProductSearchArgs = {
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  filters?: InputMaybe<ReadonlyArray<ProductFilterInput>>;
  includeSold: Scalars['Boolean']['input'];
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
  price?: InputMaybe<PriceRangeInput>;
  sort?: InputMaybe<ProductSort>;
  term?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. Anonymous unless a field says otherwise. */
export type QuerySectionBlocksArgs = {
  identifiers: ReadonlyArray<Scalars['String']['input']>;
};


/** Everything that can be read. Anonymous unless a field says otherwise. */
export type QuerySellDraftArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Anonymous unless a field says otherwise. */
export type QuerySellEstimateArgs = {
  condition: Scalars['String']['input'];
  designer: Scalars['String']['input'];
  model: Scalars['String']['input'];
};


/** Everything that can be read. Anonymous unless a field says otherwise. */
export type QuerySellItemArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Anonymous unless a field says otherwise. */
export type QuerySellItemsArgs = {
  filters: ReadonlyArray<SellItemFilter>;
  itemsPerPage: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
};


/** Everything that can be read. Anonymous unless a field says otherwise. */
export type QuerySellPayoutsArgs = {
  itemsPerPage: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
};


/** Everything that can be read. Anonymous unless a field says otherwise. */
export type QueryShipmentTrackingArgs = {
  trackNumber: Scalars['ID']['input'];
};


/** Everything that can be read. Anonymous unless a field says otherwise. */
export type QueryUrlResolverArgs = {
  url: Scalars['String']['input'];
};


/** Everything that can be read. Anonymous unless a field says otherwise. */
export type QueryWalletCheckoutTokenArgs = {
  cartId: Scalars['ID']['input'];
};


/** Everything that can be read. Anonymous unless a field says otherwise. */
export type QueryWalletPaypalTokenArgs = {
  cartId: Scalars['ID']['input'];
};

/** A state or province. */
export type Region = {
  readonly __typename?: 'Region';
  /** Short code, such as `CA`. */
  readonly code: Scalars['String']['output'];
  /** The back end's id. */
  readonly id: Scalars['ID']['output'];
  /** Name, such as "California". */
  readonly name: Scalars['String']['output'];
};

/** A search that a customer keeps. */
export type SavedSearch = {
  readonly __typename?: 'SavedSearch';
  /** When it was saved; null when unknown. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The search's id. */
  readonly id: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** How many items have come in since then. */
  readonly newCount: Scalars['NonNegativeInt']['output'];
  /** Address of its listing: a path of the shop and the parameters of the search page, such as `/search?term=flap`. */
  readonly query: Scalars['String']['output'];
};

/** Which search to save. */
export type SavedSearchAddInput = {
  /** Its name. */
  readonly name: Scalars['String']['input'];
  /** Address of its listing: a path of the shop and the parameters of the search page. */
  readonly query: Scalars['String']['input'];
};

/** What saving a search returns. */
export type SavedSearchAddPayload = {
  readonly __typename?: 'SavedSearchAddPayload';
  /** The search; null when it was refused. */
  readonly savedSearch?: Maybe<SavedSearch>;
  /** Why it was refused; empty on success. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Which saved search to take back. */
export type SavedSearchRemoveInput = {
  /** The search's id. */
  readonly id: Scalars['ID']['input'];
};

/** What taking a saved search back returns. */
export type SavedSearchRemovePayload = {
  readonly __typename?: 'SavedSearchRemovePayload';
  /** Id of the search that is gone; null when it was refused. */
  readonly removedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; empty on success. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A block of content kept in the search service. */
export type SectionBlock = {
  readonly __typename?: 'SectionBlock';
  /** What it holds. */
  readonly content: Scalars['HTML']['output'];
  /** The block's identifier. */
  readonly identifier: Scalars['String']['output'];
  /** Title of the block. */
  readonly title: Scalars['String']['output'];
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
export type SellAnswer = {
  readonly __typename?: 'SellAnswer';
  /** What is to be said about it. */
  readonly answer: Scalars['String']['output'];
  /** The part, such as `exterior`; sellTerms lists them. */
  readonly part: Scalars['String']['output'];
};

/** An answer about one part of an item. */
export type SellAnswerInput = {
  /** What is to be said about it, at most 200 characters. */
  readonly answer: Scalars['String']['input'];
  /** The part, such as `exterior`, from sellTerms. */
  readonly part: Scalars['String']['input'];
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

/** A row of the payout table. */
export type SellCommission = {
  readonly __typename?: 'SellCommission';
  /** The row holds for prices below this; null for every price above the other rows. */
  readonly below?: Maybe<Money>;
  /** The owner's share of the price, in percent. */
  readonly percent: Scalars['Int']['output'];
};

/** A condition of the shop's scale. */
export type SellCondition = {
  readonly __typename?: 'SellCondition';
  /** The code that submissions name. */
  readonly code: Scalars['ID']['output'];
  /** Its name. */
  readonly label: Scalars['String']['output'];
  /** What it means. */
  readonly text: Scalars['String']['output'];
};

/** How the shop sells an item for its owner. */
export type SellConsignment = {
  readonly __typename?: 'SellConsignment';
  /** Since when it is offered. */
  readonly listedAt: Scalars['DateTime']['output'];
  /** The first price. */
  readonly price: Money;
  /** How the price falls with time, the first price included, oldest first. */
  readonly priceSchedule: ReadonlyArray<SellPriceStep>;
  /** The item in the shop; null while it is not offered yet, or when search cannot be reached. */
  readonly product?: Maybe<Product>;
  /** Sku of the item in the shop; null while it is not offered yet. */
  readonly sku?: Maybe<Scalars['ID']['output']>;
  /** For how much it was sold; null before that. */
  readonly soldPrice?: Maybe<Money>;
};

/** How the owner may be reached about a submission. */
export type SellContactInput = {
  /** Name of the person to ask back. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Telephone number. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** The way that is liked best, such as `mail` or `phone`. */
  readonly preferred?: InputMaybe<Scalars['String']['input']>;
};

/** A designer whose goods the shop takes. */
export type SellDesigner = {
  readonly __typename?: 'SellDesigner';
  /** The categories of the models that can be estimated. */
  readonly categories: ReadonlyArray<Scalars['String']['output']>;
  /** The models that can be estimated. */
  readonly models: ReadonlyArray<SellModel>;
  /** The name. */
  readonly name: Scalars['String']['output'];
  /** Path of the designer's page in the shop, with a leading slash. */
  readonly path: Scalars['String']['output'];
};

/** An unfinished submission of a customer. Nothing in it is checked until it is submitted. */
export type SellDraft = {
  readonly __typename?: 'SellDraft';
  /** How the owner may be reached; null when not said. */
  readonly contact?: Maybe<SellDraftContact>;
  /** When it was first saved. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The draft's id. */
  readonly id: Scalars['ID']['output'];
  /** The items so far. */
  readonly items: ReadonlyArray<SellDraftItem>;
  /** The step at which its owner left it, in the client's own words; null when none was named. */
  readonly step?: Maybe<Scalars['String']['output']>;
  /** When it was last saved. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** How the owner of a draft may be reached. */
export type SellDraftContact = {
  readonly __typename?: 'SellDraftContact';
  /** Name of the person to ask back. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Telephone number. */
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** The way that is liked best. */
  readonly preferred?: Maybe<Scalars['String']['output']>;
};

/** Which draft to forget. */
export type SellDraftDeleteInput = {
  /** The draft's id. */
  readonly draftId: Scalars['ID']['input'];
};

/** What sellDraftDelete returns. */
export type SellDraftDeletePayload = {
  readonly __typename?: 'SellDraftDeletePayload';
  /** True when it is gone. */
  readonly isDeleted: Scalars['Boolean']['output'];
  /** Why it was refused; empty on success. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** An item of a draft: whatever was said so far. */
export type SellDraftItem = {
  readonly __typename?: 'SellDraftItem';
  /** Answers about its parts. */
  readonly answers: ReadonlyArray<SellAnswer>;
  /** What the owner would like to have. */
  readonly askingPrice?: Maybe<Money>;
  /** The category. */
  readonly category?: Maybe<Scalars['String']['output']>;
  /** The colour. */
  readonly color?: Maybe<Scalars['String']['output']>;
  /** Code of the condition. */
  readonly condition?: Maybe<Scalars['String']['output']>;
  /** The designer. */
  readonly designer?: Maybe<Scalars['String']['output']>;
  /** What comes with it. */
  readonly extras: ReadonlyArray<Scalars['String']['output']>;
  /** The material. */
  readonly material?: Maybe<Scalars['String']['output']>;
  /** The model. */
  readonly model?: Maybe<Scalars['String']['output']>;
  /** More words. */
  readonly notes?: Maybe<Scalars['String']['output']>;
  /** The photos in order; those that were submitted meanwhile are left out. */
  readonly photos: ReadonlyArray<SellPhoto>;
  /** The size. */
  readonly size?: Maybe<Scalars['String']['output']>;
};

/** What sellDraftSave returns. */
export type SellDraftPayload = {
  readonly __typename?: 'SellDraftPayload';
  /** The draft as it is kept; null when it was refused. */
  readonly draft?: Maybe<SellDraft>;
  /** Why it was refused; empty on success. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A draft to keep. */
export type SellDraftSaveInput = {
  /** How the owner may be reached. */
  readonly contact?: InputMaybe<SellContactInput>;
  /** The draft that is replaced; left out, a new one is made. */
  readonly draftId?: InputMaybe<Scalars['ID']['input']>;
  /** The items so far, at most 20. */
  readonly items: ReadonlyArray<SellItemDetailsInput>;
  /** The step at which its owner leaves it, at most 40 characters. */
  readonly step?: InputMaybe<Scalars['String']['input']>;
};

/** What an item may bring. */
export type SellEstimate = {
  readonly __typename?: 'SellEstimate';
  /** Paid at once. */
  readonly cash: SellRange;
  /** The category. */
  readonly category: Scalars['String']['output'];
  /** Code of the condition. */
  readonly condition: Scalars['String']['output'];
  /** Paid when it is sold. */
  readonly consign: SellRange;
  /** The designer. */
  readonly designer: Scalars['String']['output'];
  /** The model. */
  readonly model: Scalars['String']['output'];
  /** What it is sold for in the shop. */
  readonly resale: SellRange;
  /** Paid at once in credit of the shop. */
  readonly storeCredit: SellRange;
  /** Days until such an item is usually sold. */
  readonly typicalDaysToSell: Scalars['Int']['output'];
};

/** One thing that happened to an item. */
export type SellHistoryEntry = {
  readonly __typename?: 'SellHistoryEntry';
  /** Who did it. */
  readonly actor: SellActor;
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** The status before; null for the submission. */
  readonly from?: Maybe<SellStatus>;
  /** What was done: submit, quote, refuse, withdraw, accept, counter, decline, expire, ask_again, cancel, receive, revise, approve, consign, return, sell or pay; others may come. */
  readonly move: Scalars['String']['output'];
  /** The reason that was given; null when none was. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** The status after. */
  readonly status: SellStatus;
  /** The status after, in words. */
  readonly statusLabel: Scalars['String']['output'];
};

/** What the shop found when it had the item, to be set beside the owner's own condition and answers. */
export type SellInspection = {
  readonly __typename?: 'SellInspection';
  /** What was found, part by part. */
  readonly answers: ReadonlyArray<SellAnswer>;
  /** Code of the condition, such as `very-good`; sellTerms lists them. */
  readonly condition: Scalars['String']['output'];
  /** The inspector's words; empty when there are none. */
  readonly note: Scalars['String']['output'];
};

/** An item that its owner offers to the shop. */
export type SellItem = {
  readonly __typename?: 'SellItem';
  /** What the viewer may do now. */
  readonly allowedActions: ReadonlyArray<SellAction>;
  /** The owner's answers, part by part. */
  readonly answers: ReadonlyArray<SellAnswer>;
  /** What the owner would like to have; null when not said. */
  readonly askingPrice?: Maybe<Money>;
  /** The category, such as `Handbags`. */
  readonly category: Scalars['String']['output'];
  /** The colour; empty when not said. */
  readonly color: Scalars['String']['output'];
  /** Code of the condition, such as `very-good`; sellTerms lists them. */
  readonly condition: Scalars['String']['output'];
  /** How the shop sells it; null unless it is or was on consignment. */
  readonly consignment?: Maybe<SellConsignment>;
  /** What the owner said to accept instead of the last offer; null when nothing was said. */
  readonly counterPrice?: Maybe<Money>;
  /** When it was submitted. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The offer that waits for an answer or was accepted; null before the first. */
  readonly currentOffer?: Maybe<SellOffer>;
  /** The designer. */
  readonly designer: Scalars['String']['output'];
  /** What comes with it, such as the dust bag. */
  readonly extras: ReadonlyArray<Scalars['String']['output']>;
  /** Everything that happened, oldest first. */
  readonly history: ReadonlyArray<SellHistoryEntry>;
  /** The item's id. */
  readonly id: Scalars['ID']['output'];
  /** What the shop found; null before inspection. */
  readonly inspection?: Maybe<SellInspection>;
  /** The material; empty when not said. */
  readonly material: Scalars['String']['output'];
  /** The model in its owner's words. */
  readonly model: Scalars['String']['output'];
  /** The same for the moves among them, with what each needs. */
  readonly moves: ReadonlyArray<SellMove>;
  /** What comes next; null at an end. */
  readonly nextAction?: Maybe<SellNextAction>;
  /** More words; empty when there are none. */
  readonly notes: Scalars['String']['output'];
  /** Every offer, oldest first. */
  readonly offers: ReadonlyArray<SellOffer>;
  /** What the owner is or will be paid; null before a way is chosen. */
  readonly payout?: Maybe<SellPayout>;
  /** The photos in order. */
  readonly photos: ReadonlyArray<SellPhoto>;
  /** The number that the shop's letters name, 'Quote Id'. */
  readonly quoteId: Scalars['ID']['output'];
  /** Lets a guest ship the item; null unless it is accepted. */
  readonly shipCode?: Maybe<Scalars['ID']['output']>;
  /** The parcel; null before there is one. */
  readonly shipment?: Maybe<SellShipment>;
  /** The size; empty when not said. */
  readonly size: Scalars['String']['output'];
  /** Where it stands. */
  readonly status: SellStatus;
  /** Where it stands, in words. */
  readonly statusLabel: Scalars['String']['output'];
  /** The submission it came with. */
  readonly submissionId: Scalars['ID']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** What to change about an item; what is left out stays. */
export type SellItemDetailsInput = {
  /** Answers about its parts. */
  readonly answers?: InputMaybe<ReadonlyArray<SellAnswerInput>>;
  /** What the owner would like to have, in dollars; null takes an earlier price back. */
  readonly askingPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** The category, from sellTerms. */
  readonly category?: InputMaybe<Scalars['String']['input']>;
  /** The colour. */
  readonly color?: InputMaybe<Scalars['String']['input']>;
  /** Code of the condition, from sellTerms. */
  readonly condition?: InputMaybe<Scalars['String']['input']>;
  /** The designer's name, from sellDesigners. */
  readonly designer?: InputMaybe<Scalars['String']['input']>;
  /** What comes with it, from sellTerms. */
  readonly extras?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The material. */
  readonly material?: InputMaybe<Scalars['String']['input']>;
  /** The model, at most 120 characters. */
  readonly model?: InputMaybe<Scalars['String']['input']>;
  /** More words, at most 2,000 characters. */
  readonly notes?: InputMaybe<Scalars['String']['input']>;
  /** Ids of uploaded photos in order. */
  readonly photoIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** The size. */
  readonly size?: InputMaybe<Scalars['String']['input']>;
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
  readonly answers: ReadonlyArray<SellAnswerInput>;
  /** What the owner would like to have, in dollars. */
  readonly askingPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** The category, from sellTerms. */
  readonly category: Scalars['String']['input'];
  /** The colour. */
  readonly color?: InputMaybe<Scalars['String']['input']>;
  /** Code of the condition, from sellTerms. */
  readonly condition: Scalars['String']['input'];
  /** The designer's name, from sellDesigners. */
  readonly designer: Scalars['String']['input'];
  /** What comes with it, from sellTerms. */
  readonly extras: ReadonlyArray<Scalars['String']['input']>;
  /** The material. */
  readonly material?: InputMaybe<Scalars['String']['input']>;
  /** The model, at most 120 characters. */
  readonly model: Scalars['String']['input'];
  /** More words, at most 2,000 characters. */
  readonly notes?: InputMaybe<Scalars['String']['input']>;
  /** Ids of uploaded photos in order, 1 to 20; a photo belongs to one item. */
  readonly photoIds: ReadonlyArray<Scalars['ID']['input']>;
  /** The size. */
  readonly size?: InputMaybe<Scalars['String']['input']>;
};

/** A move of the owner's, from SellItem.moves. */
export type SellItemMoveInput = {
  /** What the owner would accept, in dollars; for moves that need it. */
  readonly counterPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** The offer that is answered; a newer one then makes the move a user error. */
  readonly offerId?: InputMaybe<Scalars['ID']['input']>;
  /** The way of being paid; for moves that need one. */
  readonly payout?: InputMaybe<SellPayoutKind>;
  /** Why, at most 500 characters; for moves that need a reason. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  /** The status it leads to. */
  readonly status: SellStatus;
};

/** One page of the customer's items. */
export type SellItemPage = {
  readonly __typename?: 'SellItemPage';
  /** The items of this page. */
  readonly items: ReadonlyArray<SellItem>;
  /** Items a page. */
  readonly itemsPerPage: Scalars['Int']['output'];
  /** This page's number, 1-based. */
  readonly page: Scalars['PositiveInt']['output'];
  /** How many pages there are; 0 when there is no item. */
  readonly pageCount: Scalars['NonNegativeInt']['output'];
  /** How many items there are on all pages. */
  readonly totalCount: Scalars['NonNegativeInt']['output'];
};

/** Items to offer. */
export type SellItemSubmitInput = {
  /** How the owner may be reached. */
  readonly contact?: InputMaybe<SellContactInput>;
  /** Any text of the client's own making, new for each submission and the same for each try of it. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The items, at most 20. */
  readonly items: ReadonlyArray<SellItemInput>;
};

/** What sellItemSubmit returns. */
export type SellItemSubmitPayload = {
  readonly __typename?: 'SellItemSubmitPayload';
  /** The items as they are now; empty when they were refused. */
  readonly items: ReadonlyArray<SellItem>;
  /** The submission's id; null when it was refused. */
  readonly submissionId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; empty on success. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What to change of an item: a move or details. */
export type SellItemUpdateInput = {
  /** Other words or photos, while there is no quote. */
  readonly details?: InputMaybe<SellItemDetailsInput>;
  /** The item's id. */
  readonly itemId: Scalars['ID']['input'];
  /** A move of the owner's. */
  readonly move?: InputMaybe<SellItemMoveInput>;
};

/** What sellItemUpdate returns. */
export type SellItemUpdatePayload = {
  readonly __typename?: 'SellItemUpdatePayload';
  /** The item after the change; null when it was refused. */
  readonly item?: Maybe<SellItem>;
  /** Why it was refused; empty on success. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A model that the shop can estimate. */
export type SellModel = {
  readonly __typename?: 'SellModel';
  /** The category, such as `Handbags`. */
  readonly category: Scalars['String']['output'];
  /** The name. */
  readonly name: Scalars['String']['output'];
};

/** A move that the owner may make, as sellItemUpdate takes it. */
export type SellMove = {
  readonly __typename?: 'SellMove';
  /** What it is. */
  readonly action: SellAction;
  /** What has to come with it; null when nothing has. */
  readonly needs?: Maybe<SellMoveNeed>;
  /** The ways of being paid that may be chosen; empty when none is needed. */
  readonly payouts: ReadonlyArray<SellPayoutKind>;
  /** The status it leads to: what sellItemUpdate's move names. */
  readonly status: SellStatus;
};

/** What a move needs besides the status it leads to. */
export type SellMoveNeed =
  /** The price that the owner would accept. */
  | 'COUNTER'
  /** The way of being paid, and best the offer's id. */
  | 'PAYOUT'
  /** A reason in words. */
  | 'REASON';

/** What comes next with an item. */
export type SellNextAction = {
  readonly __typename?: 'SellNextAction';
  /** What it is. */
  readonly code: SellNextActionCode;
  /** Until when the owner has to do it; null when it is the shop's turn. */
  readonly until?: Maybe<Scalars['DateTime']['output']>;
};

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

/** An offer of the shop. */
export type SellOffer = {
  readonly __typename?: 'SellOffer';
  /** What is paid at once. */
  readonly cash: Money;
  /** What the shop would ask for the item on consignment. */
  readonly consignPrice: SellRange;
  /** What the owner would receive of that. */
  readonly consignReceive: SellRange;
  /** When it lapses. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** The offer's id: send it along when answering, so that no newer one is accepted by mistake. */
  readonly id: Scalars['ID']['output'];
  /** When it was made. */
  readonly madeAt: Scalars['DateTime']['output'];
  /** The shop's words; empty when there are none. */
  readonly note: Scalars['String']['output'];
  /** From photos or after inspection. */
  readonly stage: SellOfferStage;
  /** What is paid at once in credit of the shop. */
  readonly storeCredit: Money;
};

/** Whether an offer was made from the photos or after inspection. */
export type SellOfferStage =
  /** After inspection. */
  | 'FINAL'
  /** From words and photos. */
  | 'QUOTE';

/** What an owner is or will be paid for an item. */
export type SellPayout = {
  readonly __typename?: 'SellPayout';
  /** How much; null before it is owed. */
  readonly amount?: Maybe<Money>;
  /** The way. */
  readonly kind: SellPayoutKind;
  /** When it was paid; null before that. */
  readonly paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** The payment's reference; null before it is paid. */
  readonly reference?: Maybe<Scalars['String']['output']>;
};

/** How an owner is paid. */
export type SellPayoutKind =
  /** At once, in money. */
  | 'CASH'
  /** When the shop has sold the item. */
  | 'CONSIGN'
  /** At once, in credit of the shop, a little more than in money. */
  | 'STORE_CREDIT';

/** A photo that its owner has uploaded. */
export type SellPhoto = {
  readonly __typename?: 'SellPhoto';
  /** Height in pixels. */
  readonly height: Scalars['PositiveInt']['output'];
  /** The photo's id, as submissions and drafts name it. */
  readonly id: Scalars['ID']['output'];
  /** Path of the JPEG on the gateway and on the shop, such as `/files/sell-photos/{id}`; for its owner's session only. */
  readonly path: Scalars['String']['output'];
  /** Width in pixels. */
  readonly width: Scalars['PositiveInt']['output'];
};

/** A step of the price on consignment. */
export type SellPriceStep = {
  readonly __typename?: 'SellPriceStep';
  /** From when. */
  readonly at: Scalars['DateTime']['output'];
  /** The price in the shop. */
  readonly price: Money;
  /** What the owner receives at that price. */
  readonly receive: Money;
};

/** What the shop asks about one part of an item. */
export type SellQuestion = {
  readonly __typename?: 'SellQuestion';
  /** Answers to choose from; others may be written. */
  readonly answers: ReadonlyArray<Scalars['String']['output']>;
  /** The part, such as `exterior`. */
  readonly part: Scalars['String']['output'];
};

/** An amount from least to most. */
export type SellRange = {
  readonly __typename?: 'SellRange';
  /** The most. */
  readonly high: Money;
  /** The least. */
  readonly low: Money;
};

/** Where a parcel comes from. */
export type SellSenderInput = {
  /** Name of the city or town that the parcel is sent from. */
  readonly city: Scalars['String']['input'];
  /** Country, ISO 3166-1 alpha-2. */
  readonly country: Scalars['ID']['input'];
  /** First line of the street. */
  readonly line1: Scalars['String']['input'];
  /** Second line of the street. */
  readonly line2?: InputMaybe<Scalars['String']['input']>;
  /** Name of the person who sends the parcel. */
  readonly name: Scalars['String']['input'];
  /** Telephone number. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. */
  readonly postalCode: Scalars['String']['input'];
  /** State or province, such as `CA`. */
  readonly region?: InputMaybe<Scalars['String']['input']>;
};

/** A parcel on its way to the shop. */
export type SellShipment = {
  readonly __typename?: 'SellShipment';
  /** Who carries it. */
  readonly carrier: SellCarrier;
  /** When the label was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Its way, newest first; null where it was not asked for with an item. */
  readonly events?: Maybe<ReadonlyArray<SellShipmentEvent>>;
  /** The parcel's id. */
  readonly id: Scalars['ID']['output'];
  /** For how much it is insured. */
  readonly insuredValue: Money;
  /** The items in it. */
  readonly itemIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Path of the label and packing slip as PDF, on the gateway and on the shop; for its owner's session, or for whoever has the secret in a guest's path. */
  readonly labelPath: Scalars['String']['output'];
  /** Its number; shipmentTracking tells its way to anybody who knows it. */
  readonly trackingNumber: Scalars['ID']['output'];
};

/** A parcel of the customer's own items. */
export type SellShipmentCreateInput = {
  /** Who carries it. */
  readonly carrier: SellCarrier;
  /** Items that wait to be shipped, 1 to 20; one that cannot go stops the whole parcel. */
  readonly itemIds: ReadonlyArray<Scalars['ID']['input']>;
  /** Where it comes from; left out, the account's address. */
  readonly sender?: InputMaybe<SellSenderInput>;
  /** The carrier's number; required unless the shop pays. */
  readonly trackingNumber?: InputMaybe<Scalars['ID']['input']>;
};

/** A step of a parcel's way. */
export type SellShipmentEvent = {
  readonly __typename?: 'SellShipmentEvent';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** What happened: label_created, received or inspected; others may come. */
  readonly code: Scalars['String']['output'];
  /** Where; empty when unknown. */
  readonly location: Scalars['String']['output'];
  /** What happened, in words. */
  readonly note: Scalars['String']['output'];
};

/** Which label to mail. */
export type SellShipmentLabelEmailInput = {
  /** The parcel's id. */
  readonly shipmentId: Scalars['ID']['input'];
};

/** What sellShipmentLabelEmail returns. */
export type SellShipmentLabelEmailPayload = {
  readonly __typename?: 'SellShipmentLabelEmailPayload';
  /** True when the letter is on its way. */
  readonly isSent: Scalars['Boolean']['output'];
  /** Why it was refused; empty on success. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What making a parcel returns. */
export type SellShipmentPayload = {
  readonly __typename?: 'SellShipmentPayload';
  /** The parcel; null when it was refused. */
  readonly shipment?: Maybe<SellShipment>;
  /** Why it was refused; empty on success. */
  readonly userErrors: ReadonlyArray<UserError>;
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

/** How many items have a status. */
export type SellStatusCount = {
  readonly __typename?: 'SellStatusCount';
  /** How many items have it. */
  readonly count: Scalars['NonNegativeInt']['output'];
  /** The status in words, such as 'Quote Ready for Review'. */
  readonly label: Scalars['String']['output'];
  /** The status. */
  readonly status: SellStatus;
};

/** How the shop pays, and the words that submissions may use. */
export type SellTerms = {
  readonly __typename?: 'SellTerms';
  /** The categories, such as `Handbags`. */
  readonly categories: ReadonlyArray<Scalars['String']['output']>;
  /** The payout table of consignment, lowest prices first. */
  readonly commission: ReadonlyArray<SellCommission>;
  /** The conditions, best first. */
  readonly conditions: ReadonlyArray<SellCondition>;
  /** What may come with an item. */
  readonly extras: ReadonlyArray<Scalars['String']['output']>;
  /** Days until an offer lapses. */
  readonly offerDays: Scalars['Int']['output'];
  /** What is asked about the parts of an item. */
  readonly questions: ReadonlyArray<SellQuestion>;
  /** Days in which an accepted item is to be shipped. */
  readonly shipDays: Scalars['Int']['output'];
  /** How much more store credit is than money, in percent. */
  readonly storeCreditBonusPercent: Scalars['Int']['output'];
};

/** A parcel. */
export type Shipment = {
  readonly __typename?: 'Shipment';
  /** The carrier as people read it. */
  readonly carrier: Scalars['String']['output'];
  /** The carrier's code. */
  readonly carrierCode: Scalars['String']['output'];
  /** When it was made up. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its way so far, newest first; null when it cannot be read. Within an order it costs one call a parcel. */
  readonly events?: Maybe<ReadonlyArray<ShipmentEvent>>;
  /** The parcel's id. */
  readonly id: Scalars['ID']['output'];
  /** How far it is; null when the back end says something else. */
  readonly status?: Maybe<ShipmentStatus>;
  /** The tracking number. */
  readonly trackNumber: Scalars['ID']['output'];
};

/** One step of a parcel's way. */
export type ShipmentEvent = {
  readonly __typename?: 'ShipmentEvent';
  /** When it happened; null when the carrier did not say. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where; null when unknown. */
  readonly location?: Maybe<Scalars['String']['output']>;
  /** What happened, as people read it; null when nothing is said. */
  readonly note?: Maybe<Scalars['String']['output']>;
  /** How far it was then; null when the back end says something else. */
  readonly status?: Maybe<ShipmentStatus>;
};

/** How far a parcel is. */
export type ShipmentStatus =
  /** It has arrived. */
  | 'DELIVERED'
  /** It is on its way. */
  | 'IN_TRANSIT'
  /** Label created. */
  | 'LABEL_CREATED'
  /** It is with the driver. */
  | 'OUT_FOR_DELIVERY';

/** A way to ship a cart. */
export type ShippingMethod = {
  readonly __typename?: 'ShippingMethod';
  /** The carrier's code. */
  readonly carrierCode: Scalars['ID']['output'];
  /** The carrier as people read it. */
  readonly carrierTitle: Scalars['String']['output'];
  /** Whether it can be chosen. */
  readonly isAvailable: Scalars['Boolean']['output'];
  /** Why it cannot be chosen; null when it can. */
  readonly message?: Maybe<Scalars['String']['output']>;
  /** Code of the carrier's way to ship; null when the carrier failed. */
  readonly methodCode?: Maybe<Scalars['ID']['output']>;
  /** The way as people read it. */
  readonly methodTitle: Scalars['String']['output'];
  /** What it costs, without tax. */
  readonly price: Money;
  /** What it costs, with tax. */
  readonly priceInclTax: Money;
};

/** What an estimate returns. */
export type ShippingMethodsEstimatePayload = {
  readonly __typename?: 'ShippingMethodsEstimatePayload';
  /** Ways to ship; empty for a cart that holds nothing to ship, null when it was refused. */
  readonly shippingMethods?: Maybe<ReadonlyArray<ShippingMethod>>;
  /** Why it was refused; empty on success. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** How people sign in and open an account here, beyond mail address and password. */
export type SignInSettings = {
  readonly __typename?: 'SignInSettings';
  /** The captcha of customerCreate. */
  readonly captcha: CaptchaKind;
  /** The public key of reCAPTCHA; null with another captcha. */
  readonly captchaSiteKey?: Maybe<Scalars['String']['output']>;
  /** The identity providers on offer; empty for none. */
  readonly providers: ReadonlyArray<IdentityProvider>;
};

/** The shop's configuration. From the commerce back end's GraphQL. */
export type StoreConfig = {
  readonly __typename?: 'StoreConfig';
  /** Currency that prices are in. */
  readonly baseCurrencyCode?: Maybe<Scalars['String']['output']>;
  /** Copyright line. */
  readonly copyright?: Maybe<Scalars['String']['output']>;
  /** Title of pages that have none. */
  readonly defaultTitle?: Maybe<Scalars['String']['output']>;
  /** Path of the logo picture; null when the theme's own is used. */
  readonly headerLogoSrc?: Maybe<Scalars['String']['output']>;
  /** Language and country, such as `en_US`. */
  readonly locale?: Maybe<Scalars['String']['output']>;
  /** Text that stands for the logo. */
  readonly logoAlt?: Maybe<Scalars['String']['output']>;
  /** Height of the logo in pixels; null when not set. */
  readonly logoHeight?: Maybe<Scalars['Int']['output']>;
  /** Width of the logo in pixels; null when not set. */
  readonly logoWidth?: Maybe<Scalars['Int']['output']>;
  /** Code of the store view. */
  readonly storeCode?: Maybe<Scalars['ID']['output']>;
  /** Name of the shop. */
  readonly storeName?: Maybe<Scalars['String']['output']>;
};

/** Everything that can be followed, over server-sent events: `GET` or `POST /graphql/stream` with `Accept: text/event-stream` (the distinct-connections mode of graphql-sse). Where it is switched off, that address answers 404; ask again from time to time instead. */
export type Subscription = {
  readonly __typename?: 'Subscription';
  /** An item of the customer's, each time that it has changed: a quote is there, the parcel has arrived, the money is on its way. Says nothing at the start. UNAUTHENTICATED without a session, NOT_FOUND for another customer's item. The back end is read every few seconds, once for all subscriptions of one customer. The shop: GET /V1/sell/my/item. */
  readonly sellItemChanged: SellItem;
};


/** Everything that can be followed, over server-sent events: `GET` or `POST /graphql/stream` with `Accept: text/event-stream` (the distinct-connections mode of graphql-sse). Where it is switched off, that address answers 404; ask again from time to time instead. */
export type SubscriptionSellItemChangedArgs = {
  itemId?: InputMaybe<Scalars['ID']['input']>;
};

/** What a path of the shop leads to. */
export type UrlRewriteEntityTypeEnum =
  /** A category or designer page. */
  | 'CATEGORY'
  /** A content page. */
  | 'CMS_PAGE'
  /** A product page. */
  | 'PRODUCT';

/** A refusal that a person can act on. What nobody can act on (a fault of a service) is a GraphQL error instead. */
export type UserError = {
  readonly __typename?: 'UserError';
  /** What went wrong, for programs. */
  readonly code: ErrorCode;
  /** Path of the input field at fault, outermost first, such as `["item", "sku"]`; null when no single field is at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The back end's own text with its parameters filled in, fit to show to a person. */
  readonly message: Scalars['String']['output'];
  /** The HTTP status the back end answered with. */
  readonly status: Scalars['Int']['output'];
};

/** Whom an express order goes to. Each part is null where it is not known. */
export type WalletContact = {
  readonly __typename?: 'WalletContact';
  /** Name of the city or town. */
  readonly city?: Maybe<Scalars['String']['output']>;
  /** Country, ISO 3166-1 alpha-2. */
  readonly country?: Maybe<Scalars['CountryCode']['output']>;
  /** The mail address that is told about the order. */
  readonly email?: Maybe<Scalars['EmailAddress']['output']>;
  /** First name. */
  readonly firstName?: Maybe<Scalars['String']['output']>;
  /** Last name. */
  readonly lastName?: Maybe<Scalars['String']['output']>;
  /** First line of the street. */
  readonly line1?: Maybe<Scalars['String']['output']>;
  /** Second line of the street. */
  readonly line2?: Maybe<Scalars['String']['output']>;
  /** Telephone number. */
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** Postal code. */
  readonly postalCode?: Maybe<Scalars['String']['output']>;
  /** Short code of the state or province. */
  readonly regionCode?: Maybe<Scalars['String']['output']>;
};

/** A cart and the order of the wallet that pays for it. */
export type WalletOrderPlaceInput = {
  /** The cart: a guest's masked id, or the customer's Cart.id. */
  readonly cartId: Scalars['ID']['input'];
  /** Any text of the client's own making, new for each order and the same for each try of it. */
  readonly idempotencyKey: Scalars['ID']['input'];
  /** The wallet's order, captured or authorized. */
  readonly walletOrderId: Scalars['ID']['input'];
};

/** Which cart to look at. */
export type WalletOrderValidateInput = {
  /** The cart: a guest's masked id, or the customer's Cart.id. */
  readonly cartId: Scalars['ID']['input'];
};

/** Whether a cart could be ordered. */
export type WalletOrderValidatePayload = {
  readonly __typename?: 'WalletOrderValidatePayload';
  /** True when it could be ordered now. */
  readonly isValid: Scalars['Boolean']['output'];
  /** Why it could not; empty when it could. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A cart and an order of the wallet. */
export type WalletPaymentInput = {
  /** The cart: a guest's masked id, or the customer's Cart.id. */
  readonly cartId: Scalars['ID']['input'];
  /** The wallet's order, as its approval page told it. */
  readonly walletOrderId: Scalars['ID']['input'];
};

/** What a step of paying by wallet returns. */
export type WalletPaymentPayload = {
  readonly __typename?: 'WalletPaymentPayload';
  /** The cart afterwards; null when it was refused. */
  readonly cart?: Maybe<Cart>;
  /** Whom the order goes to, as the cart has it now; null when it was refused, and where the back end does not say. */
  readonly contact?: Maybe<WalletContact>;
  /** True when the wallet has done it. */
  readonly isDone: Scalars['Boolean']['output'];
  /** Why it was refused; empty on success. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A token of the wallet. */
export type WalletTokenResult = {
  readonly __typename?: 'WalletTokenResult';
  /** The token; null when it was refused. */
  readonly token?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; empty on success. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A customer's favorites. */
export type Wishlist = {
  readonly __typename?: 'Wishlist';
  /** The favorites, in the back end's order. */
  readonly items: ReadonlyArray<WishlistItem>;
  /** How many there are. Items that the shop no longer has are not counted; sold ones are. */
  readonly itemsCount: Scalars['NonNegativeInt']['output'];
};

/** One favorite. */
export type WishlistItem = {
  readonly __typename?: 'WishlistItem';
  /** When it was put there; null when unknown. */
  readonly addedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The entry's id. */
  readonly id: Scalars['ID']['output'];
  /** The product's name as the back end knows it. */
  readonly name: Scalars['String']['output'];
  /** The product itself, completed from the search service; null when search is down or the product is gone. */
  readonly product?: Maybe<Product>;
  /** The back end's numeric id of the product, for taking it out again. */
  readonly productId: Scalars['ID']['output'];
  /** The product's sku. */
  readonly sku: Scalars['ID']['output'];
};

/** Which product to put among the favorites. */
export type WishlistItemAddInput = {
  /** The back end's numeric id of the product: Product.id. */
  readonly productId: Scalars['ID']['input'];
};

/** Which product to take out of the favorites. */
export type WishlistItemRemoveInput = {
  /** The back end's numeric id of the product: Product.id. */
  readonly productId: Scalars['ID']['input'];
};

/** What a change of the favorites returns. */
export type WishlistPayload = {
  readonly __typename?: 'WishlistPayload';
  /** Why it was refused; empty on success. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The favorites after the change, read when asked for; null when it was refused. */
  readonly wishlist?: Maybe<Wishlist>;
};
