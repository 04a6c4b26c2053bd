import { Link } from 'react-router';
import type { Hero_ProductFragment } from '../../../generated/documents.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Picture } from '../../../ui/Picture.tsx';

/** The first screen: one piece, one sentence, one action. */
export function Hero({ product }: { product: Hero_ProductFragment | null }) {
  return (
    <section className="e-hero">
      <div className="e-wrap e-wide e-hero-inner">
        <div className="e-hero-text">
          <p className="e-eyebrow">Pre-owned · Examined · One of a kind</p>
          <h1>Some things only get better the second time.</h1>
          <p className="e-hero-lead">
            Handbags, jewelry and watches from the great houses, each examined by our specialists
            and graded part by part.
          </p>
          <ButtonLink to="/latest-arrivals" size="lg">
            See what came in today
          </ButtonLink>
        </div>
        {product?.image && (
          <Link className="e-hero-piece" to={product.path} aria-label={product.name}>
            <Picture
              sources={{ product: product.image.url }}
              alt={product.image.alt}
              size="product"
              isFirst
            />
            <span className="e-fact" aria-hidden="true">
              {product.name}
            </span>
          </Link>
        )}
      </div>
    </section>
  );
}
