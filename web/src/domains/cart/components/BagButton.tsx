import { ShoppingBag } from 'lucide-react';
import { CountBadge } from '../../../ui/CountBadge.tsx';
import { badgeText, bagButtonName } from '../bag/badge.ts';
import { useBag } from '../hooks/useBag.ts';
import { preloadBagPanel } from './loadBagPanel.ts';

/** Opens the shopping bag from the header, and says how much is in it. */
export function BagButton() {
  const { count, isOpen, open } = useBag();
  return (
    <button
      type="button"
      className="e-icon-button"
      aria-label={bagButtonName(count)}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={open}
      onPointerEnter={preloadBagPanel}
      onFocus={preloadBagPanel}
    >
      <ShoppingBag size={20} strokeWidth={1.25} aria-hidden="true" />
      <CountBadge text={badgeText(count)} />
    </button>
  );
}
