import type * as Types from './types.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ProductModel, ImageModel } from '../domains/catalog/product-mappers.ts';
import type { CartModel, CartLineModel, GuestCartCreateModel, CustomerCartCreateModel, CartItemAddModel, CartPayloadModel, CustomerCartMergeModel, CustomerSignInModel, WalletPaymentModel } from '../domains/cart/mappers.ts';
import type { SellConsignmentModel } from '../domains/sell/mappers.ts';
import type { OrderModel, OrderItemModel, OrderListModel, OrderReturnModel, OrderReturnItemModel, ShipmentModel } from '../domains/orders/mappers.ts';
import type { WishlistModel, WishlistItemModel, WishlistPayloadModel } from '../domains/wishlist/mappers.ts';
import type { PriceAlertModel } from '../domains/alerts/mappers.ts';
import type { OrderPlaceModel } from '../domains/payments/mappers.ts';
import type { GatewayContext } from '../context.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Types.Maybe<TTypes> | Promise<Types.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddressInput: Types.AddressInput;
  Boolean: ResolverTypeWrapper<Types.Scalars['Boolean']['output']>;
  Breadcrumb: ResolverTypeWrapper<Types.Breadcrumb>;
  CaptchaKind: Types.CaptchaKind;
  Cart: ResolverTypeWrapper<CartModel>;
  CartGiftCard: ResolverTypeWrapper<Types.CartGiftCard>;
  CartItemAddPayload: ResolverTypeWrapper<CartItemAddModel>;
  CartLine: ResolverTypeWrapper<CartLineModel>;
  CartLineAvailability: Types.CartLineAvailability;
  CartMerge: ResolverTypeWrapper<Types.CartMerge>;
  CartPayload: ResolverTypeWrapper<CartPayloadModel>;
  CartTotalSegment: ResolverTypeWrapper<Types.CartTotalSegment>;
  CartTotals: ResolverTypeWrapper<Types.CartTotals>;
  Category: ResolverTypeWrapper<Types.Category>;
  CategorySearchResult: ResolverTypeWrapper<Types.CategorySearchResult>;
  CmsBlock: ResolverTypeWrapper<Types.CmsBlock>;
  CmsBlocks: ResolverTypeWrapper<Types.CmsBlocks>;
  CmsPage: ResolverTypeWrapper<Types.CmsPage>;
  Country: ResolverTypeWrapper<Types.Country>;
  CountryCode: ResolverTypeWrapper<Types.Scalars['CountryCode']['output']>;
  CurrencyCode: Types.CurrencyCode;
  Customer: ResolverTypeWrapper<Types.Customer>;
  CustomerAddress: ResolverTypeWrapper<Types.CustomerAddress>;
  CustomerAddressCreateInput: Types.CustomerAddressCreateInput;
  CustomerAddressDeleteInput: Types.CustomerAddressDeleteInput;
  CustomerAddressUpdateInput: Types.CustomerAddressUpdateInput;
  CustomerCartBillingAddressSetInput: Types.CustomerCartBillingAddressSetInput;
  CustomerCartCouponApplyInput: Types.CustomerCartCouponApplyInput;
  CustomerCartCouponRemoveInput: Types.CustomerCartCouponRemoveInput;
  CustomerCartCreateInput: Types.CustomerCartCreateInput;
  CustomerCartCreatePayload: ResolverTypeWrapper<CustomerCartCreateModel>;
  CustomerCartGiftCardApplyInput: Types.CustomerCartGiftCardApplyInput;
  CustomerCartGiftCardRemoveInput: Types.CustomerCartGiftCardRemoveInput;
  CustomerCartItemAddInput: Types.CustomerCartItemAddInput;
  CustomerCartItemRemoveInput: Types.CustomerCartItemRemoveInput;
  CustomerCartMergeInput: Types.CustomerCartMergeInput;
  CustomerCartMergePayload: ResolverTypeWrapper<CustomerCartMergeModel>;
  CustomerCartOrderPlaceInput: Types.CustomerCartOrderPlaceInput;
  CustomerCartPaymentInformationSetInput: Types.CustomerCartPaymentInformationSetInput;
  CustomerCartShippingInformationSetInput: Types.CustomerCartShippingInformationSetInput;
  CustomerCartShippingMethodsEstimateInput: Types.CustomerCartShippingMethodsEstimateInput;
  CustomerCreateInput: Types.CustomerCreateInput;
  CustomerDefaultAddressSetInput: Types.CustomerDefaultAddressSetInput;
  CustomerPasswordChangeInput: Types.CustomerPasswordChangeInput;
  CustomerPasswordPayload: ResolverTypeWrapper<Types.CustomerPasswordPayload>;
  CustomerPasswordResetInput: Types.CustomerPasswordResetInput;
  CustomerPasswordResetRequestInput: Types.CustomerPasswordResetRequestInput;
  CustomerPayload: ResolverTypeWrapper<Types.CustomerPayload>;
  CustomerReturnRequestInput: Types.CustomerReturnRequestInput;
  CustomerReturnRequestPayload: ResolverTypeWrapper<Omit<Types.CustomerReturnRequestPayload, 'orderReturn'> & { orderReturn?: Types.Maybe<ResolversTypes['OrderReturn']> }>;
  CustomerSignInInput: Types.CustomerSignInInput;
  CustomerSignInPayload: ResolverTypeWrapper<CustomerSignInModel>;
  CustomerSignInWithFacebookInput: Types.CustomerSignInWithFacebookInput;
  CustomerSignInWithGoogleInput: Types.CustomerSignInWithGoogleInput;
  CustomerSignOutInput: Types.CustomerSignOutInput;
  CustomerSignOutPayload: ResolverTypeWrapper<Types.CustomerSignOutPayload>;
  CustomerUpdateInput: Types.CustomerUpdateInput;
  DateTime: ResolverTypeWrapper<Types.Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Types.Scalars['Decimal']['output']>;
  EmailAddress: ResolverTypeWrapper<Types.Scalars['EmailAddress']['output']>;
  EntityUrl: ResolverTypeWrapper<Types.EntityUrl>;
  ErrorCode: Types.ErrorCode;
  Facet: ResolverTypeWrapper<Types.Facet>;
  FacetValue: ResolverTypeWrapper<Types.FacetValue>;
  FilterableAttribute: ResolverTypeWrapper<Types.FilterableAttribute>;
  FinancingOrderCreateInput: Types.FinancingOrderCreateInput;
  GiftCard: ResolverTypeWrapper<Types.GiftCard>;
  GiftCardBalance: ResolverTypeWrapper<Types.GiftCardBalance>;
  GiftCardBalanceCheckInput: Types.GiftCardBalanceCheckInput;
  GiftCardBalanceCheckPayload: ResolverTypeWrapper<Types.GiftCardBalanceCheckPayload>;
  GiftCardChange: ResolverTypeWrapper<Types.GiftCardChange>;
  GiftCardChangeReason: Types.GiftCardChangeReason;
  GuestCartBillingAddressSetInput: Types.GuestCartBillingAddressSetInput;
  GuestCartCouponApplyInput: Types.GuestCartCouponApplyInput;
  GuestCartCouponRemoveInput: Types.GuestCartCouponRemoveInput;
  GuestCartCreateInput: Types.GuestCartCreateInput;
  GuestCartCreatePayload: ResolverTypeWrapper<GuestCartCreateModel>;
  GuestCartGiftCardApplyInput: Types.GuestCartGiftCardApplyInput;
  GuestCartGiftCardRemoveInput: Types.GuestCartGiftCardRemoveInput;
  GuestCartItemAddInput: Types.GuestCartItemAddInput;
  GuestCartItemAddPayload: ResolverTypeWrapper<CartItemAddModel>;
  GuestCartItemRemoveInput: Types.GuestCartItemRemoveInput;
  GuestCartItemRemovePayload: ResolverTypeWrapper<CartPayloadModel>;
  GuestCartOrderPlaceInput: Types.GuestCartOrderPlaceInput;
  GuestCartPaymentInformationSetInput: Types.GuestCartPaymentInformationSetInput;
  GuestCartShippingInformationSetInput: Types.GuestCartShippingInformationSetInput;
  GuestCartShippingMethodsEstimateInput: Types.GuestCartShippingMethodsEstimateInput;
  GuestSellShipmentCreateInput: Types.GuestSellShipmentCreateInput;
  HTML: ResolverTypeWrapper<Types.Scalars['HTML']['output']>;
  ID: ResolverTypeWrapper<Types.Scalars['ID']['output']>;
  IdentityProvider: ResolverTypeWrapper<Types.IdentityProvider>;
  IdentityProviderName: Types.IdentityProviderName;
  Image: ResolverTypeWrapper<ImageModel>;
  ImageSize: Types.ImageSize;
  Int: ResolverTypeWrapper<Types.Scalars['Int']['output']>;
  Menu: ResolverTypeWrapper<Types.Menu>;
  MenuItem: ResolverTypeWrapper<Types.MenuItem>;
  Money: ResolverTypeWrapper<Types.Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewsletterSubscribeInput: Types.NewsletterSubscribeInput;
  NewsletterSubscribePayload: ResolverTypeWrapper<Types.NewsletterSubscribePayload>;
  NonNegativeInt: ResolverTypeWrapper<Types.Scalars['NonNegativeInt']['output']>;
  Order: ResolverTypeWrapper<OrderModel>;
  OrderAddress: ResolverTypeWrapper<Types.OrderAddress>;
  OrderGiftCard: ResolverTypeWrapper<Types.OrderGiftCard>;
  OrderItem: ResolverTypeWrapper<OrderItemModel>;
  OrderList: ResolverTypeWrapper<OrderListModel>;
  OrderPayment: ResolverTypeWrapper<Types.OrderPayment>;
  OrderPlacePayload: ResolverTypeWrapper<OrderPlaceModel>;
  OrderReturn: ResolverTypeWrapper<OrderReturnModel>;
  OrderReturnItem: ResolverTypeWrapper<OrderReturnItemModel>;
  OrderReturnLabel: ResolverTypeWrapper<Types.OrderReturnLabel>;
  OrderReturnStatus: Types.OrderReturnStatus;
  OrderState: Types.OrderState;
  OrderTax: ResolverTypeWrapper<Types.OrderTax>;
  OrderTotalSegment: ResolverTypeWrapper<Types.OrderTotalSegment>;
  OrderTotals: ResolverTypeWrapper<Types.OrderTotals>;
  PageHit: ResolverTypeWrapper<Types.PageHit>;
  PageSearchResult: ResolverTypeWrapper<Types.PageSearchResult>;
  PaymentDataInput: Types.PaymentDataInput;
  PaymentMethod: ResolverTypeWrapper<Types.PaymentMethod>;
  PaymentMethodInput: Types.PaymentMethodInput;
  PaymentProvider: ResolverTypeWrapper<Types.PaymentProvider>;
  PaymentSettings: ResolverTypeWrapper<Types.PaymentSettings>;
  PositiveInt: ResolverTypeWrapper<Types.Scalars['PositiveInt']['output']>;
  PriceAlert: ResolverTypeWrapper<PriceAlertModel>;
  PriceAlertAddInput: Types.PriceAlertAddInput;
  PriceAlertAddPayload: ResolverTypeWrapper<Omit<Types.PriceAlertAddPayload, 'priceAlert'> & { priceAlert?: Types.Maybe<ResolversTypes['PriceAlert']> }>;
  PriceAlertRemoveInput: Types.PriceAlertRemoveInput;
  PriceAlertRemovePayload: ResolverTypeWrapper<Types.PriceAlertRemovePayload>;
  PriceBounds: ResolverTypeWrapper<Types.PriceBounds>;
  PriceRangeInput: Types.PriceRangeInput;
  Product: ResolverTypeWrapper<ProductModel>;
  ProductAddress: ResolverTypeWrapper<Types.ProductAddress>;
  ProductAddresses: ResolverTypeWrapper<Types.ProductAddresses>;
  ProductAvailability: Types.ProductAvailability;
  ProductCondition: ResolverTypeWrapper<Types.ProductCondition>;
  ProductDetail: ResolverTypeWrapper<Types.ProductDetail>;
  ProductFilterInput: Types.ProductFilterInput;
  ProductPrice: ResolverTypeWrapper<Types.ProductPrice>;
  ProductSearchResult: ResolverTypeWrapper<Omit<Types.ProductSearchResult, 'products'> & { products: ReadonlyArray<ResolversTypes['Product']> }>;
  ProductSort: Types.ProductSort;
  ProviderOrderPayload: ResolverTypeWrapper<Types.ProviderOrderPayload>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Region: ResolverTypeWrapper<Types.Region>;
  SavedSearch: ResolverTypeWrapper<Types.SavedSearch>;
  SavedSearchAddInput: Types.SavedSearchAddInput;
  SavedSearchAddPayload: ResolverTypeWrapper<Types.SavedSearchAddPayload>;
  SavedSearchRemoveInput: Types.SavedSearchRemoveInput;
  SavedSearchRemovePayload: ResolverTypeWrapper<Types.SavedSearchRemovePayload>;
  SectionBlock: ResolverTypeWrapper<Types.SectionBlock>;
  SellAction: Types.SellAction;
  SellActor: Types.SellActor;
  SellAnswer: ResolverTypeWrapper<Types.SellAnswer>;
  SellAnswerInput: Types.SellAnswerInput;
  SellCarrier: Types.SellCarrier;
  SellCommission: ResolverTypeWrapper<Types.SellCommission>;
  SellCondition: ResolverTypeWrapper<Types.SellCondition>;
  SellConsignment: ResolverTypeWrapper<SellConsignmentModel>;
  SellContactInput: Types.SellContactInput;
  SellDesigner: ResolverTypeWrapper<Types.SellDesigner>;
  SellDraft: ResolverTypeWrapper<Types.SellDraft>;
  SellDraftContact: ResolverTypeWrapper<Types.SellDraftContact>;
  SellDraftDeleteInput: Types.SellDraftDeleteInput;
  SellDraftDeletePayload: ResolverTypeWrapper<Types.SellDraftDeletePayload>;
  SellDraftItem: ResolverTypeWrapper<Types.SellDraftItem>;
  SellDraftPayload: ResolverTypeWrapper<Types.SellDraftPayload>;
  SellDraftSaveInput: Types.SellDraftSaveInput;
  SellEstimate: ResolverTypeWrapper<Types.SellEstimate>;
  SellHistoryEntry: ResolverTypeWrapper<Types.SellHistoryEntry>;
  SellInspection: ResolverTypeWrapper<Types.SellInspection>;
  SellItem: ResolverTypeWrapper<Omit<Types.SellItem, 'consignment'> & { consignment?: Types.Maybe<ResolversTypes['SellConsignment']> }>;
  SellItemDetailsInput: Types.SellItemDetailsInput;
  SellItemFilter: Types.SellItemFilter;
  SellItemInput: Types.SellItemInput;
  SellItemMoveInput: Types.SellItemMoveInput;
  SellItemPage: ResolverTypeWrapper<Omit<Types.SellItemPage, 'items'> & { items: ReadonlyArray<ResolversTypes['SellItem']> }>;
  SellItemSubmitInput: Types.SellItemSubmitInput;
  SellItemSubmitPayload: ResolverTypeWrapper<Omit<Types.SellItemSubmitPayload, 'items'> & { items: ReadonlyArray<ResolversTypes['SellItem']> }>;
  SellItemUpdateInput: Types.SellItemUpdateInput;
  SellItemUpdatePayload: ResolverTypeWrapper<Omit<Types.SellItemUpdatePayload, 'item'> & { item?: Types.Maybe<ResolversTypes['SellItem']> }>;
  SellModel: ResolverTypeWrapper<Types.SellModel>;
  SellMove: ResolverTypeWrapper<Types.SellMove>;
  SellMoveNeed: Types.SellMoveNeed;
  SellNextAction: ResolverTypeWrapper<Types.SellNextAction>;
  SellNextActionCode: Types.SellNextActionCode;
  SellOffer: ResolverTypeWrapper<Types.SellOffer>;
  SellOfferStage: Types.SellOfferStage;
  SellPayout: ResolverTypeWrapper<Types.SellPayout>;
  SellPayoutKind: Types.SellPayoutKind;
  SellPhoto: ResolverTypeWrapper<Types.SellPhoto>;
  SellPriceStep: ResolverTypeWrapper<Types.SellPriceStep>;
  SellQuestion: ResolverTypeWrapper<Types.SellQuestion>;
  SellRange: ResolverTypeWrapper<Types.SellRange>;
  SellSenderInput: Types.SellSenderInput;
  SellShipment: ResolverTypeWrapper<Types.SellShipment>;
  SellShipmentCreateInput: Types.SellShipmentCreateInput;
  SellShipmentEvent: ResolverTypeWrapper<Types.SellShipmentEvent>;
  SellShipmentLabelEmailInput: Types.SellShipmentLabelEmailInput;
  SellShipmentLabelEmailPayload: ResolverTypeWrapper<Types.SellShipmentLabelEmailPayload>;
  SellShipmentPayload: ResolverTypeWrapper<Types.SellShipmentPayload>;
  SellStatus: Types.SellStatus;
  SellStatusCount: ResolverTypeWrapper<Types.SellStatusCount>;
  SellTerms: ResolverTypeWrapper<Types.SellTerms>;
  Shipment: ResolverTypeWrapper<ShipmentModel>;
  ShipmentEvent: ResolverTypeWrapper<Types.ShipmentEvent>;
  ShipmentStatus: Types.ShipmentStatus;
  ShippingMethod: ResolverTypeWrapper<Types.ShippingMethod>;
  ShippingMethodsEstimatePayload: ResolverTypeWrapper<Types.ShippingMethodsEstimatePayload>;
  SignInSettings: ResolverTypeWrapper<Types.SignInSettings>;
  StoreConfig: ResolverTypeWrapper<Types.StoreConfig>;
  String: ResolverTypeWrapper<Types.Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  URL: ResolverTypeWrapper<Types.Scalars['URL']['output']>;
  UrlRewriteEntityTypeEnum: Types.UrlRewriteEntityTypeEnum;
  UserError: ResolverTypeWrapper<Types.UserError>;
  WalletContact: ResolverTypeWrapper<Types.WalletContact>;
  WalletOrderPlaceInput: Types.WalletOrderPlaceInput;
  WalletOrderValidateInput: Types.WalletOrderValidateInput;
  WalletOrderValidatePayload: ResolverTypeWrapper<Types.WalletOrderValidatePayload>;
  WalletPaymentInput: Types.WalletPaymentInput;
  WalletPaymentPayload: ResolverTypeWrapper<WalletPaymentModel>;
  WalletTokenResult: ResolverTypeWrapper<Types.WalletTokenResult>;
  Wishlist: ResolverTypeWrapper<WishlistModel>;
  WishlistItem: ResolverTypeWrapper<WishlistItemModel>;
  WishlistItemAddInput: Types.WishlistItemAddInput;
  WishlistItemRemoveInput: Types.WishlistItemRemoveInput;
  WishlistPayload: ResolverTypeWrapper<WishlistPayloadModel>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddressInput: Types.AddressInput;
  Boolean: Types.Scalars['Boolean']['output'];
  Breadcrumb: Types.Breadcrumb;
  Cart: CartModel;
  CartGiftCard: Types.CartGiftCard;
  CartItemAddPayload: CartItemAddModel;
  CartLine: CartLineModel;
  CartMerge: Types.CartMerge;
  CartPayload: CartPayloadModel;
  CartTotalSegment: Types.CartTotalSegment;
  CartTotals: Types.CartTotals;
  Category: Types.Category;
  CategorySearchResult: Types.CategorySearchResult;
  CmsBlock: Types.CmsBlock;
  CmsBlocks: Types.CmsBlocks;
  CmsPage: Types.CmsPage;
  Country: Types.Country;
  CountryCode: Types.Scalars['CountryCode']['output'];
  Customer: Types.Customer;
  CustomerAddress: Types.CustomerAddress;
  CustomerAddressCreateInput: Types.CustomerAddressCreateInput;
  CustomerAddressDeleteInput: Types.CustomerAddressDeleteInput;
  CustomerAddressUpdateInput: Types.CustomerAddressUpdateInput;
  CustomerCartBillingAddressSetInput: Types.CustomerCartBillingAddressSetInput;
  CustomerCartCouponApplyInput: Types.CustomerCartCouponApplyInput;
  CustomerCartCouponRemoveInput: Types.CustomerCartCouponRemoveInput;
  CustomerCartCreateInput: Types.CustomerCartCreateInput;
  CustomerCartCreatePayload: CustomerCartCreateModel;
  CustomerCartGiftCardApplyInput: Types.CustomerCartGiftCardApplyInput;
  CustomerCartGiftCardRemoveInput: Types.CustomerCartGiftCardRemoveInput;
  CustomerCartItemAddInput: Types.CustomerCartItemAddInput;
  CustomerCartItemRemoveInput: Types.CustomerCartItemRemoveInput;
  CustomerCartMergeInput: Types.CustomerCartMergeInput;
  CustomerCartMergePayload: CustomerCartMergeModel;
  CustomerCartOrderPlaceInput: Types.CustomerCartOrderPlaceInput;
  CustomerCartPaymentInformationSetInput: Types.CustomerCartPaymentInformationSetInput;
  CustomerCartShippingInformationSetInput: Types.CustomerCartShippingInformationSetInput;
  CustomerCartShippingMethodsEstimateInput: Types.CustomerCartShippingMethodsEstimateInput;
  CustomerCreateInput: Types.CustomerCreateInput;
  CustomerDefaultAddressSetInput: Types.CustomerDefaultAddressSetInput;
  CustomerPasswordChangeInput: Types.CustomerPasswordChangeInput;
  CustomerPasswordPayload: Types.CustomerPasswordPayload;
  CustomerPasswordResetInput: Types.CustomerPasswordResetInput;
  CustomerPasswordResetRequestInput: Types.CustomerPasswordResetRequestInput;
  CustomerPayload: Types.CustomerPayload;
  CustomerReturnRequestInput: Types.CustomerReturnRequestInput;
  CustomerReturnRequestPayload: Omit<Types.CustomerReturnRequestPayload, 'orderReturn'> & { orderReturn?: Types.Maybe<ResolversParentTypes['OrderReturn']> };
  CustomerSignInInput: Types.CustomerSignInInput;
  CustomerSignInPayload: CustomerSignInModel;
  CustomerSignInWithFacebookInput: Types.CustomerSignInWithFacebookInput;
  CustomerSignInWithGoogleInput: Types.CustomerSignInWithGoogleInput;
  CustomerSignOutInput: Types.CustomerSignOutInput;
  CustomerSignOutPayload: Types.CustomerSignOutPayload;
  CustomerUpdateInput: Types.CustomerUpdateInput;
  DateTime: Types.Scalars['DateTime']['output'];
  Decimal: Types.Scalars['Decimal']['output'];
  EmailAddress: Types.Scalars['EmailAddress']['output'];
  EntityUrl: Types.EntityUrl;
  Facet: Types.Facet;
  FacetValue: Types.FacetValue;
  FilterableAttribute: Types.FilterableAttribute;
  FinancingOrderCreateInput: Types.FinancingOrderCreateInput;
  GiftCard: Types.GiftCard;
  GiftCardBalance: Types.GiftCardBalance;
  GiftCardBalanceCheckInput: Types.GiftCardBalanceCheckInput;
  GiftCardBalanceCheckPayload: Types.GiftCardBalanceCheckPayload;
  GiftCardChange: Types.GiftCardChange;
  GuestCartBillingAddressSetInput: Types.GuestCartBillingAddressSetInput;
  GuestCartCouponApplyInput: Types.GuestCartCouponApplyInput;
  GuestCartCouponRemoveInput: Types.GuestCartCouponRemoveInput;
  GuestCartCreateInput: Types.GuestCartCreateInput;
  GuestCartCreatePayload: GuestCartCreateModel;
  GuestCartGiftCardApplyInput: Types.GuestCartGiftCardApplyInput;
  GuestCartGiftCardRemoveInput: Types.GuestCartGiftCardRemoveInput;
  GuestCartItemAddInput: Types.GuestCartItemAddInput;
  GuestCartItemAddPayload: CartItemAddModel;
  GuestCartItemRemoveInput: Types.GuestCartItemRemoveInput;
  GuestCartItemRemovePayload: CartPayloadModel;
  GuestCartOrderPlaceInput: Types.GuestCartOrderPlaceInput;
  GuestCartPaymentInformationSetInput: Types.GuestCartPaymentInformationSetInput;
  GuestCartShippingInformationSetInput: Types.GuestCartShippingInformationSetInput;
  GuestCartShippingMethodsEstimateInput: Types.GuestCartShippingMethodsEstimateInput;
  GuestSellShipmentCreateInput: Types.GuestSellShipmentCreateInput;
  HTML: Types.Scalars['HTML']['output'];
  ID: Types.Scalars['ID']['output'];
  IdentityProvider: Types.IdentityProvider;
  Image: ImageModel;
  Int: Types.Scalars['Int']['output'];
  Menu: Types.Menu;
  MenuItem: Types.MenuItem;
  Money: Types.Money;
  Mutation: Record<PropertyKey, never>;
  NewsletterSubscribeInput: Types.NewsletterSubscribeInput;
  NewsletterSubscribePayload: Types.NewsletterSubscribePayload;
  NonNegativeInt: Types.Scalars['NonNegativeInt']['output'];
  Order: OrderModel;
  OrderAddress: Types.OrderAddress;
  OrderGiftCard: Types.OrderGiftCard;
  OrderItem: OrderItemModel;
  OrderList: OrderListModel;
  OrderPayment: Types.OrderPayment;
  OrderPlacePayload: OrderPlaceModel;
  OrderReturn: OrderReturnModel;
  OrderReturnItem: OrderReturnItemModel;
  OrderReturnLabel: Types.OrderReturnLabel;
  OrderTax: Types.OrderTax;
  OrderTotalSegment: Types.OrderTotalSegment;
  OrderTotals: Types.OrderTotals;
  PageHit: Types.PageHit;
  PageSearchResult: Types.PageSearchResult;
  PaymentDataInput: Types.PaymentDataInput;
  PaymentMethod: Types.PaymentMethod;
  PaymentMethodInput: Types.PaymentMethodInput;
  PaymentProvider: Types.PaymentProvider;
  PaymentSettings: Types.PaymentSettings;
  PositiveInt: Types.Scalars['PositiveInt']['output'];
  PriceAlert: PriceAlertModel;
  PriceAlertAddInput: Types.PriceAlertAddInput;
  PriceAlertAddPayload: Omit<Types.PriceAlertAddPayload, 'priceAlert'> & { priceAlert?: Types.Maybe<ResolversParentTypes['PriceAlert']> };
  PriceAlertRemoveInput: Types.PriceAlertRemoveInput;
  PriceAlertRemovePayload: Types.PriceAlertRemovePayload;
  PriceBounds: Types.PriceBounds;
  PriceRangeInput: Types.PriceRangeInput;
  Product: ProductModel;
  ProductAddress: Types.ProductAddress;
  ProductAddresses: Types.ProductAddresses;
  ProductCondition: Types.ProductCondition;
  ProductDetail: Types.ProductDetail;
  ProductFilterInput: Types.ProductFilterInput;
  ProductPrice: Types.ProductPrice;
  ProductSearchResult: Omit<Types.ProductSearchResult, 'products'> & { products: ReadonlyArray<ResolversParentTypes['Product']> };
  ProviderOrderPayload: Types.ProviderOrderPayload;
  Query: Record<PropertyKey, never>;
  Region: Types.Region;
  SavedSearch: Types.SavedSearch;
  SavedSearchAddInput: Types.SavedSearchAddInput;
  SavedSearchAddPayload: Types.SavedSearchAddPayload;
  SavedSearchRemoveInput: Types.SavedSearchRemoveInput;
  SavedSearchRemovePayload: Types.SavedSearchRemovePayload;
  SectionBlock: Types.SectionBlock;
  SellAnswer: Types.SellAnswer;
  SellAnswerInput: Types.SellAnswerInput;
  SellCommission: Types.SellCommission;
  SellCondition: Types.SellCondition;
  SellConsignment: SellConsignmentModel;
  SellContactInput: Types.SellContactInput;
  SellDesigner: Types.SellDesigner;
  SellDraft: Types.SellDraft;
  SellDraftContact: Types.SellDraftContact;
  SellDraftDeleteInput: Types.SellDraftDeleteInput;
  SellDraftDeletePayload: Types.SellDraftDeletePayload;
  SellDraftItem: Types.SellDraftItem;
  SellDraftPayload: Types.SellDraftPayload;
  SellDraftSaveInput: Types.SellDraftSaveInput;
  SellEstimate: Types.SellEstimate;
  SellHistoryEntry: Types.SellHistoryEntry;
  SellInspection: Types.SellInspection;
  SellItem: Omit<Types.SellItem, 'consignment'> & { consignment?: Types.Maybe<ResolversParentTypes['SellConsignment']> };
  SellItemDetailsInput: Types.SellItemDetailsInput;
  SellItemInput: Types.SellItemInput;
  SellItemMoveInput: Types.SellItemMoveInput;
  SellItemPage: Omit<Types.SellItemPage, 'items'> & { items: ReadonlyArray<ResolversParentTypes['SellItem']> };
  SellItemSubmitInput: Types.SellItemSubmitInput;
  SellItemSubmitPayload: Omit<Types.SellItemSubmitPayload, 'items'> & { items: ReadonlyArray<ResolversParentTypes['SellItem']> };
  SellItemUpdateInput: Types.SellItemUpdateInput;
  SellItemUpdatePayload: Omit<Types.SellItemUpdatePayload, 'item'> & { item?: Types.Maybe<ResolversParentTypes['SellItem']> };
  SellModel: Types.SellModel;
  SellMove: Types.SellMove;
  SellNextAction: Types.SellNextAction;
  SellOffer: Types.SellOffer;
  SellPayout: Types.SellPayout;
  SellPhoto: Types.SellPhoto;
  SellPriceStep: Types.SellPriceStep;
  SellQuestion: Types.SellQuestion;
  SellRange: Types.SellRange;
  SellSenderInput: Types.SellSenderInput;
  SellShipment: Types.SellShipment;
  SellShipmentCreateInput: Types.SellShipmentCreateInput;
  SellShipmentEvent: Types.SellShipmentEvent;
  SellShipmentLabelEmailInput: Types.SellShipmentLabelEmailInput;
  SellShipmentLabelEmailPayload: Types.SellShipmentLabelEmailPayload;
  SellShipmentPayload: Types.SellShipmentPayload;
  SellStatusCount: Types.SellStatusCount;
  SellTerms: Types.SellTerms;
  Shipment: ShipmentModel;
  ShipmentEvent: Types.ShipmentEvent;
  ShippingMethod: Types.ShippingMethod;
  ShippingMethodsEstimatePayload: Types.ShippingMethodsEstimatePayload;
  SignInSettings: Types.SignInSettings;
  StoreConfig: Types.StoreConfig;
  String: Types.Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  URL: Types.Scalars['URL']['output'];
  UserError: Types.UserError;
  WalletContact: Types.WalletContact;
  WalletOrderPlaceInput: Types.WalletOrderPlaceInput;
  WalletOrderValidateInput: Types.WalletOrderValidateInput;
  WalletOrderValidatePayload: Types.WalletOrderValidatePayload;
  WalletPaymentInput: Types.WalletPaymentInput;
  WalletPaymentPayload: WalletPaymentModel;
  WalletTokenResult: Types.WalletTokenResult;
  Wishlist: WishlistModel;
  WishlistItem: WishlistItemModel;
  WishlistItemAddInput: Types.WishlistItemAddInput;
  WishlistItemRemoveInput: Types.WishlistItemRemoveInput;
  WishlistPayload: WishlistPayloadModel;
};

