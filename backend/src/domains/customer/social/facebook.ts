import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { notAccepted, requestProvider, toIdentity } from './accepted.ts';
import type { Identity } from './identities.ts';

const GRAPH = 'https://graph.facebook.com/v23.0';

/** Where the real Facebook is reached. `graphUrl` is Facebook's own unless told. */
export interface FacebookOptions {
  /** The shop's id at Facebook, the same that the gateway shows to browsers. */
  readonly appId: string;
  readonly appSecret: string;
  readonly graphUrl?: string;
}

const inspected = z.object({
  data: z.object({ app_id: z.string(), is_valid: z.boolean(), user_id: z.string() }),
});
const person = z.object({
  id: z.string(),
  email: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
});

/**
 * Who signed in at the real Facebook: it is asked whether the token was given to this shop, and whose it is. It names a
 * mail address only when that is confirmed. The same token may come again while it holds, so it is not used up.
 */
export function createFacebook(options: FacebookOptions, now: () => number) {
  const { appId, appSecret, graphUrl = GRAPH } = options;
  const request = (path: string, fields: Record<string, string>): Promise<unknown> =>
    requestProvider(`${graphUrl}/${path}?${new URLSearchParams(fields)}`);

  return async (accessToken: string): Promise<Identity> => {
    const check = { input_token: accessToken, access_token: `${appId}|${appSecret}` };
    const token = inspected.safeParse(await request('debug_token', check));
    const { app_id, is_valid, user_id } = token.success ? token.data.data : throwRejected();
    if (!is_valid || app_id !== appId) throw notAccepted();
    const fields = { fields: 'id,email,first_name,last_name', access_token: accessToken };
    const about = person.safeParse(await request('me', fields));
    const { id, email, first_name, last_name } = about.success ? about.data : throwRejected();
    if (id !== user_id) throw notAccepted();
    const claims = { sub: id, email, given_name: first_name, family_name: last_name };
    const used = { tokenId: randomUUID(), tokenExpires: Math.floor(now() / 1000) };
    return toIdentity('facebook', { ...claims, email_verified: true }, used);
  };
}

function throwRejected(): never {
  throw notAccepted();
}
