import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);

/** Writes a Brotli copy (`.br`) of each script and style sheet at build time; `server/app.ts` serves them. */
export function precompression(): Plugin {
  return {
    name: 'precompression',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle: {
      order: 'post',
      async handler({ dir = '' }, bundle) {
        const files = Object.keys(bundle).filter((file) => /^assets\/.+\.(js|css)$/.test(file));
        await Promise.all(files.map((file) => compressFile(join(dir, file))));
      },
    },
  };
}

async function compressFile(file: string): Promise<void> {
  await writeFile(`${file}.br`, await compress(await readFile(file)));
}
