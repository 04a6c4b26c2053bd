import { BagButton } from '../../domains/cart/index.ts';
import { SearchPopup } from '../../domains/catalog/index.ts';
import { UserMenu } from '../../domains/customer/index.ts';
import { FavoritesLink } from '../../domains/wishlist/index.ts';

/** Account, search, favourites and bag. Hidden on the checkout. */
export function UtilityNav() {
  return (
    <div className="e-utility">
      <UserMenu />
      <SearchPopup />
      <FavoritesLink />
      <BagButton />
    </div>
  );
}
