import { ask } from './ask.ts';
import type { Vars } from './shape.ts';
import type { Target } from './target.ts';

const PERSON = '100000000000000001';

interface Consent {
  readonly sandbox: NonNullable<Target['sandbox']>;
  /** How long the response is waited for. */
  readonly seconds: number;
}

/**
 * Goes through the consent window of the sandbox as a browser would; what it sends the shop.
 * @throws when the sandbox does not know the shop's address
 */
export async function consent({ sandbox: { url, shopUrl }, seconds }: Consent, clientId: string): Promise<URLSearchParams> {
  const { response } = await ask(`${url}/identity/authorize`, seconds, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: clientId,
      redirect_uri: `${shopUrl}/account`,
      state: 'contract',
      nonce: 'contract',
      person: PERSON,
    }),
  });
  const back = response.headers.get('location');
  if (back === null) {
    throw new Error(`The sandbox at ${url} sends nobody back to ${shopUrl}: name the shop that belongs to it with --shop.`);
  }
  return new URLSearchParams(new URL(back).hash.slice(1));
}

/** Fresh tokens of someone who signs in at the sandbox's identity provider. */
export async function socialToken({ sandbox, patienceSeconds: seconds }: Target): Promise<Vars> {
  if (sandbox === undefined) return {};
  return {
    googleToken: (await consent({ sandbox, seconds }, 'encore-google')).get('id_token'),
    facebookToken: (await consent({ sandbox, seconds }, 'encore-facebook')).get('access_token'),
  };
}
