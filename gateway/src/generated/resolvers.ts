import type * as Types from './types.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ProductModel, ImageModel } from '../domains/catalog/models.ts';
import type { CartModel, CartLineModel, GuestCartCreateModel, GuestCartItemAddModel, GuestCartItemRemoveModel } from '../domains/cart/models.ts';
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
  Boolean: ResolverTypeWrapper<Types.Scalars['Boolean']['output']>;
  Breadcrumb: ResolverTypeWrapper<Types.Breadcrumb>;
  Cart: ResolverTypeWrapper<CartModel>;
  CartLine: ResolverTypeWrapper<CartLineModel>;
  CartLineAvailability: Types.CartLineAvailability;
  CartTotalSegment: ResolverTypeWrapper<Types.CartTotalSegment>;
  CartTotals: ResolverTypeWrapper<Types.CartTotals>;
  Category: ResolverTypeWrapper<Types.Category>;
  CategorySearchResult: ResolverTypeWrapper<Types.CategorySearchResult>;
  CmsBlock: ResolverTypeWrapper<Types.CmsBlock>;
  CmsBlocks: ResolverTypeWrapper<Types.CmsBlocks>;
  CmsPage: ResolverTypeWrapper<Types.CmsPage>;
  Country: ResolverTypeWrapper<Types.Country>;
  CurrencyCode: Types.CurrencyCode;
  DateTime: ResolverTypeWrapper<Types.Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Types.Scalars['Decimal']['output']>;
  EntityUrl: ResolverTypeWrapper<Types.EntityUrl>;
  ErrorCode: Types.ErrorCode;
  Facet: ResolverTypeWrapper<Types.Facet>;
  FacetValue: ResolverTypeWrapper<Types.FacetValue>;
  FilterableAttribute: ResolverTypeWrapper<Types.FilterableAttribute>;
  GuestCartCreateInput: Types.GuestCartCreateInput;
  GuestCartCreatePayload: ResolverTypeWrapper<GuestCartCreateModel>;
  GuestCartItemAddInput: Types.GuestCartItemAddInput;
  GuestCartItemAddPayload: ResolverTypeWrapper<GuestCartItemAddModel>;
  GuestCartItemRemoveInput: Types.GuestCartItemRemoveInput;
  GuestCartItemRemovePayload: ResolverTypeWrapper<GuestCartItemRemoveModel>;
  HTML: ResolverTypeWrapper<Types.Scalars['HTML']['output']>;
  ID: ResolverTypeWrapper<Types.Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<ImageModel>;
  ImageSize: Types.ImageSize;
  Int: ResolverTypeWrapper<Types.Scalars['Int']['output']>;
  Menu: ResolverTypeWrapper<Types.Menu>;
  MenuItem: ResolverTypeWrapper<Types.MenuItem>;
  Money: ResolverTypeWrapper<Types.Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PageHit: ResolverTypeWrapper<Types.PageHit>;
  PageSearchResult: ResolverTypeWrapper<Types.PageSearchResult>;
  PaymentMethod: ResolverTypeWrapper<Types.PaymentMethod>;
  PriceBounds: ResolverTypeWrapper<Types.PriceBounds>;
  PriceRangeInput: Types.PriceRangeInput;
  Product: ResolverTypeWrapper<ProductModel>;
  ProductAvailability: Types.ProductAvailability;
  ProductCondition: ResolverTypeWrapper<Types.ProductCondition>;
  ProductDetail: ResolverTypeWrapper<Types.ProductDetail>;
  ProductFilterInput: Types.ProductFilterInput;
  ProductPrice: ResolverTypeWrapper<Types.ProductPrice>;
  ProductSearchResult: ResolverTypeWrapper<Omit<Types.ProductSearchResult, 'products'> & { products: ReadonlyArray<ResolversTypes['Product']> }>;
  ProductSort: Types.ProductSort;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Region: ResolverTypeWrapper<Types.Region>;
  SectionBlock: ResolverTypeWrapper<Types.SectionBlock>;
  StoreConfig: ResolverTypeWrapper<Types.StoreConfig>;
  String: ResolverTypeWrapper<Types.Scalars['String']['output']>;
  URL: ResolverTypeWrapper<Types.Scalars['URL']['output']>;
  UrlRewriteEntityTypeEnum: Types.UrlRewriteEntityTypeEnum;
  UserError: ResolverTypeWrapper<Types.UserError>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Boolean: Types.Scalars['Boolean']['output'];
  Breadcrumb: Types.Breadcrumb;
  Cart: CartModel;
  CartLine: CartLineModel;
  CartTotalSegment: Types.CartTotalSegment;
  CartTotals: Types.CartTotals;
  Category: Types.Category;
  CategorySearchResult: Types.CategorySearchResult;
  CmsBlock: Types.CmsBlock;
  CmsBlocks: Types.CmsBlocks;
  CmsPage: Types.CmsPage;
  Country: Types.Country;
  DateTime: Types.Scalars['DateTime']['output'];
  Decimal: Types.Scalars['Decimal']['output'];
  EntityUrl: Types.EntityUrl;
  Facet: Types.Facet;
  FacetValue: Types.FacetValue;
  FilterableAttribute: Types.FilterableAttribute;
  GuestCartCreateInput: Types.GuestCartCreateInput;
  GuestCartCreatePayload: GuestCartCreateModel;
  GuestCartItemAddInput: Types.GuestCartItemAddInput;
  GuestCartItemAddPayload: GuestCartItemAddModel;
  GuestCartItemRemoveInput: Types.GuestCartItemRemoveInput;
  GuestCartItemRemovePayload: GuestCartItemRemoveModel;
  HTML: Types.Scalars['HTML']['output'];
  ID: Types.Scalars['ID']['output'];
  Image: ImageModel;
  Int: Types.Scalars['Int']['output'];
  Menu: Types.Menu;
  MenuItem: Types.MenuItem;
  Money: Types.Money;
  Mutation: Record<PropertyKey, never>;
  PageHit: Types.PageHit;
  PageSearchResult: Types.PageSearchResult;
  PaymentMethod: Types.PaymentMethod;
  PriceBounds: Types.PriceBounds;
  PriceRangeInput: Types.PriceRangeInput;
  Product: ProductModel;
  ProductCondition: Types.ProductCondition;
  ProductDetail: Types.ProductDetail;
  ProductFilterInput: Types.ProductFilterInput;
  ProductPrice: Types.ProductPrice;
  ProductSearchResult: Omit<Types.ProductSearchResult, 'products'> & { products: ReadonlyArray<ResolversParentTypes['Product']> };
  Query: Record<PropertyKey, never>;
  Region: Types.Region;
  SectionBlock: Types.SectionBlock;
  StoreConfig: Types.StoreConfig;
  String: Types.Scalars['String']['output'];
  URL: Types.Scalars['URL']['output'];
  UserError: Types.UserError;
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
  totalQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<Types.Maybe<ResolversTypes['CartTotals']>, ParentType, ContextType>;
};

