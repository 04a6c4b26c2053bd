import { shownDetails } from './details.ts';
import type { PageProduct } from './ProductScreen.tsx';

/** Every described property of the item; what is unknown is not mentioned. */
export function Facts({ product }: { product: PageProduct }) {
  const details = shownDetails(product.details);
  return (
    <section className="e-product-section" aria-labelledby="details">
      <h2 id="details">Details</h2>
      <dl className="e-facts">
        {details.map((detail) => (
          <div key={detail.code}>
            <dt>{detail.label}</dt>
            <dd>{detail.value}</dd>
          </div>
        ))}
        <div>
          <dt>Item number</dt>
          <dd>{product.sku}</dd>
        </div>
      </dl>
    </section>
  );
}
