import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const MB = 1024 * 1024;

/** Cleans a photo 16 times in parallel and prints how far the memory rose, in bytes. */
const PROGRAM = `
  import { readFileSync } from 'node:fs';
  import { cleanPhoto } from '${new URL('clean.ts', import.meta.url).href}';
  const bytes = readFileSync(process.argv[1]);
  const before = process.memoryUsage.rss();
  let peak = before;
  const watch = setInterval(() => { peak = Math.max(peak, process.memoryUsage.rss()); }, 5);
  await Promise.all(Array.from({ length: 16 }, () => cleanPhoto(bytes)));
  clearInterval(watch);
  console.log(peak - before);
`;

it('raises the memory by at most 100 MB for 16 parallel photos of 38 megapixels', {
  tags: 'simulation',
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'encore-memory-'));
  const photo = join(folder, 'photo.jpg');
  const color = { width: 7100, height: 5350, channels: 3, background: '#884422' } as const;
  await sharp({ create: color }).jpeg().toFile(photo);
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM, photo], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // As npm start and the image set it.
    env: { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536' },
  });
  expect(Number(await text(child.stdout))).toBeLessThan(100 * MB);
  rmSync(folder, { recursive: true });
});