export type BreadcrumbResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Breadcrumb'] = ResolversParentTypes['Breadcrumb']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVirtual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['CartLine']>, ParentType, ContextType>;
  paymentMethods?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['PaymentMethod']>>, ParentType, ContextType>;
  shippingMethods?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['ShippingMethod']>>, ParentType, ContextType>;
  totalQuantity?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  totals?: Resolver<Types.Maybe<ResolversTypes['CartTotals']>, ParentType, ContextType>;
};

export type CartGiftCardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CartGiftCard'] = ResolversParentTypes['CartGiftCard']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartItemAddPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CartItemAddPayload'] = ResolversParentTypes['CartItemAddPayload']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  line?: Resolver<Types.Maybe<ResolversTypes['CartLine']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CartLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CartLine'] = ResolversParentTypes['CartLine']> = {
  availability?: Resolver<ResolversTypes['CartLineAvailability'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  productType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['PositiveInt'], ParentType, ContextType>;
  quoteId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  thumbnailUrl?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type CartMergeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CartMerge'] = ResolversParentTypes['CartMerge']> = {
  dropped?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  duplicate?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  kept?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CartPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CartPayload'] = ResolversParentTypes['CartPayload']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CartTotalSegmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CartTotalSegment'] = ResolversParentTypes['CartTotalSegment']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CartTotalsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CartTotals'] = ResolversParentTypes['CartTotals']> = {
  couponCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  giftCards?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['CartGiftCard']>>, ParentType, ContextType>;
  grandTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  segments?: Resolver<ReadonlyArray<ResolversTypes['CartTotalSegment']>, ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subtotalInclTax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  breadcrumbs?: Resolver<ReadonlyArray<ResolversTypes['Breadcrumb']>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDesigner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type CategorySearchResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CategorySearchResult'] = ResolversParentTypes['CategorySearchResult']> = {
  categories?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type CmsBlockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CmsBlock'] = ResolversParentTypes['CmsBlock']> = {
  content?: Resolver<Types.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  headerContent?: Resolver<Types.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  identifier?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CmsBlocksResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CmsBlocks'] = ResolversParentTypes['CmsBlocks']> = {
  items?: Resolver<Types.Maybe<ReadonlyArray<Types.Maybe<ResolversTypes['CmsBlock']>>>, ParentType, ContextType>;
};

