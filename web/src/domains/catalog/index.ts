export { CardSkeletons } from './card/CardSkeletons.tsx';
export { ProductCard } from './card/ProductCard.tsx';
export { SearchPopup } from './search-popup/SearchPopup.tsx';
