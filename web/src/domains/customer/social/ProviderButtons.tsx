import { Box, Button, HStack, Separator, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { onWindowClosed } from '#lib/browser/onWindowClosed.ts';
import { FormAlert } from '#ui/form/Form.tsx';
import {
  useSignInWithFacebookMutation,
  useSignInWithGoogleMutation,
} from '../session/Session.generated.ts';
import { afterSignOut } from '../session/useSignOut.ts';
import { type SignInSettingsQuery, useSignInSettingsQuery } from '../sign-in/SignIn.generated.ts';
import { beginSession, useGuestCartId } from '../sign-in/useSignIn.ts';
import facebook from './facebook.svg';
import google from './google.svg';

const PROVIDERS: Readonly<Record<Provider['name'], { label: string; logo: string }>> = {
  FACEBOOK: { label: 'Facebook', logo: facebook },
  GOOGLE: { label: 'Google', logo: google },
};

/** Renders nothing if no provider is configured or the settings cannot be loaded. */
export function ProviderButtons() {
  const { data, loading } = useSignInSettingsQuery();
  const signIn = useProviderSignIn();
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState<Provider['name'] | null>(null);
  const providers = data?.signInSettings.providers ?? [];
  if (loading) return <Box minHeight="40" aria-hidden />;
  if (providers.length === 0) return null;

  const choose = async (provider: Provider) => {
    setFailure('');
    setBusy(provider.name);
    const problem = await signIn(provider);
    setBusy(null);
    setFailure(problem ?? '');
  };
  return (
    <>
      <HStack gap="3.5" fontSize="sm" color="fg.muted">
        <Separator flex="1" />
        <Text>or</Text>
        <Separator flex="1" />
      </HStack>
      <FormAlert>{failure}</FormAlert>
      <Stack gap="2.5">
        {providers.map((provider) => (
          <Button
            key={provider.name}
            variant="outline"
            gap="3"
            px="3"
            bg="bg.panel"
            borderColor="border.control"
            _hover={{ bg: 'bg.panel', color: 'fg', borderColor: 'fg' }}
            aria-busy={busy === provider.name}
            onClick={() => choose(provider)}
          >
            <img src={PROVIDERS[provider.name].logo} width={18} height={18} alt="" />
            Continue with {PROVIDERS[provider.name].label}
          </Button>
        ))}
      </Stack>
    </>
  );
}

type Provider = SignInSettingsQuery['signInSettings']['providers'][number];

interface ProviderTokens {
  readonly accessToken: string;
  readonly idToken: string;
}

type ProviderResponse = Readonly<Record<string, string | undefined>>;

const PROVIDER_FAILURE = 'Something went wrong. Try again.';

/**
 * Signs in with a provider. Resolves with null on success, with '' if the shopper canceled, otherwise with the message.
 * Never rejects. Must be called in a click handler.
 */
function useProviderSignIn(): (provider: Provider) => Promise<string | null> {
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

const POPUP = 'popup,width=480,height=680';

function authorizeUrl(provider: Provider, sent: { state: string; nonce: string }): string {
  const url = new URL(provider.authorizeUrl);
  const params = {
    client_id: provider.clientId,
    redirect_uri: new URL('/sign-in-return.html', window.location.origin).href,
    response_type: provider.responseType,
    scope: provider.scope,
    prompt: 'select_account',
    ...sent,
  };
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * Opens the provider's popup and waits for its response, which arrives through a page of the shop, so no third-party
 * script is needed. Null if the shopper closed the popup or declined. Must be called in a click handler; otherwise the
 * popup is blocked, and this throws, as it does for the response to another sign-in.
 */
async function openProvider(provider: Provider): Promise<ProviderTokens | null> {
  const sent = { state: createRandom(), nonce: createRandom() };
  const popup = window.open(authorizeUrl(provider, sent), 'encore-identity', POPUP);
  if (!popup) throw new Error('The window was blocked.');
  const response = await waitForResponse(popup, sent.state);
  popup.close();
  if (!response || response.error) return null;
  const { access_token: accessToken = '', id_token: idToken = '' } = response;
  if (idToken && decodeClaims(idToken).nonce !== sent.nonce) throw new Error('Another sign-in.');
  return { accessToken, idToken };
}

/** 128 random bits; a UUID has 122. */
function createRandom(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** `sign-in-return.js` posts the response on this channel. */
function waitForResponse(popup: Window, state: string): Promise<ProviderResponse | null> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel('encore-identity');
    const finish = (response: ProviderResponse | null) => {
      stopWatching();
      channel.close();
      resolve(response);
    };
    channel.addEventListener('message', ({ data }: MessageEvent<ProviderResponse>) => {
      if (data.state === state) finish(data);
    });
    const stopWatching = onWindowClosed(popup, () => finish(null));
  });
}

/** Decodes an ID token without verification, which is the back end's task. */
function decodeClaims(idToken: string): Readonly<Record<string, unknown>> {
  const body = atob((idToken.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'));
  const bytes = Uint8Array.from(body, (sign) => sign.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}
