import { useContext } from 'react';
import { HeartsContext } from './Hearts.tsx';
import './favorites.css';

interface HeartProps {
  /** The back end's numeric id of the product. */
  readonly productId: string;
  /** The product's name, for people who cannot see the card around the heart. */
  readonly name: string;
}

/** Puts a product among the favorites or takes it out; `Hearts` above it knows how. */
export function FavoriteHeart({ productId, name }: HeartProps) {
  const { ids, isBusy, press } = useContext(HeartsContext);
  return (
    <button
      type="button"
      className="e-heart"
      aria-label={`Favorite: ${name}`}
      aria-pressed={ids.includes(productId)}
      aria-busy={isBusy || undefined}
      onClick={() => press(productId)}
    />
  );
}
