/** The view that a picture's text names after the product's name, such as "detail"; "view" when it names none. */
export function viewOf(alt: string, name: string): string {
  const view = alt.startsWith(name) ? alt.slice(name.length).replace(/^[\s,]+/, '') : alt;
  return view || 'view';
}
