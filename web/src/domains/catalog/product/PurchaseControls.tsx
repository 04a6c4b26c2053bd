import { Link } from 'react-router';
import { formatMoney } from '../../../shared/money.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { PriceAlertButton } from '../../alerts/index.ts';
import { AddToBagButton, BuyNow } from '../../cart/index.ts';
import { FavoriteHeart } from '../../wishlist/index.ts';
import type { PageProduct } from './ProductScreen.tsx';
import { similarHref } from './similarHref.ts';

/** The way into the bag, or to similar items once it is sold. */
export function BuyButton({ product }: { product: PageProduct }) {
  if (!product.isSalable) {
    return (
      <div className="e-buy-action">
        <ButtonLink to="#related" variant="outline" size="lg" width="full">
          See similar items
        </ButtonLink>
        <TellOfSimilar product={product} />
      </div>
    );
  }
  return (
    <div className="e-buy-action">
      <AddToBagButton item={product} />
      <FavoriteHeart productId={product.id} name={product.name} />
      <BuyNow item={product} />
      <PriceAlertButton sku={product.sku} />
    </div>
  );
}

/** Leads to a saved search for pieces of the same designer and kind. */
function TellOfSimilar({ product }: { product: PageProduct }) {
  const href = similarHref(product);
  return (
    href && (
      <Link className="e-link e-tell-similar" to={href} rel="nofollow">
        Notify me when a similar piece arrives
      </Link>
    )
  );
}

/** On small screens price and button stay in reach at the foot of the screen, until the page's own end. */
export function StickyBuyBar({ product }: { product: PageProduct }) {
  if (!product.isSalable || !product.price) return null;
  return (
    <div className="e-buy-bar">
      <strong>{formatMoney(product.price.current)}</strong>
      <AddToBagButton item={product} />
    </div>
  );
}
