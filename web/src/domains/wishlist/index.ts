export { FavoriteHeart } from './FavoriteHeart.tsx';
export { FavoritesLink } from './FavoritesLink.tsx';
export { FavoritesProvider } from './FavoritesProvider.tsx';
