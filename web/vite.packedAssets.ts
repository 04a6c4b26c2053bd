import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const pack = promisify(brotliCompress);

/** Lays a copy (`.br`) beside each script and sheet of the browser, packed once as small as can be; `server/app.ts` hands them out. */
export function packedAssets(): Plugin {
  return {
    name: 'packed-assets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle: {
      order: 'post',
      async handler({ dir = '' }, bundle) {
        const files = Object.keys(bundle).filter((file) => /^assets\/.+\.(js|css)$/.test(file));
        await Promise.all(files.map((file) => packFile(join(dir, file))));
      },
    },
  };
}

async function packFile(file: string): Promise<void> {
  await writeFile(`${file}.br`, await pack(await readFile(file)));
}
