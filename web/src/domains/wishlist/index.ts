export { FavoriteHeart } from './components/FavoriteHeart.tsx';
export { FavoritesLink } from './components/FavoritesLink.tsx';
export { Hearts } from './components/Hearts.tsx';
