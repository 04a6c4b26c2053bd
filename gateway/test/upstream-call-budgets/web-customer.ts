import type { Budget } from './budget.ts';

const READ = 'the write; the current account, which the write updates';
const ADDRESS = {
  firstName: 'Ann',
  lastName: 'Lee',
  line1: '1 Main St',
  city: 'Los Angeles',
  region: 'California',
  regionId: '12',
  regionCode: 'CA',
  postalCode: '90001',
  country: 'US',
  phone: '555-0100',
};

/** An operation of the signed-in customer's own pages. */
function own(
  calls: readonly [commerce: number, search: number],
  why: string,
  variables?: Budget['variables'],
): Budget {
  const [commerce, search] = calls;
  return { isCustomer: true, commerce, search, why, ...(variables ? { variables } : {}) };
}

const ALERTS = 'the account, whose id the alerts need; the alerts';
const FAVORITE = 'the account, whose id the write needs; the write; the favorites';

/** The operations of the account's pages, and of selling. */
export const CUSTOMER_BUDGETS: Readonly<Record<string, Budget>> = {
  AddressBook: own([1, 0], 'the account'),
  CreateAddress: own([2, 0], READ, () => ({ input: { address: ADDRESS } })),
  ReadFavorites: own([1, 0], 'the favorites'),
  FavoritesRoute: own([1, 1], 'the favorites; their products in one call'),
  FavoriteDrops: own([2, 0], ALERTS),
  AddFavorite: own([3, 0], FAVORITE, ({ product }) => ({ input: { productId: product.id } })),
  RemoveFavorite: own([3, 0], FAVORITE, ({ product }) => ({ input: { productId: product.id } })),
  GiftCards: own([1, 0], 'the cards'),
  CheckGiftCardBalance: {
    ...own([1, 0], 'the card'),
    prepare: async ({ giftCard }) => ({ variables: { input: { code: giftCard() } } }),
  },
  OrderRoute: own([1, 1], 'the order; its products in one call', ({ orderId }) => ({
    id: orderId,
  })),
  OrdersList: own([1, 1], 'a page of orders; their products in one call', () => ({ page: 1 })),
  Overview: own([5, 0], 'the account; the last order; cards; searches; alerts', () => ({
    orders: true,
    giftCards: true,
    alerts: true,
    searches: true,
  })),
  PriceAlerts: own([2, 0], ALERTS),
  CreatePriceAlert: own([1, 0], 'the write', ({ product }) => ({ input: { sku: product.sku } })),
  Profile: own([1, 0], 'the account'),
  UpdateProfile: own([2, 0], READ, () => ({ input: { firstName: 'Ann' } })),
  ReturnableOrder: own(
    [2, 1],
    'the order; its returns; its products in one call',
    ({ orderId }) => ({ id: orderId }),
  ),
  ReturnsList: own([1, 0], 'the returns'),
  SavedSearches: own([1, 0], 'the searches'),
  CreateSavedSearch: own([1, 0], 'the write', () => ({
    input: { name: 'Bags', query: '/search?term=bag' },
  })),
  SellDrafts: own([1, 0], 'the drafts'),
  SaveSellDraft: own([1, 0], 'the write', () => ({ input: { items: [{ designer: 'Chanel' }] } })),
  SellItemList: own(
    [4, 0],
    'a page of items; the counts per status; the counts to ship and in transit, which are totals of lists',
    () => ({ page: 1, filters: [] }),
  ),
  SellPayouts: own([1, 0], 'the items with a payout'),
  SellShipped: own([1, 0], 'the items in transit'),
  SellItemsAwaitingShipment: own([2, 0], 'the items to ship; the account, for its address'),
};
