import { data as answer } from 'react-router';
import { env } from '../../../../env.ts';
import { postsOf } from '../social/jsonFeed.ts';

const TIMEOUT_MS = 4000;
const BAD_GATEWAY = 502;

/** The configured social feed as the strip of the home page reads it; 404 without one, 502 when it cannot be had. */
export async function loader(): Promise<Response> {
  if (env.SOCIAL_FEED_URL === undefined) throw answer(null, { status: 404 });
  try {
    const response = await fetch(env.SOCIAL_FEED_URL, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`It answered ${response.status}.`);
    const posts = postsOf(await response.json());
    return Response.json(posts, {
      headers: { 'Cache-Control': 'public, max-age=0, s-maxage=600' },
    });
  } catch (error) {
    console.error('The social feed could not be read:', error);
    return Response.json([], { status: BAD_GATEWAY, headers: { 'Cache-Control': 'no-store' } });
  }
}
