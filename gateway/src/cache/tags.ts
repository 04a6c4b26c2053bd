/** Skus beyond these are covered by the answer's general tags alone. */
const MAX_SKUS = 200;

/** `product:SKU` for every product in an answer's data, found by their field `sku`. */
export const skuTags = (data: unknown): string[] => {
  const tags = new Set<string>();
  const walk = (value: unknown): void => {
    if (tags.size >= MAX_SKUS || typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const item of value) walk(item);
      return;
    }
    for (const [name, inner] of Object.entries(value)) {
      if (name === 'sku' && typeof inner === 'string') tags.add(`product:${inner}`);
      else walk(inner);
    }
  };
  walk(data);
  return [...tags];
};
