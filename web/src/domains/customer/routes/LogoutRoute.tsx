import { Button, Wrap } from '@chakra-ui/react';
import { useEffect } from 'react';
import { data } from 'react-router';
import { session } from '#apollo/session/session.ts';
import { ButtonLink } from '#ui/Links.tsx';
import { AccountGate } from '../components/AccountGate.tsx';
import { useSignOut } from '../session/useSignOut.ts';
import type { Route } from './+types/LogoutRoute.ts';

/** Clears the browser's data even without scripts, but not for images and frames of other sites. */
export const loader = ({ request }: Route.LoaderArgs) => {
  const isPage = request.headers.get('sec-fetch-dest') === 'document';
  return data(null, { headers: isPage ? { 'Clear-Site-Data': '"storage"' } : {} });
};

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** Signs out and offers to sign in again, which leads to /account. */
export default function LogoutRoute() {
  const signOut = useSignOut();
  useEffect(() => void signOut(), [signOut]);
  return (
    <AccountGate title="Signed out" heading="You’re signed out.">
      <p>Thank you for visiting. Your account details are no longer stored in this browser.</p>
      <Wrap gap="3">
        <Button onClick={() => session.askToSignIn()}>Sign In</Button>
        <ButtonLink variant="outline" to="/">
          Continue shopping
        </ButtonLink>
      </Wrap>
    </AccountGate>
  );
}
