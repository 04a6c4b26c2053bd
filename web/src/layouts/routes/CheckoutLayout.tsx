import { Outlet } from 'react-router';
import { ShopFrame } from '../ShopFrame.tsx';

/** The frame of the checkout, without utility navigation but with phone and chat links. */
export default function CheckoutLayout() {
  return (
    <ShopFrame isCheckout>
      <Outlet />
    </ShopFrame>
  );
}
