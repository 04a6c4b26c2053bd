import { Heart } from 'lucide-react';
import { Link } from 'react-router';
import { BagButton } from '../../domains/cart/index.ts';
import { SearchPopup } from '../../domains/catalog/index.ts';
import { UserMenu } from '../../domains/customer/index.ts';

/** Account, search, favourites and bag. Hidden on the checkout. */
export function UtilityNav() {
  return (
    <div className="e-utility">
      <UserMenu />
      <SearchPopup />
      <Link className="e-icon-button" to="/favorites" aria-label="Favorites">
        <Heart size={21} strokeWidth={1.3} aria-hidden="true" />
      </Link>
      <BagButton />
    </div>
  );
}
