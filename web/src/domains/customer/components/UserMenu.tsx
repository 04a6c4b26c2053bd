import { Button, chakra } from '@chakra-ui/react';
import { UserRound } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { session, useSession } from '#apollo/session/session.ts';
import { takeLostFocus } from '#lib/browser/focusOnMount.ts';
import { lazyComponent } from '#lib/browser/lazyComponent.ts';
import { preloadSignIn } from '../sign-in/SignInGate.tsx';

const CustomerMenu = lazyComponent(() => import('./CustomerMenu.tsx'), 'CustomerMenu');

export function UserMenu() {
  const { status, firstName } = useSession();
  // The menu that had the focus disappears.
  const [hasSignedOut, setHasSignedOut] = useState(false);
  if (status === 'customer') {
    const greeting = (
      <chakra.span maxWidth="14ch" truncate>
        {firstName ? `Hi, ${firstName}` : 'Hi'}
      </chakra.span>
    );
    return (
      <CustomerMenu
        fallback={<UserButton as="span">{greeting}</UserButton>}
        greeting={greeting}
        button={UserButton}
        onSignOut={() => setHasSignedOut(true)}
      />
    );
  }
  return (
    <UserButton
      ref={hasSignedOut ? takeLostFocus : null}
      aria-haspopup="dialog"
      onPointerEnter={preloadSignIn}
      onFocus={preloadSignIn}
      onClick={() => session.askToSignIn()}
    >
      Sign In
    </UserButton>
  );
}

function UserButton({ children, ...props }: ComponentProps<typeof Button>) {
  return (
    <Button
      variant="ghost"
      hideBelow="md"
      px="2.5"
      fontWeight="normal"
      letterSpacing="normal"
      {...props}
    >
      <UserRound size={20} strokeWidth={1.3} aria-hidden="true" />
      {children}
    </Button>
  );
}
