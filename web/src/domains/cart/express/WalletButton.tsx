import type { ReactNode } from 'react';
import './express.css';

interface WalletButtonProps {
  readonly children: ReactNode;
  readonly isBusy: boolean;
  /** Left out: the button sends its form. */
  readonly onPress?: () => void;
}

/** The wallet's own button. */
export function WalletButton({ children, isBusy, onPress }: WalletButtonProps) {
  return (
    <button
      type={onPress ? 'button' : 'submit'}
      className="e-wallet-button"
      aria-busy={isBusy}
      disabled={isBusy}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
