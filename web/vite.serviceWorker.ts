import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const toPath = (name: string) =>
  fileURLToPath(new URL(`src/service-worker/${name}`, import.meta.url));

/** Emits the service worker as a single script, /sw.js, and the page that it shows when offline, /offline.html. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_options, bundle) {
      const { html, fonts } = offlinePage(bundle);
      const version = createHash('sha256').update(html).digest('hex').slice(0, 12);
      const urls = ['/offline.html', '/favicon.svg', ...fonts];
      const script = await buildWorker({ version, urls });
      this.emitFile({ type: 'asset', fileName: 'offline.html', source: html });
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: script });
    },
  };
}

/** Renders the offline page: each `{name.woff2}` in the template becomes the URL of the built font. */
function offlinePage(bundle: Rolldown.OutputBundle): { html: string; fonts: string[] } {
  const built = Object.values(bundle).filter((file) => file.type === 'asset');
  const fonts: string[] = [];
  const template = readFileSync(toPath('offline.html'), 'utf8');
  const html = template.replace(/\{([\w-]+\.woff2)\}/g, (_, name: string) => {
    const font = built.find(({ originalFileNames }) =>
      originalFileNames.some((original) => basename(original) === name),
    );
    if (!font)
      throw new Error(
        `The build has no font "${name}". Remove it from offline.html or add it to the shop.`,
      );
    fonts.push(`/${font.fileName}`);
    return `/${font.fileName}`;
  });
  return { html, fonts };
}

async function buildWorker(offline: { version: string; urls: string[] }): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"', OFFLINE: JSON.stringify(offline) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: toPath('worker.ts'), output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output))
    throw new Error('The build of the service worker returned no output.');
  return output.output[0].code;
}
