import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { payment } from '#theme/recipes/cart.ts';

interface WalletButtonProps {
  readonly children: ReactNode;
  readonly isBusy: boolean;
  /** Without it, the button submits its form. */
  readonly onClick?: () => void;
}

export function WalletButton({ children, isBusy, onClick }: WalletButtonProps) {
  return (
    <Button
      type={onClick ? 'button' : 'submit'}
      css={payment.walletButton}
      aria-busy={isBusy}
      disabled={isBusy}
      {...(onClick && { onClick })}
    >
      {children}
    </Button>
  );
}
