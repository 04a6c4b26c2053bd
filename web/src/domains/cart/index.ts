export { CartProvider, useCart } from './CartProvider.tsx';
export { holdDraft } from './checkout/draft.ts';
export { type OrderSnapshot, placedOrder } from './complete/snapshot.ts';
export { AddToCartButton } from './components/AddToCartButton.tsx';
export { CartButton } from './components/CartButton.tsx';
export { CartDrawer } from './components/CartDrawer.tsx';
export { BuyNow } from './express/BuyNow.tsx';
export type { CartItem } from './useCartCalls.ts';
