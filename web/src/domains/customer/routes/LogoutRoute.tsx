import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useEffect } from 'react';
import { data, Link } from 'react-router';
import { session } from '#lib/session/useSession.ts';
import { PageHead } from '#ui/PageHead.tsx';
import { signOut } from '../session/sessionCalls.ts';
import type { Route } from './+types/LogoutRoute.ts';
import '../components/account.css';

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

/** Signs out and offers to sign in again; who does so here goes to /account (spec §2). */
export default function LogoutRoute() {
  const client = useApolloClient();
  useEffect(() => {
    void signOut(client, session);
  }, [client]);
  return (
    <div className="e-wrap e-account-gate">
      <PageHead title="Signed out" canonical={null} />
      <h1 className="e-title">You are signed out.</h1>
      <p>Thank you for visiting. Nothing of your account is kept in this browser.</p>
      <div className="e-account-actions">
        <Button onClick={() => session.askToSignIn()}>Sign In</Button>
        <Button asChild variant="outline">
          <Link to="/">Continue Shopping</Link>
        </Button>
      </div>
    </div>
  );
}