export type CmsPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CmsPage'] = ResolversParentTypes['CmsPage']> = {
  content?: Resolver<Types.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  contentHeading?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  identifier?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaDescription?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaKeywords?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaTitle?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageLayout?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urlKey?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CountryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  code3?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  regions?: Resolver<ReadonlyArray<ResolversTypes['Region']>, ParentType, ContextType>;
};

export interface CountryCodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CountryCode'], any> {
  name: 'CountryCode';
}

export type CustomerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  addresses?: Resolver<ReadonlyArray<ResolversTypes['CustomerAddress']>, ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSubscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerAddressResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerAddress'] = ResolversParentTypes['CustomerAddress']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefaultBilling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDefaultShipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line2?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regionCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regionId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CustomerCartCreatePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerCartCreatePayload'] = ResolversParentTypes['CustomerCartCreatePayload']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CustomerCartMergePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerCartMergePayload'] = ResolversParentTypes['CustomerCartMergePayload']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  merge?: Resolver<Types.Maybe<ResolversTypes['CartMerge']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CustomerPasswordPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerPasswordPayload'] = ResolversParentTypes['CustomerPasswordPayload']> = {
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CustomerPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerPayload'] = ResolversParentTypes['CustomerPayload']> = {
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CustomerReturnRequestPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerReturnRequestPayload'] = ResolversParentTypes['CustomerReturnRequestPayload']> = {
  orderReturn?: Resolver<Types.Maybe<ResolversTypes['OrderReturn']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CustomerSignInPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerSignInPayload'] = ResolversParentTypes['CustomerSignInPayload']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  merge?: Resolver<Types.Maybe<ResolversTypes['CartMerge']>, ParentType, ContextType>;
  token?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CustomerSignOutPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerSignOutPayload'] = ResolversParentTypes['CustomerSignOutPayload']> = {
  isSignedOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export interface EmailAddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EmailAddress'], any> {
  name: 'EmailAddress';
}