export type CartLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CartLine'] = ResolversParentTypes['CartLine']> = {
  availability?: Resolver<ResolversTypes['CartLineAvailability'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  productType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quoteId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  thumbnailUrl?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type CartTotalSegmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CartTotalSegment'] = ResolversParentTypes['CartTotalSegment']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CartTotalsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CartTotals'] = ResolversParentTypes['CartTotals']> = {
  couponCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
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
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CategorySearchResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CategorySearchResult'] = ResolversParentTypes['CategorySearchResult']> = {
  categories?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
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
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['FacetValue']>, ParentType, ContextType>;
};

export type FacetValueResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FacetValue'] = ResolversParentTypes['FacetValue']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isApplied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDisabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FilterableAttributeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FilterableAttribute'] = ResolversParentTypes['FilterableAttribute']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type ImageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  guestCartCreate?: Resolver<ResolversTypes['GuestCartCreatePayload'], ParentType, ContextType, Partial<Types.MutationGuestCartCreateArgs>>;
  guestCartItemAdd?: Resolver<ResolversTypes['GuestCartItemAddPayload'], ParentType, ContextType, RequireFields<Types.MutationGuestCartItemAddArgs, 'input'>>;
  guestCartItemRemove?: Resolver<ResolversTypes['GuestCartItemRemovePayload'], ParentType, ContextType, RequireFields<Types.MutationGuestCartItemRemoveArgs, 'input'>>;
};

