/** The measured operations, which are registered with the gateway. */
export const LISTING = `query BenchListing($page: Int!) {
  productSearch(pageSize: 60, page: $page) {
    page pageCount totalCount sort
    priceBounds { min { amount } max { amount } }
    facets { code label position values { value count isApplied isDisabled } }
    products { sku name designer path availability price { current { amount currency } msrp { amount } discountPercent } image { url alt } }
  }
}`;

export const PRODUCT = `query BenchProduct($sku: ID!) {
  product(sku: $sku) {
    sku name designer path availability
    price { current { amount currency } msrp { amount } }
    image { url alt }
    related { sku name designer path image { url } price { current { amount } } }
  }
}`;

export const CART = `query BenchCart($id: ID!) {
  guestCart(cartId: $id) {
    id
    lines { id sku name quantity availability product { path image { url } designer } }
    totals { grandTotal { amount currency } segments { code title value { amount } } }
  }
}`;
