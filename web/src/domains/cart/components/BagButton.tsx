import { ShoppingBag } from 'lucide-react';
import { badgeText, counted } from '../../../shared/counts.ts';
import { CountBadge } from '../../../ui/CountBadge.tsx';
import { useBag } from '../hooks/useBag.ts';
import { preloadBagPanel } from './loadBagPanel.ts';

const MOST_SHOWN = 99;

/** Opens the shopping bag from the header, and says how much is in it: its name always with the true number (ux 42). */
export function BagButton() {
  const { count, isOpen, open } = useBag();
  return (
    <button
      type="button"
      className="e-icon-button"
      aria-label={count > 0 ? `Shopping Bag, ${counted(count, 'item')}` : 'Shopping Bag'}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={open}
      onPointerEnter={preloadBagPanel}
      onFocus={preloadBagPanel}
    >
      <ShoppingBag size={20} strokeWidth={1.25} aria-hidden="true" />
      <CountBadge text={badgeText(count, MOST_SHOWN)} />
    </button>
  );
}
