import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { session } from '../../../shared/session/useSession.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { takeCookieBack } from '../session/sessionCalls.ts';
import '../components/account.css';

/** Signs out and offers to sign in again; who does so here goes to /account (spec §2). */
export default function LogoutRoute() {
  const client = useApolloClient();
  useEffect(() => {
    void takeCookieBack(client).then(session.end);
  }, [client]);
  return (
    <div className="e-wrap e-account-gate">
      <PageHead title="Signed out" canonical={null} />
      <h1 className="e-title">You are signed out.</h1>
      <p>Thank you for visiting. Nothing of your account is kept in this browser.</p>
      <div className="e-account-actions">
        <Button onClick={() => session.askToSignIn()}>Sign In</Button>
        <ButtonLink to="/" variant="outline">
          Continue Shopping
        </ButtonLink>
      </div>
    </div>
  );
}
