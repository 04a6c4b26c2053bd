import { formatMoney } from '../../../shared/money.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { AddToBagButton } from '../../cart/index.ts';
import { ProductCard } from '../../catalog/index.ts';
import { useFavorites } from '../favorites/useFavorites.ts';
import { type Favorite, isSold } from './order.ts';

/** One favorite: the card, the way into the bag or to similar items, and what it costs less since the customer asked for an alert. */
export function FavoriteItem({
  favorite,
  droppedBy,
  isEager,
}: {
  favorite: Favorite;
  /** Dollars as a decimal; null when the price has not dropped. */
  droppedBy: string | null;
  isEager: boolean;
}) {
  const { toggle } = useFavorites();
  const { product, productId } = favorite;
  return (
    <li className="e-favorite">
      <ProductCard product={product} isEager={isEager} />
      {droppedBy && (
        <p className="e-favorite-drop">
          {formatMoney({ amount: droppedBy })} less since your price alert
        </p>
      )}
      {isSold(favorite) ? (
        <div className="e-favorite-sold">
          <ButtonLink to={`${product.path}#related`} variant="outline" width="full">
            Find similar
          </ButtonLink>
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Remove ${product.name} from favorites`}
            onClick={() => void toggle(productId)}
          >
            Remove
          </Button>
        </div>
      ) : (
        <AddToBagButton item={product} />
      )}
    </li>
  );
}
