/** Skus beyond these are covered by the answer's general tags alone. */
const MAX_SKUS = 200;

/** `product:SKU` for every product that an answer was made from, whether it shows the sku or not. */
export const skuTags = (skus: ReadonlySet<string>): string[] =>
  [...skus].slice(0, MAX_SKUS).map((sku) => `product:${sku}`);
