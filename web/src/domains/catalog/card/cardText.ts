/** The product's name without its leading designer, for use beside the designer. */
export function nameWithoutDesigner(name: string, designer: string | null): string {
  if (!designer || !name.toLowerCase().startsWith(`${designer.toLowerCase()} `)) return name;
  return name.slice(designer.length).trim() || name;
}

const measured = /\d\s*[x×]\s*\d|\d\s*(cm|mm|in\b|")/i;

/** The size of a worn item, such as "Size 38.5"; null for items with measurements instead. */
export function wornSize(product: { size: string | null; shoeSize: string | null }): string | null {
  const size = product.shoeSize ?? product.size;
  if (!size || measured.test(size) || size.length > 12) return null;
  return /^size\b/i.test(size) ? size : `Size ${size}`;
}
