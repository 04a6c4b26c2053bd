import {
  useSignInWithFacebookMutation,
  useSignInWithGoogleMutation,
} from '../session/Session.generated.ts';
import { afterSignOut } from '../session/useSignOut.ts';
import { beginSession, useGuestCartId } from '../sign-in/useSignIn.ts';
import { decodeClaims, openProvider, type Provider, type ProviderTokens } from './openProvider.ts';

/** The specified text for all providers. */
const PROVIDER_FAILURE = 'Something went wrong. Try again.';

/**
 * Signs in with a provider. Resolves with null on success, with '' if the shopper canceled, otherwise with the message.
 * Never rejects. Must be called in a click handler.
 */
export function useProviderSignIn(): (provider: Provider) => Promise<string | null> {
  const getGuestCartId = useGuestCartId();
  const [signInWithFacebook] = useSignInWithFacebookMutation({ fetchPolicy: 'no-cache' });
  const [signInWithGoogle] = useSignInWithGoogleMutation({ fetchPolicy: 'no-cache' });

  const send = async (name: Provider['name'], { accessToken, idToken }: ProviderTokens) => {
    const guestCartId = getGuestCartId();
    if (name === 'FACEBOOK') {
      const input = { accessToken, guestCartId };
      return (await signInWithFacebook({ variables: { input } })).data?.customerSignInWithFacebook;
    }
    const claims = decodeClaims(idToken);
    const text = (claim: string) => String(claims[claim] ?? '');
    const input = {
      token: idToken,
      googleId: text('sub'),
      email: text('email'),
      firstName: text('given_name'),
      lastName: text('family_name'),
      guestCartId,
    };
    return (await signInWithGoogle({ variables: { input } })).data?.customerSignInWithGoogle;
  };
  return async (provider) => {
    try {
      const tokens = await openProvider(provider);
      if (tokens === null) return '';
      await afterSignOut();
      const payload = await send(provider.name, tokens);
      return payload?.customer ? await beginSession(payload) : PROVIDER_FAILURE;
    } catch {
      return PROVIDER_FAILURE;
    }
  };
}
