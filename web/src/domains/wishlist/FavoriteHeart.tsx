import { chakra, useRecipe } from '@chakra-ui/react';
import { heart } from '#theme/recipes/wishlist.ts';
import { useFavorites } from './FavoritesProvider.tsx';

interface FavoriteHeartProps {
  /** The back end's numeric id of the product. */
  readonly productId: string;
  /** The product's name, for people who cannot see the card around the heart. */
  readonly name: string;
}

/** Adds a product to the favorites or removes it. */
export function FavoriteHeart({ productId, name }: FavoriteHeartProps) {
  const { ids, status, toggle } = useFavorites();
  const styles = useRecipe({ recipe: heart })();
  return (
    <chakra.button
      type="button"
      css={styles}
      aria-label={`Favorite: ${name}`}
      aria-pressed={ids.includes(productId)}
      aria-busy={status === 'loading' || undefined}
      onClick={() => toggle(productId)}
    />
  );
}
