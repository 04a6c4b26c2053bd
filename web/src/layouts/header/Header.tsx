import { Link } from 'react-router';
import { BagButton } from '../../domains/cart/index.ts';
import { SearchPopup } from '../../domains/catalog/index.ts';
import { useShell } from '../../shared/useShell.ts';

/** The shop's header. */
export function Header({ isCheckout }: { isCheckout: boolean }) {
  const { menu, storeConfig } = useShell();
  return (
    <header className="e-wrap e-wide">
      <Link to="/">{storeConfig?.storeName ?? 'Encore'}</Link>
      {!isCheckout && (
        <>
          <SearchPopup />
          <BagButton />
        </>
      )}
      <nav aria-label="Shop">
        {menu.items.map((item) => (
          <Link key={item.id} to={item.link ?? '/'}>
            {item.name}
          </Link>
        ))}
      </nav>
    </header>
  );
}