export type PageHitResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageHit'] = ResolversParentTypes['PageHit']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageSearchResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageSearchResult'] = ResolversParentTypes['PageSearchResult']> = {
  pages?: Resolver<ReadonlyArray<ResolversTypes['PageHit']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  related?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<Types.ProductRelatedArgs, 'count'>>;
  shoeSize?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subcategories?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  topCategories?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  typeId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  urlKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  msrp?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type ProductSearchResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductSearchResult'] = ResolversParentTypes['ProductSearchResult']> = {
  facets?: Resolver<ReadonlyArray<ResolversTypes['Facet']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priceBounds?: Resolver<Types.Maybe<ResolversTypes['PriceBounds']>, ParentType, ContextType>;
  products?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  sort?: Resolver<ResolversTypes['ProductSort'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  category?: Resolver<Types.Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<Types.QueryCategoryArgs, 'id'>>;
  categorySearch?: Resolver<ResolversTypes['CategorySearchResult'], ParentType, ContextType, RequireFields<Types.QueryCategorySearchArgs, 'count' | 'term'>>;
  cmsBlocks?: Resolver<Types.Maybe<ResolversTypes['CmsBlocks']>, ParentType, ContextType, Partial<Types.QueryCmsBlocksArgs>>;
  cmsPage?: Resolver<Types.Maybe<ResolversTypes['CmsPage']>, ParentType, ContextType, Partial<Types.QueryCmsPageArgs>>;
  countries?: Resolver<ReadonlyArray<ResolversTypes['Country']>, ParentType, ContextType>;
  filterableAttributes?: Resolver<ReadonlyArray<ResolversTypes['FilterableAttribute']>, ParentType, ContextType>;
  guestCart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType, RequireFields<Types.QueryGuestCartArgs, 'cartId'>>;
  menu?: Resolver<Types.Maybe<ResolversTypes['Menu']>, ParentType, ContextType>;
  pageSearch?: Resolver<ResolversTypes['PageSearchResult'], ParentType, ContextType, RequireFields<Types.QueryPageSearchArgs, 'count' | 'term'>>;
  product?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<Types.QueryProductArgs, 'sku'>>;
  productById?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<Types.QueryProductByIdArgs, 'id'>>;
  productSearch?: Resolver<ResolversTypes['ProductSearchResult'], ParentType, ContextType, RequireFields<Types.QueryProductSearchArgs, 'includeSold' | 'page' | 'pageSize'>>;
  sectionBlocks?: Resolver<ReadonlyArray<ResolversTypes['SectionBlock']>, ParentType, ContextType, RequireFields<Types.QuerySectionBlocksArgs, 'identifiers'>>;
  storeConfig?: Resolver<Types.Maybe<ResolversTypes['StoreConfig']>, ParentType, ContextType>;
  urlResolver?: Resolver<Types.Maybe<ResolversTypes['EntityUrl']>, ParentType, ContextType, RequireFields<Types.QueryUrlResolverArgs, 'url'>>;
};

export type RegionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Region'] = ResolversParentTypes['Region']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SectionBlockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SectionBlock'] = ResolversParentTypes['SectionBlock']> = {
  content?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  identifier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UserErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  field?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  Breadcrumb?: BreadcrumbResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartLine?: CartLineResolvers<ContextType>;
  CartTotalSegment?: CartTotalSegmentResolvers<ContextType>;
  CartTotals?: CartTotalsResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CategorySearchResult?: CategorySearchResultResolvers<ContextType>;
  CmsBlock?: CmsBlockResolvers<ContextType>;
  CmsBlocks?: CmsBlocksResolvers<ContextType>;
  CmsPage?: CmsPageResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  EntityUrl?: EntityUrlResolvers<ContextType>;
  Facet?: FacetResolvers<ContextType>;
  FacetValue?: FacetValueResolvers<ContextType>;
  FilterableAttribute?: FilterableAttributeResolvers<ContextType>;
  GuestCartCreatePayload?: GuestCartCreatePayloadResolvers<ContextType>;
  GuestCartItemAddPayload?: GuestCartItemAddPayloadResolvers<ContextType>;
  GuestCartItemRemovePayload?: GuestCartItemRemovePayloadResolvers<ContextType>;
  HTML?: GraphQLScalarType;
  Image?: ImageResolvers<ContextType>;
  Menu?: MenuResolvers<ContextType>;
  MenuItem?: MenuItemResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PageHit?: PageHitResolvers<ContextType>;
  PageSearchResult?: PageSearchResultResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  PriceBounds?: PriceBoundsResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductCondition?: ProductConditionResolvers<ContextType>;
  ProductDetail?: ProductDetailResolvers<ContextType>;
  ProductPrice?: ProductPriceResolvers<ContextType>;
  ProductSearchResult?: ProductSearchResultResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Region?: RegionResolvers<ContextType>;
  SectionBlock?: SectionBlockResolvers<ContextType>;
  StoreConfig?: StoreConfigResolvers<ContextType>;
  URL?: GraphQLScalarType;
  UserError?: UserErrorResolvers<ContextType>;
};

