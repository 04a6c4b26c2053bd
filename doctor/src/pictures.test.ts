import { describe, expect, test } from 'vitest';
import { examineShop, type Reply, record } from '../test/doctor.ts';

const json = (value: unknown): Reply => ({ status: 200, json: value });

describe('pictures', () => {
  test('fail if Magento returns its placeholder for every path', async () => {
    const { byName, next } = await examineShop({ wrong: { '/media/': { bytes: 1_692 } } });
    expect(byName.pictures.found).toContain('every image of the shop');
    expect(next.join()).toContain('PICTURE_ORIGIN');
  });

  test('fail if the originals are not at PICTURE_ORIGIN', async () => {
    const env = { PICTURE_ORIGIN: 'URL/originals', MEDIA_URL: 'http://127.0.0.1:9/pictures' };
    const { byName } = await examineShop({ env });
    expect(byName.pictures).toMatchObject({ state: 'failed' });
    expect(byName.pictures.advice).toContain('PICTURE_ORIGIN');
    const found = { wrong: { '/originals/a/b/': { bytes: 9_000 } }, env };
    expect((await examineShop(found)).byName.pictures).toMatchObject({
      state: 'warning',
      advice: expect.stringContaining('Start the shop'),
    });
  });

  test('are recognized as a placeholder of any size', async () => {
    const { byName } = await examineShop({ wrong: { '/media/': { bytes: 40_000 } } });
    expect(byName.pictures.found).toContain('placeholder of 40000 bytes');
  });

  test('name the media folder of Magento on another host', async () => {
    const media = { secure_base_media_url: 'https://cdn.test/media/' };
    const wrong = { secure_base_media_url: json({ data: { storeConfig: media } }) };
    const { byName } = await examineShop({ wrong, env: { PICTURE_ORIGIN: 'URL/originals' } });
    expect(byName.pictures.advice).toBe(
      "Set PICTURE_ORIGIN=https://cdn.test/media/catalog/product, Magento's media folder.",
    );
  });

  test('that are a page of another server fail', async () => {
    const { byName } = await examineShop({ wrong: { '/media/': { status: 200, page: '<html>' } } });
    expect(byName.pictures).toEqual({
      state: 'failed',
      found: 'URL/media/312x416/a/b/bag.jpg returned 200 (text/html), not an image',
      advice: 'Check MEDIA_URL. It must serve URL/media/312x416/a/b/bag.jpg.',
    });
  });

  test('fail without a server, and are skipped without an image', async () => {
    const { byName } = await examineShop({ env: { MEDIA_URL: 'http://127.0.0.1:9/pictures' } });
    expect(byName.pictures.state).toBe('failed');
    const { gallery: _, ...bare } = record;
    const results = [{ hits: [bare], nbHits: 1, facets: {} }];
    const { byName: without } = await examineShop({ wrong: { '/1/indexes/': json({ results }) } });
    expect(without.pictures).toEqual({ state: 'skipped', found: 'no search record has an image' });
  });

  test("keep the advice of PICTURE_ORIGIN if it is Magento's media folder", async () => {
    const media = { secure_base_media_url: 'http://127.0.0.1:1/media/' };
    const wrong = { secure_base_media_url: json({ data: { storeConfig: media } }) };
    const env = { PICTURE_ORIGIN: 'http://127.0.0.1:1/media/catalog/product' };
    const { byName } = await examineShop({ wrong, env });
    expect(byName.pictures.advice).toMatch(/^Check PICTURE_ORIGIN /);
  });
});
