import type { Env } from '../../gateway/src/env.ts';
import { ok, type Result, skipped, warning } from './check.ts';
import type { IndexerEnv } from './env.ts';
import { CheckFailure, type ProbeResponse, tryProbe } from './probe.ts';

const SETTING = 'PUBLIC_URL';
const EXAMPLE = 'https://shop.example.com';

function isLocal(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}

/**
 * Checks the settings as a production process does. A demo of local services needs no secrets; a shop on the same
 * machine as Magento does.
 */
export async function checkSettings(
  env: Env,
  problems: readonly string[],
  { PUBLIC_URL: shop }: IndexerEnv = {},
): Promise<Result> {
  const isPublic = env.NODE_ENV === 'production' || (shop !== undefined && !isLocal(shop));
  if (isLocal(env.COMMERCE_URL) && !isPublic) return skipped('a demo of local services');
  if (problems.length === 0) return ok('complete for production');
  throw new CheckFailure(problems.join('; '), 'Correct these settings in .env.');
}

/** @throws {CheckFailure} unless the URL is an origin, with or without a slash */
function assertOrigin(text: string): URL {
  const url = new URL(text);
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    throw new CheckFailure(
      `${SETTING}=${text} has a path, but the shop is served at /`,
      `Set ${SETTING}=${url.origin}.`,
    );
  }
  return url;
}

/** @throws {CheckFailure} unless the response is robots.txt of the shop with this URL */
function assertShop({ status, headers, text }: ProbeResponse, origin: string): void {
  if (status >= 300 && status < 400) {
    const to = URL.parse(headers.get('location') ?? '', origin)?.origin ?? 'another URL';
    throw new CheckFailure(`${origin} redirects to ${to}`, `Set ${SETTING}=${to}.`);
  }
  const [, own] = /^Sitemap: (.+)\/sitemap\.xml$/m.exec(text) ?? [];
  if (status !== 200 || own === undefined) {
    throw new CheckFailure(
      `${origin} is another server than the shop (${status})`,
      `Correct ${SETTING}, or let its domain lead to the shop's proxy.`,
    );
  }
  if (own === origin) return;
  throw new CheckFailure(
    `the shop at ${origin} runs with ${SETTING}=${own}`,
    'Restart the web servers with the settings in .env.',
  );
}

/** Checks the URL in canonical links, search records and calls of browsers. */
export async function checkPublicUrl(env: Env, settings: IndexerEnv): Promise<Result> {
  const text = settings.PUBLIC_URL;
  if (text === undefined) {
    if (isLocal(env.COMMERCE_URL)) return skipped(`no ${SETTING}`);
    return warning(
      `${SETTING} is not set: canonical links and search records contain http://localhost:3000`,
      `Set it to the shop's URL: ${EXAMPLE}.`,
    );
  }
  const { origin } = assertOrigin(text);
  if (origin === env.COMMERCE_URL) {
    throw new CheckFailure(
      `${SETTING} is the URL of Magento`,
      `Set it to the shop's own URL: ${EXAMPLE}.`,
    );
  }
  const found = await tryProbe({ url: `${origin}/robots.txt`, setting: SETTING });
  if (found instanceof CheckFailure) {
    return warning(
      found.message,
      `Start the shop and let its domain lead to it, or correct ${SETTING}; then run the doctor again.`,
    );
  }
  const { status } = found;
  if (status === 502 || status === 503) {
    return warning(
      `the proxy at ${origin} responds, but the shop does not (${status})`,
      'Start the web servers, or end MAINTENANCE, then run the doctor again.',
    );
  }
  assertShop(found, origin);
  return ok(`responds at ${origin}`);
}
