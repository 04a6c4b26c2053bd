import { useApolloClient } from '@apollo/client/react';
import { Heart } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { badgeText, counted } from '../../../shared/counts.ts';
import { useIntent, useSession } from '../../../shared/session/useSession.ts';
import { whenShownAgain } from '../../../shared/whenShownAgain.ts';
import { CountBadge } from '../../../ui/CountBadge.tsx';
import { favoritesOf, useFavorites } from '../favorites/useFavorites.ts';
import './favorites.css';

const MOST_SHOWN = 9;

/** The way to the favorites, with their number. It also reads them when a customer is there, and goes on with what a guest wanted. */
export function FavoritesLink() {
  const client = useApolloClient();
  const { status } = useSession();
  const count = useFavorites().ids.length;
  useEffect(() => {
    const favorites = favoritesOf(client);
    if (status !== 'customer') return favorites.clear();
    void favorites.load();
    return whenShownAgain(() => void favorites.load());
  }, [client, status]);
  useEffect(() => favoritesOf(client).follow(), [client]);
  useIntent('favorite', (productId) => void favoritesOf(client).addOnceLoaded(productId));
  useIntent('favorite-removal', (productId) => {
    void favoritesOf(client).removeOnceLoaded(productId);
  });
  return (
    <Link
      className="e-icon-button"
      to="/favorites"
      aria-label={count > 0 ? `Favorites, ${counted(count, 'item')}` : 'Favorites'}
    >
      <Heart size={21} strokeWidth={1.3} aria-hidden="true" />
      <CountBadge text={badgeText(count, MOST_SHOWN)} />
    </Link>
  );
}
