import { Button } from '@chakra-ui/react';
import { useEffect } from 'react';
import { data, Link } from 'react-router';
import { session } from '#apollo/session/session.ts';
import { AccountGate, Actions } from '../components/AccountGate.tsx';
import { useSignOut } from '../session/useSignOut.ts';
import type { Route } from './+types/LogoutRoute.ts';

/**
 * Whoever comes to the page itself has the browser clear what the shop keeps in it, scripts or not. A picture or a frame
 * of another site that points here clears nothing.
 */
export const loader = ({ request }: Route.LoaderArgs) => {
  const isPage = request.headers.get('sec-fetch-dest') === 'document';
  return data(null, { headers: isPage ? { 'Clear-Site-Data': '"storage"' } : {} });
};

/** Those that the loader has set. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** Signs out and offers to sign in again; who does so here goes to /account. */
export default function LogoutRoute() {
  const signOut = useSignOut();
  useEffect(() => void signOut(), [signOut]);
  return (
    <AccountGate title="Signed out" heading="You're signed out.">
      <p>Thank you for visiting. Your account details are no longer stored in this browser.</p>
      <Actions>
        <Button onClick={() => session.askToSignIn()}>Sign In</Button>
        <Button asChild variant="outline">
          <Link to="/">Continue shopping</Link>
        </Button>
      </Actions>
    </AccountGate>
  );
}
