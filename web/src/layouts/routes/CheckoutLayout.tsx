import { ShopFrame } from '../ShopFrame.tsx';

export default function CheckoutLayout() {
  return <ShopFrame isCheckout />;
}
