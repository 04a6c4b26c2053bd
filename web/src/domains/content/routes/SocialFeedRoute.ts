import { data } from 'react-router';
import { log } from '#lib/server/log.server.ts';
import { env } from '../../../../env.ts';
import { toPosts } from '../social/jsonFeed.ts';

const TIMEOUT_MS = 4000;
const BAD_GATEWAY = 502;

/** Serves the configured social feed to the home page; 404 if none is configured, 502 if it cannot be read. */
export async function loader(): Promise<Response> {
  if (env.SOCIAL_FEED_URL === undefined) throw data(null, { status: 404 });
  try {
    const response = await fetch(env.SOCIAL_FEED_URL, {
      // The feed's host must not choose which addresses this server reads.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The feed responded with ${response.status}.`);
    const posts = toPosts(await response.json());
    return Response.json(posts, {
      headers: { 'Cache-Control': 'public, max-age=0, s-maxage=600' },
    });
  } catch (error) {
    log.error({ err: error }, 'the social feed could not be read');
    return Response.json([], { status: BAD_GATEWAY, headers: { 'Cache-Control': 'no-store' } });
  }
}
