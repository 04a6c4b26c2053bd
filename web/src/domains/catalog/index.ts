export type { ProductCard_ProductFragment } from './card/ProductCard.generated.ts';
export { ProductCard } from './card/ProductCard.tsx';
export { CardSkeletons, ProductGrid } from './card/ProductGrid.tsx';
export { SearchPopup } from './search-popup/SearchPopup.tsx';
