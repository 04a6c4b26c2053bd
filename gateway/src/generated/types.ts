export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment in UTC, ISO 8601, such as `2026-11-20T09:30:00.000Z`. */
  DateTime: { input: string; output: string; }
  /** An exact decimal number as text, such as "1250.50". Never a float: money and percentages keep every digit. */
  Decimal: { input: string; output: string; }
  /** HTML that the gateway has sanitised: safe to put into a page, without scripts, styles, frames or event handlers. */
  HTML: { input: string; output: string; }
  /** An absolute URL. */
  URL: { input: string; output: string; }
};

/** A postal address as a form has it. What the back end does not know is never sent to it. */
export type AddressInput = {
  /** City. */
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
  /** State or province by name; where the country lists its regions, send regionId too. */
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
  /** Ways to pay; null when they could not be read. */
  readonly paymentMethods?: Maybe<ReadonlyArray<PaymentMethod>>;
  /** Pieces in all lines. */
  readonly totalQuantity: Scalars['Int']['output'];
  /** The sums; null when they could not be read (the error says why). */
  readonly totals?: Maybe<CartTotals>;
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
  readonly quantity: Scalars['Int']['output'];
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
  readonly productCount: Scalars['Int']['output'];
};

/** Categories found by name. */
export type CategorySearchResult = {
  readonly __typename?: 'CategorySearchResult';
  /** The categories found, best first. */
  readonly categories: ReadonlyArray<Category>;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
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
  readonly email: Scalars['String']['output'];
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
  /** City. */
  readonly city: Scalars['String']['output'];
  /** Company; null when there is none. */
  readonly company?: Maybe<Scalars['String']['output']>;
  /** Country, ISO 3166-1 alpha-2. */
  readonly country: Scalars['ID']['output'];
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
  /** Mail address. */
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
  readonly position: Scalars['Int']['output'];
  /** Values in the category or search, largest count first. */
  readonly values: ReadonlyArray<FacetValue>;
};

/** One value of a facet. */
export type FacetValue = {
  readonly __typename?: 'FacetValue';
  /** Items that choosing it would show, given the other groups' choices. */
  readonly count: Scalars['Int']['output'];
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
  readonly position: Scalars['Int']['output'];
};

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

