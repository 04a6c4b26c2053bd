import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerMedia } from './plugin.ts';

let folder: string;
let app: FastifyInstance;
let origin: string;

const CACHE = '/media/catalog/product/cache';
const FILE = '/p/i/piece.webp';

async function request(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(origin + path, { headers });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'encore-media-'));
  const red = { create: { width: 630, height: 840, channels: 3, background: '#c01020' } } as const;
  await sharp(red).webp().toFile(join(folder, 'piece.webp'));
  const clear = {
    create: { width: 40, height: 40, channels: 4, background: '#00000000' },
  } as const;
  await sharp(clear).png().toFile(join(folder, 'square.png'));
  writeFileSync(join(folder, 'broken.webp'), 'not a picture');
  writeFileSync(join(folder, 'secret.json'), '{}');
  app = Fastify();
  await app.register(registerMedia, { mediaDir: folder, cacheDir: join(folder, 'cache') });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends a path as it stands; fetch would resolve its dots first. */
function getStatus(path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });
}

describe('the picture service', () => {
  it.each([
    ['60x80', 60, 80],
    ['312x416', 312, 416],
    ['630x840', 630, 840],
  ])('draws the preset %s', async (preset, width, height) => {
    const { response, bytes } = await request(`${CACHE}/${preset}${FILE}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height });
  });

  it.each(['61x80', '312X416', '1x1', '630x840x2', 'small'])(
    'rejects the size %s',
    async (size) => {
      expect((await request(`${CACHE}/${size}${FILE}`)).response.status).toBe(404);
    },
  );

  it('serves AVIF to a browser that accepts it, with Vary', async () => {
    const { response, bytes } = await request(`${CACHE}/60x80${FILE}`, {
      accept: 'image/avif,image/webp,*/*;q=0.8',
    });
    expect(response.headers.get('content-type')).toBe('image/avif');
    expect(response.headers.get('vary')).toMatch(/accept/i);
    expect((await sharp(bytes).metadata()).format).toBe('heif');
    const rejected = await request(`${CACHE}/60x80${FILE}`, {
      accept: 'image/avif;q=0,image/webp',
    });
    expect(rejected.response.headers.get('content-type')).toBe('image/webp');
  });

  it('shows a picture of another shape whole on white', async () => {
    const { bytes } = await request(`${CACHE}/312x416/s/q/square.png`);
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect(Math.min(...data.subarray(0, 300))).toBeGreaterThan(250);
  });

  it('returns 304 for an ETag of its own and of the same format', async () => {
    const first = await request(`${CACHE}/312x416${FILE}`);
    const etag = first.response.headers.get('etag') ?? '';
    const again = await request(`${CACHE}/312x416${FILE}`, { 'if-none-match': `W/${etag}` });
    expect(again.response.status).toBe(304);
    expect(again.bytes).toHaveLength(0);
    const other = await request(`${CACHE}/312x416${FILE}`, {
      'if-none-match': etag,
      accept: 'image/avif',
    });
    expect(other.response.status).toBe(200);
  });

  it('returns one image to simultaneous requests and leaves no unfinished file', async () => {
    const requests = Array.from({ length: 12 }, () => request(`${CACHE}/60x80/s/q/square.png`));
    const all = await Promise.all(requests);
    expect(new Set(all.map(({ bytes }) => bytes.toString('hex'))).size).toBe(1);
    expect(readdirSync(join(folder, 'cache')).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('returns the original beside the presets, byte for byte', async () => {
    const { response, bytes } = await request(`/media/catalog/product${FILE}`);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(bytes.equals((await request(`${CACHE}/630x840${FILE}`)).bytes)).toBe(true);
  });

  it('returns a placeholder for items without a picture', async () => {
    const { response, bytes } = await request(`${CACHE}/312x416/placeholder/fallback.webp`);
    expect(response.status).toBe(200);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 312, height: 416 });
    expect(
      (await request('/media/catalog/product/placeholder/fallback.webp')).response.status,
    ).toBe(200);
  });

  it.each([
    '/g/o/gone.webp',
    '/x/y/piece.webp',
    '/piece.webp',
    '/s/e/secret.json',
    '/c/a/cache',
    '/..%2f..%2fetc%2fpasswd',
    '/p/i/..%2fpiece.webp',
    '/p/i/%2e%2e/%2e%2e/piece.webp',
    '/p/i/piece.webp%00.webp',
  ])('returns 404 in plain text for %s', async (path) => {
    for (const base of [`${CACHE}/60x80`, '/media/catalog/product']) {
      const { response, bytes } = await request(base + path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toContain('text/plain');
      expect(bytes.toString()).not.toContain('{}');
    }
  });

  it.each([
    '../../../piece.webp',
    'p/i/../../../piece.webp',
    '..%5c..%5cpiece.webp',
    '%2e%2e%2fpiece.webp',
  ])('returns 404 for a path out of the folder by %s', async (path) => {
    expect(await getStatus(`${CACHE}/60x80/${path}`)).toBe(404);
    expect(await getStatus(`/media/catalog/product/${path}`)).toBe(404);
  });

  it('returns 404 for a file that is no picture', async () => {
    expect((await request(`${CACHE}/60x80/b/r/broken.webp`)).response.status).toBe(404);
  });
});
