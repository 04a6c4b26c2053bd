import { onWindowClosed } from '#lib/browser/onWindowClosed.ts';
import type { SignInSettingsQuery } from '../sign-in/SignIn.generated.ts';

export type Provider = SignInSettingsQuery['signInSettings']['providers'][number];

export interface ProviderTokens {
  readonly accessToken: string;
  readonly idToken: string;
}

type ProviderResponse = Readonly<Record<string, string | undefined>>;

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
 * script is needed. Must be called in a click handler; otherwise the popup is blocked.
 *
 * @returns the tokens; null if the shopper closed the popup or declined
 * @throws if the popup cannot be opened, or the response belongs to another sign-in
 */
export async function openProvider(provider: Provider): Promise<ProviderTokens | null> {
  const sent = { state: crypto.randomUUID(), nonce: crypto.randomUUID() };
  const popup = window.open(authorizeUrl(provider, sent), 'encore-identity', POPUP);
  if (!popup) throw new Error('The window was blocked.');
  const response = await waitForResponse(popup, sent.state);
  popup.close();
  if (!response || response.error) return null;
  const { access_token: accessToken = '', id_token: idToken = '' } = response;
  if (idToken && decodeClaims(idToken).nonce !== sent.nonce) throw new Error('Another sign-in.');
  return { accessToken, idToken };
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
export function decodeClaims(idToken: string): Readonly<Record<string, unknown>> {
  const body = atob((idToken.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'));
  const bytes = Uint8Array.from(body, (sign) => sign.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}
