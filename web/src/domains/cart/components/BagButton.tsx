import { ShoppingBag } from 'lucide-react';
import { badgeText, bagButtonName } from '../bag/badge.ts';
import { useBag } from '../hooks/useBag.ts';
import { preloadBagPanel } from './loadBagPanel.ts';
import './bag-button.css';

/** Opens the shopping bag from the header, and says how much is in it. */
export function BagButton() {
  const { count, isOpen, open } = useBag();
  const badge = badgeText(count);
  return (
    <button
      type="button"
      className="e-icon-button e-bag-button"
      aria-label={bagButtonName(count)}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={open}
      onPointerEnter={preloadBagPanel}
      onFocus={preloadBagPanel}
    >
      <ShoppingBag size={20} strokeWidth={1.25} aria-hidden="true" />
      {badge && (
        <span className="e-bag-badge" aria-hidden="true">
          {badge}
        </span>
      )}
    </button>
  );
}
