import { afterEach, expect, test, vi } from 'vitest';
import { log } from '#lib/server/log.server.ts';
import { env } from '../../../../env.ts';
import { closeAll, serve } from '../../../../server/testing.test-helpers.ts';
import { loader } from './SocialFeedRoute.ts';

afterEach(() => {
  closeAll();
  delete env.SOCIAL_FEED_URL;
  vi.restoreAllMocks();
});

test('follows no redirect of the feed to another address', async () => {
  vi.spyOn(log, 'error').mockReturnValue();
  const requested: string[] = [];
  const inner = await serve((request, response) => {
    requested.push(request.url ?? '');
    response.end('{"items":[]}');
  });
  env.SOCIAL_FEED_URL = await serve((_, response) =>
    response.writeHead(302, { location: inner }).end(),
  );
  expect((await loader()).status).toBe(502);
  expect(requested).toEqual([]);
});
