type Reasons = Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;

/** Entries that cannot be compared, by file and reason; the numbers are their places in it. */
export const notComparable: Reasons = {
  's02-customer-and-orders': {
    'numbers and tokens of the recorded orders': [19, 21, 50, 56],
  },
  's07-tokens': { 'half an hour passes': [69] },
  's11-graphql-transport': {
    'other goods': [28, 48],
    'the recording is cut': [65],
  },
  's13-cart-and-catalogue-changes': {
    'the staff reads coupons and stock items over REST, which is not offered': [105, 113],
  },
  's14-cms': {
    'the staff changes content over REST, which is not offered': [40, 41, 43, 44, 52, 53],
    'pages and widgets of the recorded shop': [62, 63, 66, 67, 68],
  },
};

/** Entries that STOCK=1 answers otherwise, by file and reason. */
export const differences: Reasons = {
  's01-store-config': { 'fields of storeConfig that nobody reads': [0, 1] },
  's02-customer-and-orders': {
    'fields stand in another order': [1],
    'the parcels of an order are sent whole, and its papers are not kept': [46],
    'orders are cancelled by the staff': [57],
  },
  's03-wishlist': {
    'a hidden product is not counted until the list is read again': [17],
    'lists are changed by adding and removing alone': [43, 44],
    'the list of a customer without one has null items, which the gateway reads': [47, 48],
  },
  's07-tokens': {
    'a token made in the second of a revocation outlives it': [19, 20, 21],
    'a guest cart is made for whoever asks': [33],
    'wrong passwords of other calls are not counted': [58, 80],
  },
  's11-graphql-transport': {
    'no sort is as good as null': [27],
    'products and categories are read from the search service': [44],
  },
  's13-cart-and-catalogue-changes': {
    'a saved product touches no cart': [5],
    'totals are never stale: a product that is gone counts no more': [14, 15, 22, 41],
    'a cart remembers where its shipping address came from': [33],
    'coupons are not counted': [109],
    'an order takes its piece at once, without a reservation': [114, 115, 116],
  },
  's14-cms': { 'there is no cache of results': [26] },
};

/** The places that the reasons of a file name. */
export function placesIn(reasons: Reasons, file: string): readonly number[] {
  return Object.values(reasons[file] ?? {}).flat();
}
