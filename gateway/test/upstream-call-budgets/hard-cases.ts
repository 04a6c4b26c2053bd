import type { HardCase } from './budget.ts';

const CART = 'id lines { id sku quantity product { sku name designer image { url(size: CARD) } } }';

/** Operations that risk redundant calls. */
export const HARD_CASES: readonly HardCase[] = [
  {
    name: 'a cart of 20 lines',
    query: ({ cartId }) => `{ guestCart(cartId: "${cartId}") { ${CART} } }`,
    commerce: 1,
    search: 1,
    why: 'the cart; 20 products in one call',
  },
  {
    name: 'a customer’s cart of 20 lines with totals and payment methods',
    query: `{ customerCart { ${CART} totals { grandTotal { amount } } paymentMethods { code } } }`,
    isCustomer: true,
    commerce: 3,
    search: 1,
    why: 'cart, totals and payment methods are three calls of Magento; 20 products in one call',
  },
  {
    name: 'a cart read three times',
    query: ({ cartId }) =>
      ['a', 'b', 'c']
        .reduce((all, it) => `${all} ${it}: guestCart(cartId: "${cartId}") { ${CART} }`, '{')
        .concat(' }'),
    commerce: 1,
    search: 1,
    why: 'no call is made twice',
  },
  {
    name: 'favorites of 60',
    query:
      '{ wishlist { itemsCount items { id name product { sku name price { current { amount } } } } } }',
    isCustomer: true,
    commerce: 1,
    search: 1,
    why: 'the favorites; 60 products in one call',
  },
  {
    name: '30 orders with products',
    query:
      '{ customerOrders(pageSize: 30) { totalCount orders { number items { sku product { name } } } } }',
    isCustomer: true,
    commerce: 1,
    search: 1,
    why: 'the orders; their products in one call',
  },
  {
    name: 'three aliases of one product',
    query: ({ product: { sku } }) =>
      `{ a: product(sku: "${sku}") { name } b: product(sku: "${sku}") { name } c: product(sku: "${sku}") { designer } }`,
    commerce: 0,
    search: 1,
    why: 'one product',
  },
  {
    name: 'twenty products under twenty aliases',
    query: ({ products }) =>
      `{ ${products
        .slice(0, 20)
        .map(({ sku }, n) => `p${n}: product(sku: "${sku}") { name }`)
        .join(' ')} }`,
    commerce: 0,
    search: 1,
    why: 'one query of twenty skus',
  },
  {
    name: 'one product by sku and by id',
    query: ({ product: { sku, id } }) =>
      `{ a: product(sku: "${sku}") { name } b: productById(id: "${id}") { name } }`,
    commerce: 0,
    search: 2,
    why: 'the service reads ids in a separate call',
  },
  {
    name: 'what is related to 8 products',
    query: '{ productSearch(pageSize: 8) { products { sku related(count: 8) { sku name } } } }',
    commerce: 0,
    search: 2,
    why: 'the list; 8 queries in one call',
  },
  {
    name: 'what is related to 60 products',
    query: '{ productSearch(pageSize: 60) { products { sku related(count: 8) { sku } } } }',
    commerce: 0,
    search: 3,
    why: 'the list; 60 queries in two calls, as the service accepts 50 per call',
  },
  {
    name: 'a listing of 60 with facets and the range of prices',
    query:
      '{ productSearch(pageSize: 60) { totalCount facets { code values { value count } } priceBounds { min { amount } } products { sku } } }',
    commerce: 0,
    search: 2,
    why: 'the attributes, cached for a minute; page, facets and prices in one call',
  },
  {
    name: 'a listing with three filters, a price range and facets',
    query:
      '{ productSearch(filters: [{ code: "manufacturer", values: ["Chanel"] }, { code: "color", values: ["Black"] }, { code: "condition_label", values: ["Excellent"] }], price: { min: "10" }) { facets { code values { value count } } priceBounds { min { amount } } products { sku } } }',
    commerce: 0,
    search: 2,
    why: 'the attributes; six queries in one call',
  },
  {
    name: 'a whole product page',
    query: ({ product: { id, path } }) =>
      `{ menu { name } storeConfig { storeName } urlResolver(url: "${path}") { type } cmsBlocks(identifiers: ["footer-links"]) { items { title } } productById(id: "${id}") { name related { sku } } }`,
    commerce: 2,
    search: 2,
    why: 'the menu is REST; the rest of the content is one GraphQL call; the product, then its related products',
  },
  {
    name: 'a page, a block under ten aliases, and the shop’s configuration',
    query: `{ cmsPage(id: 1) { title } storeConfig { storeName } ${Array.from({ length: 10 }, (_, n) => `b${n}: cmsBlocks(identifiers: ["footer-links"]) { items { title } }`).join(' ')} }`,
    commerce: 1,
    search: 0,
    why: 'one GraphQL call',
  },
  {
    name: 'account, cart, favorites and orders at once',
    query:
      '{ customer { email } customerCart { id } wishlist { itemsCount } customerOrders { totalCount } }',
    isCustomer: true,
    commerce: 4,
    search: 0,
    why: 'one call each',
  },
  {
    name: 'suggestions: products, categories and pages',
    query:
      '{ productSearch(term: "bag", pageSize: 3) { products { sku } } categorySearch(term: "bag") { categories { name } } pageSearch(term: "bag") { pages { title } } }',
    commerce: 0,
    search: 1,
    why: 'three queries in one call',
  },
];