export type EntityUrlResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EntityUrl'] = ResolversParentTypes['EntityUrl']> = {
  canonicalUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  redirectCode?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  relativeUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['UrlRewriteEntityTypeEnum']>, ParentType, ContextType>;
};

export type FacetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Facet'] = ResolversParentTypes['Facet']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['PositiveInt'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['FacetValue']>, ParentType, ContextType>;
};

export type FacetValueResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FacetValue'] = ResolversParentTypes['FacetValue']> = {
  count?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  isApplied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDisabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FilterableAttributeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FilterableAttribute'] = ResolversParentTypes['FilterableAttribute']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['PositiveInt'], ParentType, ContextType>;
};

export type GiftCardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GiftCard'] = ResolversParentTypes['GiftCard']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  history?: Resolver<ReadonlyArray<ResolversTypes['GiftCardChange']>, ParentType, ContextType>;
  initial?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type GiftCardBalanceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GiftCardBalance'] = ResolversParentTypes['GiftCardBalance']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  initial?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type GiftCardBalanceCheckPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GiftCardBalanceCheckPayload'] = ResolversParentTypes['GiftCardBalanceCheckPayload']> = {
  giftCard?: Resolver<Types.Maybe<ResolversTypes['GiftCardBalance']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type GiftCardChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GiftCardChange'] = ResolversParentTypes['GiftCardChange']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  orderNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['GiftCardChangeReason']>, ParentType, ContextType>;
};

export type GuestCartCreatePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GuestCartCreatePayload'] = ResolversParentTypes['GuestCartCreatePayload']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type GuestCartItemAddPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GuestCartItemAddPayload'] = ResolversParentTypes['GuestCartItemAddPayload']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  line?: Resolver<Types.Maybe<ResolversTypes['CartLine']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type GuestCartItemRemovePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GuestCartItemRemovePayload'] = ResolversParentTypes['GuestCartItemRemovePayload']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface HtmlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['HTML'], any> {
  name: 'HTML';
}

