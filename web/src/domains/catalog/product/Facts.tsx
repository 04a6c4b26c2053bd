import { PartialNote } from '../PartialNote.tsx';
import { shownDetails } from './details.ts';
import type { PageProduct } from './ProductScreen.tsx';

/** Every described property of the item; what is unknown is not mentioned, unless all of it cannot be read right now. */
export function Facts({ product, isPartial }: { product: PageProduct; isPartial: boolean }) {
  const details = shownDetails(product.details);
  return (
    <section className="e-product-section" aria-labelledby="details">
      <h2 id="details">Details</h2>
      {isPartial && (
        <PartialNote>
          Condition, measurements and materials of this piece are not to hand at this moment.
        </PartialNote>
      )}
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
