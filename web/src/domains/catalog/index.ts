export { ProductCard } from './card/ProductCard.tsx';
export { SearchPopup } from './search-popup/SearchPopup.tsx';
