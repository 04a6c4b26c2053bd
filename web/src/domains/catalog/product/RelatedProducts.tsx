import type { ProductCard_ProductFragment } from '../../../generated/documents.ts';
import { ProductCard } from '../card/ProductCard.tsx';

/** Items of the same designer and category: up to 8, on small screens the first 6 (spec §7). */
export function RelatedProducts({
  products,
  isSold,
}: {
  products: readonly ProductCard_ProductFragment[];
  isSold: boolean;
}) {
  if (products.length === 0) return null;
  return (
    <section
      className="e-product-section"
      id="related"
      aria-labelledby="related-title"
      tabIndex={-1}
    >
      <h2 id="related-title">{isSold ? 'Similar items on sale now' : 'You may also like'}</h2>
      <ul className="e-grid e-related">
        {products.slice(0, 8).map((product) => (
          <li key={product.sku}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}
