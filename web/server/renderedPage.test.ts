import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { NONCE_PLACEHOLDER, RenderedPage } from './renderedPage.ts';

const createPage = (text: string) => RenderedPage.from(new Response(text));

test.each([
  ['no nonce', '<p>Plain page</p>'],
  ['nothing at all', ''],
  ['nothing but a nonce', NONCE_PLACEHOLDER],
  ['a nonce at both ends', `${NONCE_PLACEHOLDER}<p>é—€ 𝒜</p>${NONCE_PLACEHOLDER}`],
  [
    'many nonces in a large page',
    `<script nonce="${NONCE_PLACEHOLDER}">${'const a = 1;'.repeat(5000)}</script>`.repeat(20),
  ],
])(
  'sends a page with %s identically with and without compression, for any nonce',
  async (_, text) => {
    const page = await createPage(text);
    for (const nonce of ['abc', 'MTIzNDU2Nzg5MDEyMzQ1Ng==']) {
      const expected = text.replaceAll(NONCE_PLACEHOLDER, nonce);
      expect(page.withNonce(nonce).toString()).toBe(expected);
      expect(gunzipSync(await page.gzipWithNonce(nonce)).toString()).toBe(expected);
    }
  },
);

test('compresses a page to a fraction of its size', async () => {
  const page = await createPage(
    `<script nonce="${NONCE_PLACEHOLDER}"></script>${'<p>bag</p>'.repeat(9999)}`,
  );
  expect((await page.gzipWithNonce('abc')).length).toBeLessThan(page.size / 20);
});
