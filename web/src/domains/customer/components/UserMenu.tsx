import { Button, type ButtonProps, chakra } from '@chakra-ui/react';
import { UserRound } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { session, useSession } from '#apollo/session/session.ts';
import { preloadSignIn } from '../sign-in/SignInGate.tsx';

const CustomerMenu = lazy(() =>
  import('./CustomerMenu.tsx').then((m) => ({ default: m.CustomerMenu })),
);

export function UserMenu() {
  const { status, firstName } = useSession();
  if (status === 'customer') {
    const greeting = (
      <chakra.span maxWidth="14ch" truncate>
        {firstName ? `Hi, ${firstName}` : 'Hi'}
      </chakra.span>
    );
    return (
      <Suspense fallback={<UserButton as="span">{greeting}</UserButton>}>
        <CustomerMenu greeting={greeting} button={UserButton} />
      </Suspense>
    );
  }
  return (
    <UserButton
      aria-haspopup="dialog"
      onPointerEnter={preloadSignIn}
      onFocus={preloadSignIn}
      onClick={() => session.askToSignIn()}
    >
      Sign In
    </UserButton>
  );
}

function UserButton({ children, ...props }: ButtonProps) {
  return (
    <Button
      variant="ghost"
      display={{ base: 'none', md: 'inline-flex' }}
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
