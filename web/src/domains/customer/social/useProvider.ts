import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCart } from '#domains/cart/index.ts';
import {
  type SessionBegin_PayloadFragment,
  SessionBeginFacebook,
  SessionBeginGoogle,
} from '../session/SessionBegin.generated.ts';
import { afterLeaving } from '../session/sessionCalls.ts';
import { begin } from '../sign-in/useSignIn.ts';
import { askProvider, claimsOf, type Provider, type Vouch } from './askProvider.ts';

/** Word for word (spec §8); Facebook's failures read the same. */
const PROVIDER_FAILURE = 'Something went wrong. Try again.';

/**
 * Signs in with a provider. Null when it is done; '' when the person thought better of it; otherwise what to tell. Never
 * rejects. Must be called in a click.
 */
export function useProvider(): (provider: Provider) => Promise<string | null> {
  const client = useApolloClient();
  const { currentCartId } = useCart();
  return async (provider) => {
    try {
      const vouch = await askProvider(provider);
      if (vouch === null) return '';
      await afterLeaving();
      const payload = await send(client, provider.name, { ...vouch, guestCartId: currentCartId() });
      return payload?.customer ? begin(payload) : PROVIDER_FAILURE;
    } catch {
      return PROVIDER_FAILURE;
    }
  };
}

async function send(
  client: ApolloClient,
  name: Provider['name'],
  { accessToken, idToken, guestCartId }: Vouch & { guestCartId: string | null },
): Promise<SessionBegin_PayloadFragment | undefined> {
  if (name === 'FACEBOOK') {
    const variables = { input: { accessToken, guestCartId } };
    const { data } = await client.mutate({ mutation: SessionBeginFacebook, variables });
    return data?.customerSignInWithFacebook;
  }
  const claims = claimsOf(idToken);
  const text = (claim: string) => String(claims[claim] ?? '');
  const user = {
    googleId: text('sub'),
    email: text('email'),
    firstName: text('given_name'),
    lastName: text('family_name'),
  };
  const variables = { input: { token: idToken, ...user, guestCartId } };
  const { data } = await client.mutate({ mutation: SessionBeginGoogle, variables });
  return data?.customerSignInWithGoogle;
}
