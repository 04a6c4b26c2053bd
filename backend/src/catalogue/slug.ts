/** Replaces accented letters and ligatures by their plain ones: 'Édition' gives 'Edition', 'Cœur' gives 'Coeur'. */
export function foldAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe').replaceAll('Œ', 'OE');
}

/** A URL key in Magento's format: lower-case words of a-z and 0-9, joined by hyphens. */
export function urlKey(text: string): string {
  return foldAccents(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/**
 * The path of a product's designer link: lower case, without '&', with hyphens for spaces and dots, such as 'tiffany--
 * co-'.
 */
export function designerLink(name: string): string {
  return name.toLowerCase().replaceAll('&', '').replace(/[ .]/g, '-');
}

/** The path segment of a designer's page: the link without accents. */
export function designerSlug(name: string): string {
  return foldAccents(designerLink(name));
}
