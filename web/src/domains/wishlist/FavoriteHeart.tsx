import { useFavorites } from './FavoritesProvider.tsx';

interface FavoriteHeartProps {
  /** The back end's numeric id of the product. */
  readonly productId: string;
  /** The product's name, for screen readers. */
  readonly name: string;
}

/** Adds a product to the favorites or removes it. Styled by its container (`heart`). */
export function FavoriteHeart({ productId, name }: FavoriteHeartProps) {
  const { ids, status, toggle } = useFavorites();
  return (
    <button
      type="button"
      data-part="heart"
      aria-label={`Favorite: ${name}`}
      aria-pressed={ids.includes(productId)}
      aria-busy={status === 'loading' || undefined}
      onClick={() => toggle(productId)}
    />
  );
}