export type IdentityProviderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['IdentityProvider'] = ResolversParentTypes['IdentityProvider']> = {
  authorizeUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  clientId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['IdentityProviderName'], ParentType, ContextType>;
  responseType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['PositiveInt'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType, RequireFields<Types.ImageUrlArgs, 'size'>>;
};

export type MenuResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Menu'] = ResolversParentTypes['Menu']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['MenuItem']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MenuItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MenuItem'] = ResolversParentTypes['MenuItem']> = {
  children?: Resolver<ReadonlyArray<ResolversTypes['MenuItem']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isGroup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  link?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sidebarHtml?: Resolver<Types.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  customerAddressCreate?: Resolver<ResolversTypes['CustomerPayload'], ParentType, ContextType, RequireFields<Types.MutationCustomerAddressCreateArgs, 'input'>>;
  customerAddressDelete?: Resolver<ResolversTypes['CustomerPayload'], ParentType, ContextType, RequireFields<Types.MutationCustomerAddressDeleteArgs, 'input'>>;
  customerAddressUpdate?: Resolver<ResolversTypes['CustomerPayload'], ParentType, ContextType, RequireFields<Types.MutationCustomerAddressUpdateArgs, 'input'>>;
  customerCartBillingAddressSet?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Types.MutationCustomerCartBillingAddressSetArgs, 'input'>>;
  customerCartCouponApply?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Types.MutationCustomerCartCouponApplyArgs, 'input'>>;
  customerCartCouponRemove?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, Partial<Types.MutationCustomerCartCouponRemoveArgs>>;
  customerCartCreate?: Resolver<ResolversTypes['CustomerCartCreatePayload'], ParentType, ContextType, Partial<Types.MutationCustomerCartCreateArgs>>;
  customerCartGiftCardApply?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Types.MutationCustomerCartGiftCardApplyArgs, 'input'>>;
  customerCartGiftCardRemove?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Types.MutationCustomerCartGiftCardRemoveArgs, 'input'>>;
  customerCartItemAdd?: Resolver<ResolversTypes['CartItemAddPayload'], ParentType, ContextType, RequireFields<Types.MutationCustomerCartItemAddArgs, 'input'>>;
  customerCartItemRemove?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Types.MutationCustomerCartItemRemoveArgs, 'input'>>;
  customerCartMerge?: Resolver<ResolversTypes['CustomerCartMergePayload'], ParentType, ContextType, RequireFields<Types.MutationCustomerCartMergeArgs, 'input'>>;
  customerCartOrderPlace?: Resolver<ResolversTypes['OrderPlacePayload'], ParentType, ContextType, RequireFields<Types.MutationCustomerCartOrderPlaceArgs, 'input'>>;
  customerCartPaymentInformationSet?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Types.MutationCustomerCartPaymentInformationSetArgs, 'input'>>;
  customerCartShippingInformationSet?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Types.MutationCustomerCartShippingInformationSetArgs, 'input'>>;
  customerCartShippingMethodsEstimate?: Resolver<ResolversTypes['ShippingMethodsEstimatePayload'], ParentType, ContextType, RequireFields<Types.MutationCustomerCartShippingMethodsEstimateArgs, 'input'>>;
  customerCreate?: Resolver<ResolversTypes['CustomerPayload'], ParentType, ContextType, RequireFields<Types.MutationCustomerCreateArgs, 'input'>>;
  customerDefaultAddressSet?: Resolver<ResolversTypes['CustomerPayload'], ParentType, ContextType, RequireFields<Types.MutationCustomerDefaultAddressSetArgs, 'input'>>;
  customerPasswordChange?: Resolver<ResolversTypes['CustomerPasswordPayload'], ParentType, ContextType, RequireFields<Types.MutationCustomerPasswordChangeArgs, 'input'>>;
  customerPasswordReset?: Resolver<ResolversTypes['CustomerPasswordPayload'], ParentType, ContextType, RequireFields<Types.MutationCustomerPasswordResetArgs, 'input'>>;
  customerPasswordResetRequest?: Resolver<ResolversTypes['CustomerPasswordPayload'], ParentType, ContextType, RequireFields<Types.MutationCustomerPasswordResetRequestArgs, 'input'>>;
  customerReturnRequest?: Resolver<ResolversTypes['CustomerReturnRequestPayload'], ParentType, ContextType, RequireFields<Types.MutationCustomerReturnRequestArgs, 'input'>>;
  customerSignIn?: Resolver<ResolversTypes['CustomerSignInPayload'], ParentType, ContextType, RequireFields<Types.MutationCustomerSignInArgs, 'input'>>;
  customerSignInWithFacebook?: Resolver<ResolversTypes['CustomerSignInPayload'], ParentType, ContextType, RequireFields<Types.MutationCustomerSignInWithFacebookArgs, 'input'>>;
  customerSignInWithGoogle?: Resolver<ResolversTypes['CustomerSignInPayload'], ParentType, ContextType, RequireFields<Types.MutationCustomerSignInWithGoogleArgs, 'input'>>;
  customerSignOut?: Resolver<ResolversTypes['CustomerSignOutPayload'], ParentType, ContextType, Partial<Types.MutationCustomerSignOutArgs>>;
  customerUpdate?: Resolver<ResolversTypes['CustomerPayload'], ParentType, ContextType, RequireFields<Types.MutationCustomerUpdateArgs, 'input'>>;
  financingOrderCreate?: Resolver<ResolversTypes['ProviderOrderPayload'], ParentType, ContextType, RequireFields<Types.MutationFinancingOrderCreateArgs, 'input'>>;
  giftCardBalanceCheck?: Resolver<ResolversTypes['GiftCardBalanceCheckPayload'], ParentType, ContextType, RequireFields<Types.MutationGiftCardBalanceCheckArgs, 'input'>>;
  guestCartBillingAddressSet?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Types.MutationGuestCartBillingAddressSetArgs, 'input'>>;
  guestCartCouponApply?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Types.MutationGuestCartCouponApplyArgs, 'input'>>;
  guestCartCouponRemove?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Types.MutationGuestCartCouponRemoveArgs, 'input'>>;
  guestCartCreate?: Resolver<ResolversTypes['GuestCartCreatePayload'], ParentType, ContextType, Partial<Types.MutationGuestCartCreateArgs>>;
  guestCartGiftCardApply?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Types.MutationGuestCartGiftCardApplyArgs, 'input'>>;
  guestCartGiftCardRemove?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Types.MutationGuestCartGiftCardRemoveArgs, 'input'>>;
  guestCartItemAdd?: Resolver<ResolversTypes['GuestCartItemAddPayload'], ParentType, ContextType, RequireFields<Types.MutationGuestCartItemAddArgs, 'input'>>;
  guestCartItemRemove?: Resolver<ResolversTypes['GuestCartItemRemovePayload'], ParentType, ContextType, RequireFields<Types.MutationGuestCartItemRemoveArgs, 'input'>>;
  guestCartOrderPlace?: Resolver<ResolversTypes['OrderPlacePayload'], ParentType, ContextType, RequireFields<Types.MutationGuestCartOrderPlaceArgs, 'input'>>;
  guestCartPaymentInformationSet?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Types.MutationGuestCartPaymentInformationSetArgs, 'input'>>;
  guestCartShippingInformationSet?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<Types.MutationGuestCartShippingInformationSetArgs, 'input'>>;
  guestCartShippingMethodsEstimate?: Resolver<ResolversTypes['ShippingMethodsEstimatePayload'], ParentType, ContextType, RequireFields<Types.MutationGuestCartShippingMethodsEstimateArgs, 'input'>>;
  guestSellShipmentCreate?: Resolver<ResolversTypes['SellShipmentPayload'], ParentType, ContextType, RequireFields<Types.MutationGuestSellShipmentCreateArgs, 'input'>>;
  newsletterSubscribe?: Resolver<ResolversTypes['NewsletterSubscribePayload'], ParentType, ContextType, RequireFields<Types.MutationNewsletterSubscribeArgs, 'input'>>;
  priceAlertAdd?: Resolver<ResolversTypes['PriceAlertAddPayload'], ParentType, ContextType, RequireFields<Types.MutationPriceAlertAddArgs, 'input'>>;
  priceAlertRemove?: Resolver<ResolversTypes['PriceAlertRemovePayload'], ParentType, ContextType, RequireFields<Types.MutationPriceAlertRemoveArgs, 'input'>>;
  savedSearchAdd?: Resolver<ResolversTypes['SavedSearchAddPayload'], ParentType, ContextType, RequireFields<Types.MutationSavedSearchAddArgs, 'input'>>;
  savedSearchRemove?: Resolver<ResolversTypes['SavedSearchRemovePayload'], ParentType, ContextType, RequireFields<Types.MutationSavedSearchRemoveArgs, 'input'>>;
  sellDraftDelete?: Resolver<ResolversTypes['SellDraftDeletePayload'], ParentType, ContextType, RequireFields<Types.MutationSellDraftDeleteArgs, 'input'>>;
  sellDraftSave?: Resolver<ResolversTypes['SellDraftPayload'], ParentType, ContextType, RequireFields<Types.MutationSellDraftSaveArgs, 'input'>>;
  sellItemSubmit?: Resolver<ResolversTypes['SellItemSubmitPayload'], ParentType, ContextType, RequireFields<Types.MutationSellItemSubmitArgs, 'input'>>;
  sellItemUpdate?: Resolver<ResolversTypes['SellItemUpdatePayload'], ParentType, ContextType, RequireFields<Types.MutationSellItemUpdateArgs, 'input'>>;
  sellShipmentCreate?: Resolver<ResolversTypes['SellShipmentPayload'], ParentType, ContextType, RequireFields<Types.MutationSellShipmentCreateArgs, 'input'>>;
  sellShipmentLabelEmail?: Resolver<ResolversTypes['SellShipmentLabelEmailPayload'], ParentType, ContextType, RequireFields<Types.MutationSellShipmentLabelEmailArgs, 'input'>>;
  walletOrderPlace?: Resolver<ResolversTypes['ProviderOrderPayload'], ParentType, ContextType, RequireFields<Types.MutationWalletOrderPlaceArgs, 'input'>>;
  walletOrderValidate?: Resolver<ResolversTypes['WalletOrderValidatePayload'], ParentType, ContextType, RequireFields<Types.MutationWalletOrderValidateArgs, 'input'>>;
  walletPaymentAuthorize?: Resolver<ResolversTypes['WalletPaymentPayload'], ParentType, ContextType, RequireFields<Types.MutationWalletPaymentAuthorizeArgs, 'input'>>;
  walletPaymentCapture?: Resolver<ResolversTypes['WalletPaymentPayload'], ParentType, ContextType, RequireFields<Types.MutationWalletPaymentCaptureArgs, 'input'>>;
  wishlistItemAdd?: Resolver<ResolversTypes['WishlistPayload'], ParentType, ContextType, RequireFields<Types.MutationWishlistItemAddArgs, 'input'>>;
  wishlistItemRemove?: Resolver<ResolversTypes['WishlistPayload'], ParentType, ContextType, RequireFields<Types.MutationWishlistItemRemoveArgs, 'input'>>;
};

export type NewsletterSubscribePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NewsletterSubscribePayload'] = ResolversParentTypes['NewsletterSubscribePayload']> = {
  isSubscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface NonNegativeIntScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['NonNegativeInt'], any> {
  name: 'NonNegativeInt';
}

export type OrderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  billingAddress?: Resolver<Types.Maybe<ResolversTypes['OrderAddress']>, ParentType, ContextType>;
  couponCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  giftCards?: Resolver<ReadonlyArray<ResolversTypes['OrderGiftCard']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment?: Resolver<Types.Maybe<ResolversTypes['OrderPayment']>, ParentType, ContextType>;
  returnFee?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  returnableUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  shipments?: Resolver<ReadonlyArray<ResolversTypes['Shipment']>, ParentType, ContextType>;
  shippingAddress?: Resolver<Types.Maybe<ResolversTypes['OrderAddress']>, ParentType, ContextType>;
  shippingMethod?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Types.Maybe<ResolversTypes['OrderState']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxes?: Resolver<ReadonlyArray<ResolversTypes['OrderTax']>, ParentType, ContextType>;
  totalQuantity?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['OrderTotals'], ParentType, ContextType>;
};

