import { expect, it, vi } from 'vitest';
import { loader } from './BlogRoute.tsx';

const query = vi.hoisted(() => vi.fn());
vi.mock('#apollo/serverClient.server.ts', () => ({ serverClient: () => ({ query }) }));

const load = () => loader({ request: new Request('http://shop.test/blog') } as never);

it('answers 503 when the posts cannot be read', async () => {
  query.mockResolvedValue({ data: undefined, error: new Error('fetch failed') });
  await expect(load()).rejects.toMatchObject({ init: { status: 503 } });
});

it('stands without the introduction', async () => {
  const data = { pageSearch: { pages: [] }, cmsPage: null };
  query.mockResolvedValue({ data });
  expect(await load()).toEqual(data);
});
