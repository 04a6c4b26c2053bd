import { Button, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import { AddToCartButton } from '#domains/cart/index.ts';
import { ProductCard } from '#domains/catalog/index.ts';
import { formatMoney } from '#lib/format/money.ts';
import { useFavorites } from '../useFavorites.ts';
import { type Favorite, isSold } from './order.ts';

interface FavoriteItemProps {
  readonly favorite: Favorite;
  /** Dollars as a decimal; null when the price has not dropped. */
  readonly droppedBy: string | null;
  readonly isEager: boolean;
}

/** One favorite: the card, the way into the cart or to similar items, and what it costs less since the alert was set. */
export function FavoriteItem({ favorite, droppedBy, isEager }: FavoriteItemProps) {
  const { toggle } = useFavorites();
  const { product, productId } = favorite;
  return (
    <Stack as="li" gap="3" css={{ '& > article': { flex: '1' }, '& .chakra-button': { px: '2' } }}>
      <ProductCard product={product} isEager={isEager} />
      {droppedBy && (
        <Text fontSize="sm" color="accent">
          Down {formatMoney({ amount: droppedBy })} since you set an alert
        </Text>
      )}
      {isSold(favorite) ? (
        <Stack gap="0" align="center">
          <Button asChild variant="outline" width="full">
            <Link to={`${product.path}#related`}>Find similar</Link>
          </Button>
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Remove ${product.name} from favorites`}
            onClick={() => toggle(productId)}
          >
            Remove
          </Button>
        </Stack>
      ) : (
        <AddToCartButton item={product} />
      )}
    </Stack>
  );
}