export type OrderAddressResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderAddress'] = ResolversParentTypes['OrderAddress']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line1?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  line2?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regionCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderGiftCardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderGiftCard'] = ResolversParentTypes['OrderGiftCard']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  priceInclTax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  productType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  quantityCanceled?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  quantityRefunded?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  quantityShipped?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  rowTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxPercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type OrderListResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderList'] = ResolversParentTypes['OrderList']> = {
  orders?: Resolver<ReadonlyArray<ResolversTypes['Order']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PositiveInt'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type OrderPaymentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderPayment'] = ResolversParentTypes['OrderPayment']> = {
  cardLast4?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderPlacePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderPlacePayload'] = ResolversParentTypes['OrderPlacePayload']> = {
  isPlaced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orderId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OrderReturnResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderReturn'] = ResolversParentTypes['OrderReturn']> = {
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['OrderReturnItem']>, ParentType, ContextType>;
  itemsAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refund?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['OrderReturnStatus']>, ParentType, ContextType>;
  trackNumber?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  updatedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OrderReturnItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderReturnItem'] = ResolversParentTypes['OrderReturnItem']> = {
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type OrderReturnLabelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderReturnLabel'] = ResolversParentTypes['OrderReturnLabel']> = {
  carrier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  trackNumber?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type OrderTaxResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderTax'] = ResolversParentTypes['OrderTax']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  percent?: Resolver<Types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderTotalSegmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderTotalSegment'] = ResolversParentTypes['OrderTotalSegment']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OrderTotalsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderTotals'] = ResolversParentTypes['OrderTotals']> = {
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  due?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  grandTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  segments?: Resolver<ReadonlyArray<ResolversTypes['OrderTotalSegment']>, ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PageHitResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageHit'] = ResolversParentTypes['PageHit']> = {
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageSearchResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageSearchResult'] = ResolversParentTypes['PageSearchResult']> = {
  pages?: Resolver<ReadonlyArray<ResolversTypes['PageHit']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentProviderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentProvider'] = ResolversParentTypes['PaymentProvider']> = {
  adapter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  methodCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pageUrl?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type PaymentSettingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentSettings'] = ResolversParentTypes['PaymentSettings']> = {
  card?: Resolver<Types.Maybe<ResolversTypes['PaymentProvider']>, ParentType, ContextType>;
  financing?: Resolver<Types.Maybe<ResolversTypes['PaymentProvider']>, ParentType, ContextType>;
  wallet?: Resolver<Types.Maybe<ResolversTypes['PaymentProvider']>, ParentType, ContextType>;
};

export interface PositiveIntScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['PositiveInt'], any> {
  name: 'PositiveInt';
}

export type PriceAlertResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PriceAlert'] = ResolversParentTypes['PriceAlert']> = {
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  droppedBy?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isInStock?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notifiedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  notifiedPrice?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  priceWhenAdded?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PriceAlertAddPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PriceAlertAddPayload'] = ResolversParentTypes['PriceAlertAddPayload']> = {
  priceAlert?: Resolver<Types.Maybe<ResolversTypes['PriceAlert']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PriceAlertRemovePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PriceAlertRemovePayload'] = ResolversParentTypes['PriceAlertRemovePayload']> = {
  removedId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PriceBoundsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PriceBounds'] = ResolversParentTypes['PriceBounds']> = {
  max?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  authenticityCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  availability?: Resolver<ResolversTypes['ProductAvailability'], ParentType, ContextType>;
  categoryIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  color?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  condition?: Resolver<Types.Maybe<ResolversTypes['ProductCondition']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  designer?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  designerPath?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  details?: Resolver<ReadonlyArray<ResolversTypes['ProductDetail']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  images?: Resolver<ReadonlyArray<ResolversTypes['Image']>, ParentType, ContextType>;
  isExoticMaterial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSalable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  material?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  materialType?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  model?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['ProductPrice']>, ParentType, ContextType>;
  productionYear?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quoteId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  related?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<Types.ProductRelatedArgs, 'count'>>;
  shoeSize?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subcategories?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  topCategories?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  typeId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  urlKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductAddressResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductAddress'] = ResolversParentTypes['ProductAddress']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductAddressesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductAddresses'] = ResolversParentTypes['ProductAddresses']> = {
  addresses?: Resolver<ReadonlyArray<ResolversTypes['ProductAddress']>, ParentType, ContextType>;
  pages?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProductConditionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductCondition'] = ResolversParentTypes['ProductCondition']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exterior?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  interior?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductDetailResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductDetail'] = ResolversParentTypes['ProductDetail']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductPriceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductPrice'] = ResolversParentTypes['ProductPrice']> = {
  current?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discountPercent?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  former?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  msrp?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type ProductSearchResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductSearchResult'] = ResolversParentTypes['ProductSearchResult']> = {
  facets?: Resolver<ReadonlyArray<ResolversTypes['Facet']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PositiveInt'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['PositiveInt'], ParentType, ContextType>;
  priceBounds?: Resolver<Types.Maybe<ResolversTypes['PriceBounds']>, ParentType, ContextType>;
  products?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  sort?: Resolver<ResolversTypes['ProductSort'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type ProviderOrderPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProviderOrderPayload'] = ResolversParentTypes['ProviderOrderPayload']> = {
  isPlaced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orderId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  captchaChallenge?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<Types.Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<Types.QueryCategoryArgs, 'id'>>;
  categorySearch?: Resolver<ResolversTypes['CategorySearchResult'], ParentType, ContextType, RequireFields<Types.QueryCategorySearchArgs, 'count' | 'term'>>;
  cmsBlocks?: Resolver<Types.Maybe<ResolversTypes['CmsBlocks']>, ParentType, ContextType, Partial<Types.QueryCmsBlocksArgs>>;
  cmsPage?: Resolver<Types.Maybe<ResolversTypes['CmsPage']>, ParentType, ContextType, Partial<Types.QueryCmsPageArgs>>;
  countries?: Resolver<ReadonlyArray<ResolversTypes['Country']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  customerCart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  customerOrder?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<Types.QueryCustomerOrderArgs, 'id'>>;
  customerOrders?: Resolver<ResolversTypes['OrderList'], ParentType, ContextType, RequireFields<Types.QueryCustomerOrdersArgs, 'page' | 'pageSize'>>;
  customerReturn?: Resolver<Types.Maybe<ResolversTypes['OrderReturn']>, ParentType, ContextType, RequireFields<Types.QueryCustomerReturnArgs, 'id'>>;
  customerReturnLabel?: Resolver<Types.Maybe<ResolversTypes['OrderReturnLabel']>, ParentType, ContextType, RequireFields<Types.QueryCustomerReturnLabelArgs, 'id'>>;
  customerReturns?: Resolver<ReadonlyArray<ResolversTypes['OrderReturn']>, ParentType, ContextType>;
  filterableAttributes?: Resolver<ReadonlyArray<ResolversTypes['FilterableAttribute']>, ParentType, ContextType>;
  giftCards?: Resolver<ReadonlyArray<ResolversTypes['GiftCard']>, ParentType, ContextType>;
  guestCart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType, RequireFields<Types.QueryGuestCartArgs, 'cartId'>>;
  guestOrder?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<Types.QueryGuestOrderArgs, 'lastName' | 'orderNumber' | 'postalCode'>>;
  menu?: Resolver<Types.Maybe<ResolversTypes['Menu']>, ParentType, ContextType>;
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<Types.QueryOrderArgs, 'id'>>;
  pageSearch?: Resolver<ResolversTypes['PageSearchResult'], ParentType, ContextType, RequireFields<Types.QueryPageSearchArgs, 'count' | 'term'>>;
  paymentSettings?: Resolver<ResolversTypes['PaymentSettings'], ParentType, ContextType>;
  priceAlerts?: Resolver<ReadonlyArray<ResolversTypes['PriceAlert']>, ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<Types.QueryProductArgs, 'sku'>>;
  productAddresses?: Resolver<ResolversTypes['ProductAddresses'], ParentType, ContextType, RequireFields<Types.QueryProductAddressesArgs, 'page'>>;
  productById?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<Types.QueryProductByIdArgs, 'id'>>;
  productSearch?: Resolver<ResolversTypes['ProductSearchResult'], ParentType, ContextType, RequireFields<Types.QueryProductSearchArgs, 'includeSold' | 'page' | 'pageSize'>>;
  savedSearches?: Resolver<ReadonlyArray<ResolversTypes['SavedSearch']>, ParentType, ContextType>;
  sectionBlocks?: Resolver<ReadonlyArray<ResolversTypes['SectionBlock']>, ParentType, ContextType, RequireFields<Types.QuerySectionBlocksArgs, 'identifiers'>>;
  sellDesigners?: Resolver<ReadonlyArray<ResolversTypes['SellDesigner']>, ParentType, ContextType>;
  sellDraft?: Resolver<Types.Maybe<ResolversTypes['SellDraft']>, ParentType, ContextType, RequireFields<Types.QuerySellDraftArgs, 'id'>>;
  sellDrafts?: Resolver<ReadonlyArray<ResolversTypes['SellDraft']>, ParentType, ContextType>;
  sellEstimate?: Resolver<Types.Maybe<ResolversTypes['SellEstimate']>, ParentType, ContextType, RequireFields<Types.QuerySellEstimateArgs, 'condition' | 'designer' | 'model'>>;
  sellItem?: Resolver<Types.Maybe<ResolversTypes['SellItem']>, ParentType, ContextType, RequireFields<Types.QuerySellItemArgs, 'id'>>;
  sellItemFilters?: Resolver<ReadonlyArray<ResolversTypes['SellStatusCount']>, ParentType, ContextType>;
  sellItems?: Resolver<ResolversTypes['SellItemPage'], ParentType, ContextType, RequireFields<Types.QuerySellItemsArgs, 'filters' | 'itemsPerPage' | 'page'>>;
  sellPayouts?: Resolver<ResolversTypes['SellItemPage'], ParentType, ContextType, RequireFields<Types.QuerySellPayoutsArgs, 'itemsPerPage' | 'page'>>;
  sellTerms?: Resolver<ResolversTypes['SellTerms'], ParentType, ContextType>;
  shipmentTracking?: Resolver<Types.Maybe<ResolversTypes['Shipment']>, ParentType, ContextType, RequireFields<Types.QueryShipmentTrackingArgs, 'trackNumber'>>;
  signInSettings?: Resolver<ResolversTypes['SignInSettings'], ParentType, ContextType>;
  storeConfig?: Resolver<Types.Maybe<ResolversTypes['StoreConfig']>, ParentType, ContextType>;
  urlResolver?: Resolver<Types.Maybe<ResolversTypes['EntityUrl']>, ParentType, ContextType, RequireFields<Types.QueryUrlResolverArgs, 'url'>>;
  walletCheckoutToken?: Resolver<ResolversTypes['WalletTokenResult'], ParentType, ContextType, RequireFields<Types.QueryWalletCheckoutTokenArgs, 'cartId'>>;
  walletCustomerToken?: Resolver<ResolversTypes['WalletTokenResult'], ParentType, ContextType>;
  walletPaypalToken?: Resolver<ResolversTypes['WalletTokenResult'], ParentType, ContextType, RequireFields<Types.QueryWalletPaypalTokenArgs, 'cartId'>>;
  wishlist?: Resolver<Types.Maybe<ResolversTypes['Wishlist']>, ParentType, ContextType>;
};

