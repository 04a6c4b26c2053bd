import type { ReactNode } from 'react';
import { BusyButton } from '#ui/BusyButton.tsx';

interface WalletButtonProps {
  readonly children: ReactNode;
  readonly isBusy: boolean;
  /** Without it, the button submits its form. */
  readonly onClick?: () => void;
}

export function WalletButton({ children, isBusy, onClick }: WalletButtonProps) {
  return (
    <BusyButton
      type={onClick ? 'button' : 'submit'}
      size="lg"
      width="full"
      px="5"
      py="2"
      bg="fg"
      color="fg.inverted"
      fontSize="xl"
      letterSpacing="0.02em"
      _hover={{ bg: 'accentHover' }}
      isBusy={isBusy}
      {...(onClick && { onClick })}
    >
      {children}
    </BusyButton>
  );
}
