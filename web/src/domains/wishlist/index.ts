export { FavoriteHeart } from './components/FavoriteHeart.tsx';
export { FavoritesLink } from './components/FavoritesLink.tsx';
