import { Button, useRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { walletButton } from '#theme/recipes/cart.ts';

interface WalletButtonProps {
  readonly children: ReactNode;
  readonly isBusy: boolean;
  /** Without it, the button submits its form. */
  readonly onClick?: () => void;
}

export function WalletButton({ children, isBusy, onClick }: WalletButtonProps) {
  const styles = useRecipe({ recipe: walletButton })();
  return (
    <Button
      type={onClick ? 'button' : 'submit'}
      css={styles}
      aria-busy={isBusy}
      disabled={isBusy}
      {...(onClick && { onClick })}
    >
      {children}
    </Button>
  );
}