export type RegionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Region'] = ResolversParentTypes['Region']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SavedSearchResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SavedSearch'] = ResolversParentTypes['SavedSearch']> = {
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SavedSearchAddPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SavedSearchAddPayload'] = ResolversParentTypes['SavedSearchAddPayload']> = {
  savedSearch?: Resolver<Types.Maybe<ResolversTypes['SavedSearch']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SavedSearchRemovePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SavedSearchRemovePayload'] = ResolversParentTypes['SavedSearchRemovePayload']> = {
  removedId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SectionBlockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SectionBlock'] = ResolversParentTypes['SectionBlock']> = {
  content?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  identifier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SellAnswerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellAnswer'] = ResolversParentTypes['SellAnswer']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  part?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SellCommissionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellCommission'] = ResolversParentTypes['SellCommission']> = {
  below?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SellConditionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellCondition'] = ResolversParentTypes['SellCondition']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SellConsignmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellConsignment'] = ResolversParentTypes['SellConsignment']> = {
  listedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  priceSchedule?: Resolver<ReadonlyArray<ResolversTypes['SellPriceStep']>, ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  sku?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  soldPrice?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type SellDesignerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellDesigner'] = ResolversParentTypes['SellDesigner']> = {
  categories?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  models?: Resolver<ReadonlyArray<ResolversTypes['SellModel']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SellDraftResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellDraft'] = ResolversParentTypes['SellDraft']> = {
  contact?: Resolver<Types.Maybe<ResolversTypes['SellDraftContact']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['SellDraftItem']>, ParentType, ContextType>;
  step?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SellDraftContactResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellDraftContact'] = ResolversParentTypes['SellDraftContact']> = {
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preferred?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SellDraftDeletePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellDraftDeletePayload'] = ResolversParentTypes['SellDraftDeletePayload']> = {
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SellDraftItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellDraftItem'] = ResolversParentTypes['SellDraftItem']> = {
  answers?: Resolver<ReadonlyArray<ResolversTypes['SellAnswer']>, ParentType, ContextType>;
  askingPrice?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  category?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  color?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  condition?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  designer?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  extras?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  material?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  model?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photos?: Resolver<ReadonlyArray<ResolversTypes['SellPhoto']>, ParentType, ContextType>;
  size?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SellDraftPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellDraftPayload'] = ResolversParentTypes['SellDraftPayload']> = {
  draft?: Resolver<Types.Maybe<ResolversTypes['SellDraft']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SellEstimateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellEstimate'] = ResolversParentTypes['SellEstimate']> = {
  cash?: Resolver<ResolversTypes['SellRange'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  condition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  consign?: Resolver<ResolversTypes['SellRange'], ParentType, ContextType>;
  designer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resale?: Resolver<ResolversTypes['SellRange'], ParentType, ContextType>;
  storeCredit?: Resolver<ResolversTypes['SellRange'], ParentType, ContextType>;
  typicalDaysToSell?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SellHistoryEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellHistoryEntry'] = ResolversParentTypes['SellHistoryEntry']> = {
  actor?: Resolver<ResolversTypes['SellActor'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  from?: Resolver<Types.Maybe<ResolversTypes['SellStatus']>, ParentType, ContextType>;
  move?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SellStatus'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SellInspectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellInspection'] = ResolversParentTypes['SellInspection']> = {
  answers?: Resolver<ReadonlyArray<ResolversTypes['SellAnswer']>, ParentType, ContextType>;
  condition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SellItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellItem'] = ResolversParentTypes['SellItem']> = {
  allowedActions?: Resolver<ReadonlyArray<ResolversTypes['SellAction']>, ParentType, ContextType>;
  answers?: Resolver<ReadonlyArray<ResolversTypes['SellAnswer']>, ParentType, ContextType>;
  askingPrice?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  condition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  consignment?: Resolver<Types.Maybe<ResolversTypes['SellConsignment']>, ParentType, ContextType>;
  counterPrice?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currentOffer?: Resolver<Types.Maybe<ResolversTypes['SellOffer']>, ParentType, ContextType>;
  designer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  extras?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  history?: Resolver<ReadonlyArray<ResolversTypes['SellHistoryEntry']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inspection?: Resolver<Types.Maybe<ResolversTypes['SellInspection']>, ParentType, ContextType>;
  material?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  moves?: Resolver<ReadonlyArray<ResolversTypes['SellMove']>, ParentType, ContextType>;
  nextAction?: Resolver<Types.Maybe<ResolversTypes['SellNextAction']>, ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offers?: Resolver<ReadonlyArray<ResolversTypes['SellOffer']>, ParentType, ContextType>;
  payout?: Resolver<Types.Maybe<ResolversTypes['SellPayout']>, ParentType, ContextType>;
  photos?: Resolver<ReadonlyArray<ResolversTypes['SellPhoto']>, ParentType, ContextType>;
  quoteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shipCode?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  shipment?: Resolver<Types.Maybe<ResolversTypes['SellShipment']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SellStatus'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  submissionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SellItemPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellItemPage'] = ResolversParentTypes['SellItemPage']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['SellItem']>, ParentType, ContextType>;
  itemsPerPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PositiveInt'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type SellItemSubmitPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellItemSubmitPayload'] = ResolversParentTypes['SellItemSubmitPayload']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['SellItem']>, ParentType, ContextType>;
  submissionId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SellItemUpdatePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellItemUpdatePayload'] = ResolversParentTypes['SellItemUpdatePayload']> = {
  item?: Resolver<Types.Maybe<ResolversTypes['SellItem']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SellModelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellModel'] = ResolversParentTypes['SellModel']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SellMoveResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellMove'] = ResolversParentTypes['SellMove']> = {
  action?: Resolver<ResolversTypes['SellAction'], ParentType, ContextType>;
  needs?: Resolver<Types.Maybe<ResolversTypes['SellMoveNeed']>, ParentType, ContextType>;
  payouts?: Resolver<ReadonlyArray<ResolversTypes['SellPayoutKind']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SellStatus'], ParentType, ContextType>;
};

export type SellNextActionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellNextAction'] = ResolversParentTypes['SellNextAction']> = {
  code?: Resolver<ResolversTypes['SellNextActionCode'], ParentType, ContextType>;
  until?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SellOfferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellOffer'] = ResolversParentTypes['SellOffer']> = {
  cash?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  consignPrice?: Resolver<ResolversTypes['SellRange'], ParentType, ContextType>;
  consignReceive?: Resolver<ResolversTypes['SellRange'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['SellOfferStage'], ParentType, ContextType>;
  storeCredit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type SellPayoutResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellPayout'] = ResolversParentTypes['SellPayout']> = {
  amount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SellPayoutKind'], ParentType, ContextType>;
  paidAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SellPhotoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellPhoto'] = ResolversParentTypes['SellPhoto']> = {
  height?: Resolver<ResolversTypes['PositiveInt'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['PositiveInt'], ParentType, ContextType>;
};

export type SellPriceStepResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellPriceStep'] = ResolversParentTypes['SellPriceStep']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  receive?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type SellQuestionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellQuestion'] = ResolversParentTypes['SellQuestion']> = {
  answers?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  part?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SellRangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellRange'] = ResolversParentTypes['SellRange']> = {
  high?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type SellShipmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellShipment'] = ResolversParentTypes['SellShipment']> = {
  carrier?: Resolver<ResolversTypes['SellCarrier'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  events?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['SellShipmentEvent']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  insuredValue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  itemIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  labelPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingNumber?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SellShipmentEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellShipmentEvent'] = ResolversParentTypes['SellShipmentEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SellShipmentLabelEmailPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellShipmentLabelEmailPayload'] = ResolversParentTypes['SellShipmentLabelEmailPayload']> = {
  isSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SellShipmentPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellShipmentPayload'] = ResolversParentTypes['SellShipmentPayload']> = {
  shipment?: Resolver<Types.Maybe<ResolversTypes['SellShipment']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SellStatusCountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellStatusCount'] = ResolversParentTypes['SellStatusCount']> = {
  count?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SellStatus'], ParentType, ContextType>;
};

export type SellTermsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellTerms'] = ResolversParentTypes['SellTerms']> = {
  categories?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  commission?: Resolver<ReadonlyArray<ResolversTypes['SellCommission']>, ParentType, ContextType>;
  conditions?: Resolver<ReadonlyArray<ResolversTypes['SellCondition']>, ParentType, ContextType>;
  extras?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  offerDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questions?: Resolver<ReadonlyArray<ResolversTypes['SellQuestion']>, ParentType, ContextType>;
  shipDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  storeCreditBonusPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShipmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Shipment'] = ResolversParentTypes['Shipment']> = {
  carrier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  carrierCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  events?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['ShipmentEvent']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['ShipmentStatus']>, ParentType, ContextType>;
  trackNumber?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ShipmentEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ShipmentEvent'] = ResolversParentTypes['ShipmentEvent']> = {
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  location?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['ShipmentStatus']>, ParentType, ContextType>;
};

export type ShippingMethodResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ShippingMethod'] = ResolversParentTypes['ShippingMethod']> = {
  carrierCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  carrierTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  methodCode?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  methodTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  priceInclTax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ShippingMethodsEstimatePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ShippingMethodsEstimatePayload'] = ResolversParentTypes['ShippingMethodsEstimatePayload']> = {
  shippingMethods?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['ShippingMethod']>>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SignInSettingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignInSettings'] = ResolversParentTypes['SignInSettings']> = {
  captcha?: Resolver<ResolversTypes['CaptchaKind'], ParentType, ContextType>;
  captchaSiteKey?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  providers?: Resolver<ReadonlyArray<ResolversTypes['IdentityProvider']>, ParentType, ContextType>;
};

