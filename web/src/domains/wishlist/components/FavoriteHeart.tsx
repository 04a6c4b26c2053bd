import { Heart } from 'lucide-react';
import { useNavigate } from 'react-router';
import { session, useSession } from '../../../shared/session/useSession.ts';
import { useFavorites } from '../favorites/useFavorites.ts';
import './favorites.css';

interface HeartProps {
  /** The back end's numeric id of the product. */
  readonly productId: string;
  /** The product's name, for people who cannot see the card around the heart. */
  readonly name: string;
}

/** Puts a product among the favorites or takes it out. A guest is asked to sign in first; the address then remembers which it was. */
export function FavoriteHeart({ productId, name }: HeartProps) {
  const { status } = useSession();
  const { ids, toggle, status: favorites } = useFavorites();
  const navigate = useNavigate();
  const isFavorite = ids.includes(productId);

  function handleClick() {
    if (status === 'customer') return void toggle(productId);
    const params = new URLSearchParams(window.location.search);
    params.set('wishlist', productId);
    void navigate({ search: `?${params}` }, { replace: true, preventScrollReset: true });
    session.askToSignIn({ intent: { kind: 'favorite', value: productId } });
  }
  return (
    <button
      type="button"
      className="e-heart"
      aria-label={`Favorite: ${name}`}
      aria-pressed={isFavorite}
      aria-busy={favorites === 'loading' || undefined}
      onClick={handleClick}
    >
      <Heart size={20} strokeWidth={1.3} aria-hidden="true" />
    </button>
  );
}
