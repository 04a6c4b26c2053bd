import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerReviews } from '../server.ts';

it('serves the badge of the demo shop and the page it leads to', async () => {
  const app = Fastify();
  registerReviews(app);
  const badge = await app.inject('/reviews/badge.svg');
  expect(badge.headers['content-type']).toBe('image/svg+xml');
  expect(badge.body).toMatch(/^<svg .+<\/svg>$/);
  expect((await app.inject('/reviews')).body).toContain('4.8 out of 5 from 1,284 reviews');
});
