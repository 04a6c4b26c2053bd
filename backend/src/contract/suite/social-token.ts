import type { Vars } from './shape.ts';
import type { Target } from './target.ts';

const PERSON = '100000000000000001';

/** Goes through the consent window of the sandbox as a browser would. */
async function consent({ url, shopUrl }: NonNullable<Target['identity']>, clientId: string): Promise<URLSearchParams> {
  const answer = await fetch(`${url}/authorize`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      client_id: clientId,
      redirect_uri: `${shopUrl}/account`,
      state: 'contract',
      nonce: 'contract',
      person: PERSON,
    }),
  });
  return new URLSearchParams(new URL(answer.headers.get('location') ?? '').hash.slice(1));
}

/** Fresh tokens of somebody who signs in at the sandbox's identity provider. */
export async function socialToken({ identity }: Target): Promise<Vars> {
  if (identity === undefined) return {};
  return {
    googleToken: (await consent(identity, 'encore-google')).get('id_token'),
    facebookToken: (await consent(identity, 'encore-facebook')).get('access_token'),
  };
}