export type StoreConfigResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StoreConfig'] = ResolversParentTypes['StoreConfig']> = {
  baseCurrencyCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  copyright?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultTitle?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  headerLogoSrc?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locale?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logoAlt?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logoHeight?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  logoWidth?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  storeCode?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  storeName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  sellItemChanged?: SubscriptionResolver<ResolversTypes['SellItem'], "sellItemChanged", ParentType, ContextType, Partial<Types.SubscriptionSellItemChangedArgs>>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UserErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  field?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WalletContactResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WalletContact'] = ResolversParentTypes['WalletContact']> = {
  city?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Types.Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  firstName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  line1?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  line2?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regionCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WalletOrderValidatePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WalletOrderValidatePayload'] = ResolversParentTypes['WalletOrderValidatePayload']> = {
  isValid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WalletPaymentPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WalletPaymentPayload'] = ResolversParentTypes['WalletPaymentPayload']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  contact?: Resolver<Types.Maybe<ResolversTypes['WalletContact']>, ParentType, ContextType>;
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WalletTokenResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WalletTokenResult'] = ResolversParentTypes['WalletTokenResult']> = {
  token?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WishlistResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Wishlist'] = ResolversParentTypes['Wishlist']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['WishlistItem']>, ParentType, ContextType>;
  itemsCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
};

export type WishlistItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WishlistItem'] = ResolversParentTypes['WishlistItem']> = {
  addedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type WishlistPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WishlistPayload'] = ResolversParentTypes['WishlistPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  wishlist?: Resolver<Types.Maybe<ResolversTypes['Wishlist']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  Breadcrumb?: BreadcrumbResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartGiftCard?: CartGiftCardResolvers<ContextType>;
  CartItemAddPayload?: CartItemAddPayloadResolvers<ContextType>;
  CartLine?: CartLineResolvers<ContextType>;
  CartMerge?: CartMergeResolvers<ContextType>;
  CartPayload?: CartPayloadResolvers<ContextType>;
  CartTotalSegment?: CartTotalSegmentResolvers<ContextType>;
  CartTotals?: CartTotalsResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CategorySearchResult?: CategorySearchResultResolvers<ContextType>;
  CmsBlock?: CmsBlockResolvers<ContextType>;
  CmsBlocks?: CmsBlocksResolvers<ContextType>;
  CmsPage?: CmsPageResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CountryCode?: GraphQLScalarType;
  Customer?: CustomerResolvers<ContextType>;
  CustomerAddress?: CustomerAddressResolvers<ContextType>;
  CustomerCartCreatePayload?: CustomerCartCreatePayloadResolvers<ContextType>;
  CustomerCartMergePayload?: CustomerCartMergePayloadResolvers<ContextType>;
  CustomerPasswordPayload?: CustomerPasswordPayloadResolvers<ContextType>;
  CustomerPayload?: CustomerPayloadResolvers<ContextType>;
  CustomerReturnRequestPayload?: CustomerReturnRequestPayloadResolvers<ContextType>;
  CustomerSignInPayload?: CustomerSignInPayloadResolvers<ContextType>;
  CustomerSignOutPayload?: CustomerSignOutPayloadResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  EmailAddress?: GraphQLScalarType;
  EntityUrl?: EntityUrlResolvers<ContextType>;
  Facet?: FacetResolvers<ContextType>;
  FacetValue?: FacetValueResolvers<ContextType>;
  FilterableAttribute?: FilterableAttributeResolvers<ContextType>;
  GiftCard?: GiftCardResolvers<ContextType>;
  GiftCardBalance?: GiftCardBalanceResolvers<ContextType>;
  GiftCardBalanceCheckPayload?: GiftCardBalanceCheckPayloadResolvers<ContextType>;
  GiftCardChange?: GiftCardChangeResolvers<ContextType>;
  GuestCartCreatePayload?: GuestCartCreatePayloadResolvers<ContextType>;
  GuestCartItemAddPayload?: GuestCartItemAddPayloadResolvers<ContextType>;
  GuestCartItemRemovePayload?: GuestCartItemRemovePayloadResolvers<ContextType>;
  HTML?: GraphQLScalarType;
  IdentityProvider?: IdentityProviderResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  Menu?: MenuResolvers<ContextType>;
  MenuItem?: MenuItemResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NewsletterSubscribePayload?: NewsletterSubscribePayloadResolvers<ContextType>;
  NonNegativeInt?: GraphQLScalarType;
  Order?: OrderResolvers<ContextType>;
  OrderAddress?: OrderAddressResolvers<ContextType>;
  OrderGiftCard?: OrderGiftCardResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  OrderList?: OrderListResolvers<ContextType>;
  OrderPayment?: OrderPaymentResolvers<ContextType>;
  OrderPlacePayload?: OrderPlacePayloadResolvers<ContextType>;
  OrderReturn?: OrderReturnResolvers<ContextType>;
  OrderReturnItem?: OrderReturnItemResolvers<ContextType>;
  OrderReturnLabel?: OrderReturnLabelResolvers<ContextType>;
  OrderTax?: OrderTaxResolvers<ContextType>;
  OrderTotalSegment?: OrderTotalSegmentResolvers<ContextType>;
  OrderTotals?: OrderTotalsResolvers<ContextType>;
  PageHit?: PageHitResolvers<ContextType>;
  PageSearchResult?: PageSearchResultResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  PaymentProvider?: PaymentProviderResolvers<ContextType>;
  PaymentSettings?: PaymentSettingsResolvers<ContextType>;
  PositiveInt?: GraphQLScalarType;
  PriceAlert?: PriceAlertResolvers<ContextType>;
  PriceAlertAddPayload?: PriceAlertAddPayloadResolvers<ContextType>;
  PriceAlertRemovePayload?: PriceAlertRemovePayloadResolvers<ContextType>;
  PriceBounds?: PriceBoundsResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductAddress?: ProductAddressResolvers<ContextType>;
  ProductAddresses?: ProductAddressesResolvers<ContextType>;
  ProductCondition?: ProductConditionResolvers<ContextType>;
  ProductDetail?: ProductDetailResolvers<ContextType>;
  ProductPrice?: ProductPriceResolvers<ContextType>;
  ProductSearchResult?: ProductSearchResultResolvers<ContextType>;
  ProviderOrderPayload?: ProviderOrderPayloadResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Region?: RegionResolvers<ContextType>;
  SavedSearch?: SavedSearchResolvers<ContextType>;
  SavedSearchAddPayload?: SavedSearchAddPayloadResolvers<ContextType>;
  SavedSearchRemovePayload?: SavedSearchRemovePayloadResolvers<ContextType>;
  SectionBlock?: SectionBlockResolvers<ContextType>;
  SellAnswer?: SellAnswerResolvers<ContextType>;
  SellCommission?: SellCommissionResolvers<ContextType>;
  SellCondition?: SellConditionResolvers<ContextType>;
  SellConsignment?: SellConsignmentResolvers<ContextType>;
  SellDesigner?: SellDesignerResolvers<ContextType>;
  SellDraft?: SellDraftResolvers<ContextType>;
  SellDraftContact?: SellDraftContactResolvers<ContextType>;
  SellDraftDeletePayload?: SellDraftDeletePayloadResolvers<ContextType>;
  SellDraftItem?: SellDraftItemResolvers<ContextType>;
  SellDraftPayload?: SellDraftPayloadResolvers<ContextType>;
  SellEstimate?: SellEstimateResolvers<ContextType>;
  SellHistoryEntry?: SellHistoryEntryResolvers<ContextType>;
  SellInspection?: SellInspectionResolvers<ContextType>;
  SellItem?: SellItemResolvers<ContextType>;
  SellItemPage?: SellItemPageResolvers<ContextType>;
  SellItemSubmitPayload?: SellItemSubmitPayloadResolvers<ContextType>;
  SellItemUpdatePayload?: SellItemUpdatePayloadResolvers<ContextType>;
  SellModel?: SellModelResolvers<ContextType>;
  SellMove?: SellMoveResolvers<ContextType>;
  SellNextAction?: SellNextActionResolvers<ContextType>;
  SellOffer?: SellOfferResolvers<ContextType>;
  SellPayout?: SellPayoutResolvers<ContextType>;
  SellPhoto?: SellPhotoResolvers<ContextType>;
  SellPriceStep?: SellPriceStepResolvers<ContextType>;
  SellQuestion?: SellQuestionResolvers<ContextType>;
  SellRange?: SellRangeResolvers<ContextType>;
  SellShipment?: SellShipmentResolvers<ContextType>;
  SellShipmentEvent?: SellShipmentEventResolvers<ContextType>;
  SellShipmentLabelEmailPayload?: SellShipmentLabelEmailPayloadResolvers<ContextType>;
  SellShipmentPayload?: SellShipmentPayloadResolvers<ContextType>;
  SellStatusCount?: SellStatusCountResolvers<ContextType>;
  SellTerms?: SellTermsResolvers<ContextType>;
  Shipment?: ShipmentResolvers<ContextType>;
  ShipmentEvent?: ShipmentEventResolvers<ContextType>;
  ShippingMethod?: ShippingMethodResolvers<ContextType>;
  ShippingMethodsEstimatePayload?: ShippingMethodsEstimatePayloadResolvers<ContextType>;
  SignInSettings?: SignInSettingsResolvers<ContextType>;
  StoreConfig?: StoreConfigResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  URL?: GraphQLScalarType;
  UserError?: UserErrorResolvers<ContextType>;
  WalletContact?: WalletContactResolvers<ContextType>;
  WalletOrderValidatePayload?: WalletOrderValidatePayloadResolvers<ContextType>;
  WalletPaymentPayload?: WalletPaymentPayloadResolvers<ContextType>;
  WalletTokenResult?: WalletTokenResultResolvers<ContextType>;
  Wishlist?: WishlistResolvers<ContextType>;
  WishlistItem?: WishlistItemResolvers<ContextType>;
  WishlistPayload?: WishlistPayloadResolvers<ContextType>;
};

