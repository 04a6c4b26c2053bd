import { IconButton } from '@chakra-ui/react';
import { Heart } from 'lucide-react';
import { Link } from 'react-router';
import { counted } from '#lib/format/counts.ts';
import { CountBadge } from '#ui/CountBadge.tsx';
import { useFavorites } from './FavoritesProvider.tsx';

const MAX_SHOWN = 9;

export function FavoritesLink() {
  const count = useFavorites().ids.length;
  return (
    <IconButton asChild variant="ghost">
      <Link
        to="/favorites"
        aria-label={count > 0 ? `Favorites, ${counted(count, 'item')}` : 'Favorites'}
      >
        <Heart size={21} strokeWidth={1.3} aria-hidden="true" />
        <CountBadge count={count} max={MAX_SHOWN} />
      </Link>
    </IconButton>
  );
}
