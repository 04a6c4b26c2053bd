import type { ProductCard_ProductFragment } from '../../../generated/documents.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { ProductCard } from '../../catalog/index.ts';

/** The newest pieces in a row that scrolls sideways; with the keyboard too, because each card holds a link. */
export function Arrivals({ products }: { products: readonly ProductCard_ProductFragment[] }) {
  if (products.length === 0) return null;
  return (
    <section className="e-wrap e-wide e-section" aria-labelledby="arrivals">
      <div className="e-section-head">
        <h2 id="arrivals" className="e-heading">
          Just arrived
        </h2>
        <TextLink to="/latest-arrivals">See all new arrivals</TextLink>
      </div>
      <ul className="e-rail">
        {products.map((product) => (
          <li key={product.sku}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}
