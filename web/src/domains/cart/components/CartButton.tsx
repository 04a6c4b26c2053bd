import { IconButton } from '@chakra-ui/react';
import { ShoppingBag } from 'lucide-react';
import { counted } from '#lib/format/counts.ts';
import { CountBadge } from '#ui/CountBadge.tsx';
import { useCart } from '../CartProvider.tsx';
import { preloadCartDrawer } from './CartDrawer.tsx';

const MAX_SHOWN = 99;

export function CartButton() {
  const { count, isOpen, open } = useCart();
  return (
    <IconButton
      variant="ghost"
      aria-label={count > 0 ? `Shopping Bag, ${counted(count, 'item')}` : 'Shopping Bag'}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={open}
      onPointerEnter={preloadCartDrawer}
      onFocus={preloadCartDrawer}
    >
      <ShoppingBag size={20} strokeWidth={1.25} aria-hidden="true" />
      <CountBadge count={count} max={MAX_SHOWN} />
    </IconButton>
  );
}
