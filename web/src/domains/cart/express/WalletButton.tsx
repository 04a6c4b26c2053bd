import { Button, useRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { walletButton } from '#theme/recipes/cart.ts';

interface WalletButtonProps {
  readonly children: ReactNode;
  readonly isBusy: boolean;
  /** Left out: the button sends its form. */
  readonly onClick?: () => void;
}

/** The wallet's own button. */
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
