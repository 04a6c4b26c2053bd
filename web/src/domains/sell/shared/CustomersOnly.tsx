import { Button, Skeleton } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { session, useSession } from '#lib/session/useSession.ts';

/** A customer sees what is inside; a guest is asked to sign in, and sees `forGuests` below. */
export function CustomersOnly(props: {
  /** Why signing in is needed. */
  text: string;
  forGuests?: ReactNode;
  children: ReactNode;
}) {
  const { status } = useSession();
  if (status === 'customer') return props.children;
  if (status === 'unknown') return <Skeleton height="80" aria-hidden />;
  return (
    <>
      <p>{props.text}</p>
      <div className="e-sell-actions">
        <Button onClick={() => session.askToSignIn()}>Sign In</Button>
        <Button variant="outline" onClick={() => session.askToSignIn({ mode: 'create' })}>
          Create an Account
        </Button>
      </div>
      {props.forGuests}
    </>
  );
}