/** A picture of a product. */
export type Image = {
  readonly __typename?: 'Image';
  /** What the picture shows, for people who cannot see it. */
  readonly alt: Scalars['String']['output'];
  /** Place in the gallery, 1-based. */
  readonly position: Scalars['Int']['output'];
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
  /** Add an address to the address book. Magento: PUT /V1/customers/me with the whole list. */
  readonly customerAddressCreate: CustomerPayload;
  /** Take an address out of the address book. Magento: PUT /V1/customers/me with the whole list. */
  readonly customerAddressDelete: CustomerPayload;
  /** Change an address of the address book; what is left out stays. Magento: PUT /V1/customers/me with the whole list. */
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
  /** Move a guest's cart into the customer's. An item that both hold stays one line. The shop: GET /V1/merge/guestcart; stock Magento: PUT /V1/guest-carts/{cart}. */
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
  /** Choose the address that is used unless told otherwise. Magento: PUT /V1/customers/me with the whole list. */
  readonly customerDefaultAddressSet: CustomerPayload;
  /** Change the password. A wrong current one is a user error and does not end the session. One such field an operation. Magento: PUT /V1/customers/me/password. */
  readonly customerPasswordChange: CustomerPasswordPayload;
  /** Set a new password with the token of the mail. One such field an operation. Magento: POST /V1/customers/resetPassword. */
  readonly customerPasswordReset: CustomerPasswordPayload;
  /** Ask for a mail with a link to a new password. The answer is the same whether or not there is an account. One such field an operation. Magento: PUT /V1/customers/password. */
  readonly customerPasswordResetRequest: CustomerPasswordPayload;
  /** Sign in. A guest cart that is named moves into the customer's. Browsers get a cookie; other clients, which send the header `x-session: bearer`, get the token. One such field an operation. Magento: POST /V1/integration/customer/token. */
  readonly customerSignIn: CustomerSignInPayload;
  /** Sign in with Facebook. The shop: POST /V1/social/facebooklogin. */
  readonly customerSignInWithFacebook: CustomerSignInPayload;
  /** Sign in with Google. The shop: POST /V1/social/googlelogin. */
  readonly customerSignInWithGoogle: CustomerSignInPayload;
  /** Sign out: the cookie is taken back, and the back end forgets the token where it can. Magento from 2.4.6: POST /V1/integration/customer/revoke-customer-token. */
  readonly customerSignOut: CustomerSignOutPayload;
  /** Change name, mail address or the news; what is left out stays. Magento: PUT /V1/customers/me. */
  readonly customerUpdate: CustomerPayload;
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

/** A content page found by its words. */
export type PageHit = {
  readonly __typename?: 'PageHit';
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
  readonly totalCount: Scalars['Int']['output'];
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
  /** Other items on sale of the same designer and category, without this one. */
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
  /** Whole percent below `msrp`, 1 to 99; null unless `current` is below `msrp`. */
  readonly discountPercent?: Maybe<Scalars['Int']['output']>;
  /** Estimated retail price of a new one; null when unknown. It is not a former price of this item. */
  readonly msrp?: Maybe<Money>;
};

/** One page of products. */
export type ProductSearchResult = {
  readonly __typename?: 'ProductSearchResult';
  /** Groups to filter by, with counts. */
  readonly facets: ReadonlyArray<Facet>;
  /** This page's number, 1-based. */
  readonly page: Scalars['Int']['output'];
  /** Number of pages that can be read; the search service stops after 1,000 products. */
  readonly pageCount: Scalars['Int']['output'];
  /** Products a page holds at most. */
  readonly pageSize: Scalars['Int']['output'];
  /** Lowest and highest price; null when nothing matches. */
  readonly priceBounds?: Maybe<PriceBounds>;
  /** The products of this page. */
  readonly products: ReadonlyArray<Product>;
  /** The order the list is in. */
  readonly sort: ProductSort;
  /** Products that match in all. */
  readonly totalCount: Scalars['Int']['output'];
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

/** Everything that can be read. Anonymous unless a field says otherwise. */
export type Query = {
  readonly __typename?: 'Query';
  /** One category by id; null when there is none. */
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
  /** The attributes that lists can be filtered by, in showing order, at most 100. */
  readonly filterableAttributes: ReadonlyArray<FilterableAttribute>;
  /** A guest's cart by its masked id; null when it does not exist. An inactive one is returned with `isActive` false. Magento: GET /V1/guest-carts/{cart}. */
  readonly guestCart?: Maybe<Cart>;
  /** The shop's menu; null when the commerce back end has none or does not answer (the error says why). Ves Megamenu: GET /V1/ves-megamenu/1. */
  readonly menu?: Maybe<Menu>;
  /** Content pages by their words. */
  readonly pageSearch: PageSearchResult;
  /** One product by its sku; null when there is none. Many in one request are read in one call of the search service. */
  readonly product?: Maybe<Product>;
  /** One product by the back end's numeric id; null when there is none. */
  readonly productById?: Maybe<Product>;
  /** Products by words, category and filters, one page at a time. */
  readonly productSearch: ProductSearchResult;
  /** Content blocks kept in the search service, by identifier; unknown ones are left out. */
  readonly sectionBlocks: ReadonlyArray<SectionBlock>;
  /** The shop's configuration. */
  readonly storeConfig?: Maybe<StoreConfig>;
  /** What a path of the shop leads to; null when it leads nowhere. */
  readonly urlResolver?: Maybe<EntityUrl>;
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
export type QueryGuestCartArgs = {
  cartId: Scalars['ID']['input'];
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
export type QueryUrlResolverArgs = {
  url: Scalars['String']['input'];
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
