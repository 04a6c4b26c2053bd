import { onWindowClosed } from '#lib/browser/whenClosed.ts';
import { makeChannel } from '#lib/storage/channel.ts';
import type { SignInSettingsQuery } from '../sign-in/SignInSettings.generated.ts';

/** A provider of identities, as the shop is configured. */
export type Provider = SignInSettingsQuery['signInSettings']['providers'][number];

/** What a provider's window answered: who it is, or that nobody wants to say. */
export interface Vouch {
  readonly accessToken: string;
  readonly idToken: string;
}

type Answer = Readonly<Record<string, string | undefined>>;

const RETURN = '/sign-in-return.html';
const WINDOW = 'popup,width=480,height=680';

const random = (): string => crypto.randomUUID();

function addressOf(provider: Provider, sent: { state: string; nonce: string }): string {
  const url = new URL(provider.authorizeUrl);
  const params = {
    client_id: provider.clientId,
    redirect_uri: new URL(RETURN, window.location.origin).href,
    response_type: provider.responseType,
    scope: provider.scope,
    prompt: 'select_account',
    ...sent,
  };
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * Opens a provider's window and waits for its answer, which comes back through a page of the shop: the shop runs no
 * script of anybody else. Must be called in a click, or the window is blocked.
 *
 * @returns what the provider vouches for; null when the person closed the window or refused
 * @throws when the window cannot be opened, or the answer is not the one that was asked for
 */
export async function askProvider(provider: Provider): Promise<Vouch | null> {
  const sent = { state: random(), nonce: random() };
  const popup = window.open(addressOf(provider, sent), 'encore-identity', WINDOW);
  if (!popup) throw new Error('The window was blocked.');
  const answer = await answerOf(popup, sent.state);
  popup.close();
  if (!answer || answer.error) return null;
  const { access_token: accessToken = '', id_token: idToken = '' } = answer;
  if (idToken && claimsOf(idToken).nonce !== sent.nonce) throw new Error('Not the same sign-in.');
  return { accessToken, idToken };
}

function answerOf(popup: Window, state: string): Promise<Answer | null> {
  return new Promise((resolve) => {
    const channel = makeChannel<Answer>('encore-identity');
    const finish = (answer: Answer | null) => {
      stopLooking();
      stopListening();
      resolve(answer);
    };
    const stopListening = channel.listen((answer) => {
      if (answer.state === state) finish(answer);
    });
    const stopLooking = onWindowClosed(popup, () => finish(null));
  });
}

/** The claims of an id token, unchecked: the back end checks signature and audience, the shop only compares. */
export function claimsOf(idToken: string): Readonly<Record<string, unknown>> {
  const body = idToken.split('.')[1] ?? '';
  const bytes = Uint8Array.from(atob(body.replace(/-/g, '+').replace(/_/g, '/')), (sign) =>
    sign.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder().decode(bytes));
}
