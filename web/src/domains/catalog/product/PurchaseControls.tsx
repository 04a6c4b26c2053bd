import { formatMoney } from '../../../shared/money.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { AddToBagButton } from '../../cart/index.ts';
import { FavoriteHeart } from '../../wishlist/index.ts';
import type { PageProduct } from './ProductScreen.tsx';

/** The way into the bag, or to similar items once it is sold. */
export function BuyButton({ product }: { product: PageProduct }) {
  if (!product.isSalable) {
    return (
      <p className="e-buy-action">
        <ButtonLink to="#related" variant="outline" width="full">
          See similar items
        </ButtonLink>
      </p>
    );
  }
  return (
    <div className="e-buy-action">
      <AddToBagButton sku={product.sku} name={product.name} />
      <FavoriteHeart productId={product.id} name={product.name} />
    </div>
  );
}

/** On small screens price and button stay in reach at the foot of the screen, until the page's own end. */
export function StickyBuyBar({ product }: { product: PageProduct }) {
  if (!product.isSalable || !product.price) return null;
  return (
    <div className="e-buy-bar">
      <strong>{formatMoney(product.price.current)}</strong>
      <AddToBagButton sku={product.sku} name={product.name} />
    </div>
  );
}
