export { guestCartId } from './bag/bagOf.ts';
export { holdDraft } from './checkout/address/draft.ts';
export { type OrderSnapshot, readOrderSnapshot } from './complete/snapshot.ts';
export { AddToBagButton } from './components/AddToBagButton.tsx';
export { BagButton } from './components/BagButton.tsx';
export { BagPanel } from './components/BagPanel.tsx';
export { BuyNow } from './components/BuyNow.tsx';
