type Reasons = Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;

/** Entries that cannot be compared, by file and reason; the numbers are their places in it. */
export const notComparable: Reasons = {
  's02-customer-and-orders': {
    'numbers and tokens of the recorded orders': [19, 21, 50, 56],
  },
  's04-graphql-cart': {
    'carts are changed over REST alone (decision 0024)': [
      0, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 27, 30, 31, 32, 36, 37, 38, 39, 40, 41, 43, 44, 46, 47, 49,
      50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72,
    ],
    'these changes are seen later': [28, 29, 33, 34, 35, 42, 45, 48],
  },
  's06-virtual-with-option': {
    'the cart was changed in between': [22],
    'the options of products are not stored, and no mutation adds them': [3, 4, 5, 6, 20],
  },
  's07-tokens': { 'half an hour passes': [69] },
  's08-pictures': {
    'other goods': [0, 2],
    'the staff reads pictures over REST, which is not offered': [1],
    'the web server before Magento serves originals': [5, 6, 7, 9, 10],
  },
  's09-admin-rest-indexer': {
    'other goods': [
      0, 1, 2, 4, 5, 6, 7, 11, 12, 13, 14, 16, 17, 19, 20, 24, 25, 29, 30, 31, 32, 33, 34, 35, 37,
      38, 40, 53, 56, 59, 60, 75, 78, 80,
    ],
    'the staff reads stock items and single pages, and sets special prices, which is not offered': [
      39, 41, 42, 44, 45, 46, 48, 49, 50, 52, 55, 58, 61, 63, 69, 79,
    ],
    'signatures are masked': [84, 89, 90, 91, 92, 93, 94, 95],
    'the owner accepts integrations as Bearer': [85],
  },
  's11-graphql-transport': {
    'other goods': [28, 48],
    'the recording is cut': [65],
  },
  's12-faults': {
    'other goods': [9],
    'the web server reports the health of Magento': [13],
    'maintenance, a stopped database and php-fpm are faults of the machine': [
      16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 33, 34, 35, 36, 37, 38, 39,
      40, 41, 42, 43, 44, 45, 46, 47, 48, 57, 58, 59, 60,
    ],
    'products are found without a search engine': [51, 52, 53, 55],
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
  's04-graphql-cart': { 'totals name the label of a coupon': [17] },
  's06-virtual-with-option': {
    'options are not checked': [7, 8, 9, 10, 11, 18, 19],
    'the message of an order without an address names other fields': [33],
  },
  's07-tokens': {
    'a token made in the second of a revocation outlives it': [19, 20, 21],
    'a guest cart is made for whoever asks': [33],
    'wrong passwords of other calls are not counted': [58, 80],
  },
  's09-admin-rest-indexer': {
    'products are not filtered by category': [18],
    'tax classes have no attribute, and attributes have only the fields that are read': [26, 28],
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
