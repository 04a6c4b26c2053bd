import type { ReactNode } from 'react';
import { session, useSession } from '../../../shared/session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

/** A customer sees what is inside; a guest is asked to sign in, and sees `forGuests` below. */
export function CustomersOnly(props: {
  /** Why signing in is needed. */
  text: string;
  forGuests?: ReactNode;
  children: ReactNode;
}) {
  const { status } = useSession();
  if (status === 'customer') return props.children;
  if (status === 'unknown') return <Skeleton height="320px" />;
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
