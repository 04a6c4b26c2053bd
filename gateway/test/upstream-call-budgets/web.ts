import type { Budget } from './budget.ts';
import { ACCOUNT_BUDGETS } from './web-account.ts';
import { CART_BUDGETS, CHECKOUT_BUDGETS } from './web-cart.ts';
import { CUSTOMER_BUDGETS } from './web-customer.ts';
import { ORDER_BUDGETS } from './web-orders.ts';

/** The budget of each operation of the web app. */
export const WEB_BUDGETS: Readonly<Record<string, Budget>> = {
  CategoryListing: {
    variables: ({ categoryId }) => ({ categoryId, includeSold: false, page: 1 }),
    commerce: 0,
    search: 3,
    why: 'the filterable attributes, cached for a minute; page and facets in one call; the category by id',
  },
  SearchListing: {
    variables: () => ({ term: 'bag', includeSold: false, page: 1 }),
    commerce: 0,
    search: 2,
    why: 'the filterable attributes, cached for a minute; then page and facets in one call',
  },
  ListingFilterCodes: { commerce: 0, search: 1, why: 'the filterable attributes' },
  SearchSuggestions: {
    variables: () => ({ term: 'bag' }),
    commerce: 0,
    search: 1,
    why: 'products, categories and pages in one call',
  },
  SearchDesigners: { commerce: 0, search: 1, why: 'one query' },
  OurDesignersRoute: { commerce: 0, search: 1, why: 'one query' },
  ProductPage: {
    variables: ({ product }) => ({ id: product.id }),
    commerce: 0,
    search: 2,
    why: 'the product; then its related products, which its record lists',
  },
  CatchAllRoute: {
    variables: ({ product }) => ({ path: product.path }),
    commerce: 1,
    search: 0,
    why: 'the URL',
  },
  CatchAllRoutePage: { variables: () => ({ id: 1 }), commerce: 1, search: 0, why: 'the page' },
  HomeRoute: {
    variables: ({ categoryId }) => ({ newIn: categoryId }),
    commerce: 1,
    search: 1,
    why: 'blocks and pages in one call; products in one call',
  },
  SellOptions: { commerce: 2, search: 0, why: 'the designers; the terms' },
  SellLandingPage: { commerce: 1, search: 0, why: 'the page' },
  SellItemEstimate: {
    variables: () => ({
      designer: 'Chanel',
      model: 'Classic Double Flap Medium',
      condition: 'good',
    }),
    commerce: 1,
    search: 0,
    why: 'the estimate',
  },
  HomeCategories: { commerce: 0, search: 1, why: 'categories and designers in one call' },
  RootMenu: { commerce: 1, search: 0, why: 'the menu' },
  RootContent: { commerce: 1, search: 0, why: 'configuration and blocks in one call' },
  CreateAccount: {
    variables: () => ({
      input: {
        email: 'new@example.test',
        firstName: 'Bea',
        lastName: 'Lee',
        password: 'Passw0rd!23',
        isSubscribed: false,
      },
    }),
    commerce: 1,
    search: 0,
    why: 'the write',
  },
  RequestPasswordReset: {
    variables: () => ({ input: { email: 'nobody@example.test' } }),
    commerce: 1,
    search: 0,
    why: 'the write',
  },
  SignInSettings: { commerce: 0, search: 0, why: 'the gateway’s own settings' },
  CaptchaChallenge: { commerce: 0, search: 0, why: 'the gateway’s own challenge' },
  SignInWithPassword: {
    variables: ({ account }) => ({ input: account }),
    commerce: 2,
    search: 0,
    why: 'the token; the account',
  },
  SignedInCustomer: { isCustomer: true, commerce: 1, search: 0, why: 'the account' },
  PriceAlertSkus: {
    isCustomer: true,
    commerce: 2,
    search: 0,
    why: 'the account, whose id the alerts need; the alerts',
  },
  ConditionBlock: {
    variables: () => ({ identifier: 'product_details_condition_handbags' }),
    commerce: 1,
    search: 0,
    why: 'the block',
  },
  NewsletterSignUp: {
    variables: () => ({ input: { email: 'news@example.test' } }),
    commerce: 1,
    search: 0,
    why: 'the write',
  },
  SitemapIndex: {
    commerce: 0,
    search: 4,
    why: 'the pages, counted in four steps',
  },
  SitemapProducts: {
    variables: () => ({ page: 1 }),
    commerce: 0,
    search: 1,
    why: 'one range of ids',
  },
  SitemapPages: { commerce: 0, search: 1, why: 'categories and pages in one call' },
  BlogRoute: { commerce: 1, search: 1, why: 'the introduction; the posts' },
  ListingNames: { commerce: 0, search: 1, why: 'designers and kinds in one call' },
  SuggestedTerm: {
    variables: () => ({ term: 'bag' }),
    commerce: 0,
    search: 1,
    why: 'one query',
  },
  ...CART_BUDGETS,
  ...CHECKOUT_BUDGETS,
  ...ORDER_BUDGETS,
  ...ACCOUNT_BUDGETS,
  ...CUSTOMER_BUDGETS,
};
