import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPictureCache } from './plugin.ts';

const CARD = { width: 312, height: 416, format: 'webp' } as const;
const RED = { width: 30, height: 40, channels: 3, background: '#c01020' } as const;

let folder: string;
let reads: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'encore-cache-'));
  reads = 0;
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const source = (mark: string, bytes: () => Promise<Buffer>) => ({
  name: 'red.png',
  mark,
  read: () => {
    reads += 1;
    return bytes();
  },
});

const red = (mark = 'first') => source(mark, () => sharp({ create: RED }).png().toBuffer());

describe('the cache of pictures', () => {
  it('renders once for concurrent requests and survives a restart', async () => {
    const cache = createPictureCache(folder);
    const renderings = await Promise.all(Array.from({ length: 8 }, () => cache.get(red(), CARD)));
    expect(new Set(renderings.map((bytes) => bytes.toString('hex'))).size).toBe(1);
    expect(reads).toBe(1);
    await createPictureCache(folder).get(red(), CARD);
    expect(reads).toBe(1);
  });

  it('renders again when the file has changed', async () => {
    const cache = createPictureCache(folder);
    await cache.get(red(), CARD);
    await cache.get(red('second'), CARD);
    expect(reads).toBe(2);
  });

  it('retries after a failure and serves pictures that it cannot cache', async () => {
    const cache = createPictureCache(folder);
    const broken = source('broken', async () => Buffer.from('no picture'));
    await expect(cache.get(broken, CARD)).rejects.toThrow();
    await expect(cache.get(broken, CARD)).rejects.toThrow();
    expect(reads).toBe(2);
    const unwritable = createPictureCache(join('/dev/null', 'cache'));
    expect((await unwritable.get(red(), CARD)).length).toBeGreaterThan(0);
  });
});
