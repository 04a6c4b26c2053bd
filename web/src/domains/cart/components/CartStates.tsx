import { Button, chakra, Grid, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import type { MouseEvent, ReactNode } from 'react';
import { LOGGED_OUT_NOTICE, session } from '#apollo/session/session.ts';
import { focusContent, takeLostFocus } from '#lib/browser/focusOnMount.ts';
import { columns } from '#theme/recipes/cart.ts';
import { ButtonLink } from '#ui/Links.tsx';
import { useCart } from '../CartProvider.tsx';
import type { Cart } from '../useCartCalls.ts';

interface CartContentsProps {
  /** Called when the shopper leaves the cart to browse or to sign in. */
  readonly onLeave?: () => void;
  readonly children: (cart: Cart) => ReactNode;
}

export function CartContents({ onLeave, children }: CartContentsProps) {
  const { status, cart, isSignedOut, refresh } = useCart();
  if (cart && cart.lines.length > 0) {
    return (
      <>
        {isSignedOut && <CartSignedOut onLeave={onLeave} />}
        {children(cart)}
      </>
    );
  }
  if (status === 'failed') return <CartProblem onRetry={refresh} />;
  if (status !== 'ready') return <CartSkeleton />;
  return isSignedOut ? <CartSignedOut onLeave={onLeave} /> : <CartEmpty onLeave={onLeave} />;
}

export function CartEmpty({ onLeave }: { onLeave?: (() => void) | undefined }) {
  return (
    <CartNote text="Your shopping bag is empty.">
      <ButtonLink variant="outline" to="/latest-arrivals" onClick={onLeave}>
        Shop new arrivals
      </ButtonLink>
    </CartNote>
  );
}

/** Shown to a customer whose session has ended or who has signed out in another tab. */
export function CartSignedOut({ onLeave }: { onLeave?: (() => void) | undefined }) {
  const signIn = () => {
    onLeave?.();
    session.askToSignIn({ notice: LOGGED_OUT_NOTICE });
  };
  return (
    <CartNote text={LOGGED_OUT_NOTICE}>
      <Button onClick={signIn}>Sign In</Button>
    </CartNote>
  );
}

/** Replaces the cart's contents. It takes the focus if these had it. */
function CartNote({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Stack align="start" gap="6" py="10">
      <chakra.p ref={takeLostFocus} tabIndex={-1} textStyle="subheading" outline="0">
        {text}
      </chakra.p>
      {children}
    </Stack>
  );
}

export function CartProblem({ onRetry }: { onRetry: () => void }) {
  /** The contents replace the button, so the page or the drawer takes its focus. */
  const retry = ({ currentTarget }: MouseEvent) => {
    focusContent(currentTarget.closest<HTMLElement>('[role=dialog]'));
    onRetry();
  };
  return (
    <Stack role="alert" align="start" gap="6" py="10">
      <p>We could not load your shopping bag.</p>
      <Button variant="outline" onClick={retry}>
        Try again
      </Button>
    </Stack>
  );
}

/** Placeholder lines of the final size. */
export function CartSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading your shopping bag…</VisuallyHidden>
      {['first', 'second'].map((line) => (
        <Grid
          key={line}
          templateColumns="{sizes.15} minmax(0, 1fr)"
          gap="4"
          py="5"
          borderBottom="line"
          aria-hidden="true"
        >
          <Skeleton width="15" height="20" aria-hidden />
          <Skeleton height="11" aria-hidden />
        </Grid>
      ))}
    </div>
  );
}

export function CheckoutSkeleton() {
  return (
    <chakra.div role="status" css={columns.root}>
      <VisuallyHidden>Loading the checkout…</VisuallyHidden>
      <Stack gap="10" aria-hidden="true">
        <Skeleton height="30" aria-hidden />
        <Skeleton height="80" aria-hidden />
        <Skeleton height="40" aria-hidden />
      </Stack>
      <Skeleton height="90" aria-hidden />
    </chakra.div>
  );
}
