/** A product's name without its designer in front, for where the designer stands beside it. */
export function nameWithoutDesigner(name: string, designer: string | null): string {
  if (!designer || !name.toLowerCase().startsWith(`${designer.toLowerCase()} `)) return name;
  return name.slice(designer.length).trim() || name;
}

const measured = /\d\s*[x×]\s*\d|\d\s*(cm|mm|in\b|")/i;

/** The size a person wears, such as "Size 38.5"; null for things that are measured instead. */
export function wornSize(product: { size: string | null; shoeSize: string | null }): string | null {
  const size = product.shoeSize ?? product.size;
  if (!size || measured.test(size) || size.length > 12) return null;
  return /^size\b/i.test(size) ? size : `Size ${size}`;
}
