import type { Vars } from './shape.ts';
import type { Target } from './target.ts';

const PERSON = '100000000000000001';

/** Goes through the consent window of the sandbox as a browser would. */
async function consent({ url, shopUrl }: NonNullable<Target['sandbox']>, clientId: string): Promise<URLSearchParams> {
  const answer = await fetch(`${url}/identity/authorize`, {
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
export async function socialToken({ sandbox }: Target): Promise<Vars> {
  if (sandbox === undefined) return {};
  return {
    googleToken: (await consent(sandbox, 'encore-google')).get('id_token'),
    facebookToken: (await consent(sandbox, 'encore-facebook')).get('access_token'),
  };
}
