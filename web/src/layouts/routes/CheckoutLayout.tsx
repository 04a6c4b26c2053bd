import { Outlet } from 'react-router';
import { ShopFrame } from '../ShopFrame.tsx';

export default function CheckoutLayout() {
  return (
    <ShopFrame isCheckout>
      <Outlet />
    </ShopFrame>
  );
}
