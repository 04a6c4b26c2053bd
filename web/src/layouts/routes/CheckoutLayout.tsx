import { Outlet } from 'react-router';
import { ShopFrame } from '../ShopFrame.tsx';

/** The checkout's frame: no utility navigation (spec §2); phone and chat stay where they are. */
export default function CheckoutLayout() {
  return (
    <ShopFrame isCheckout>
      <Outlet />
    </ShopFrame>
  );
}
