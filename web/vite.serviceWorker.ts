import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const inFolder = (name: string) =>
  fileURLToPath(new URL(`src/service-worker/${name}`, import.meta.url));

/** Writes the service worker to /sw.js, one script of its own, and the page it shows without a network to /offline.html. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_options, bundle) {
      const { html, fonts } = offlinePage(bundle);
      const version = createHash('sha256').update(html).digest('hex').slice(0, 12);
      const urls = ['/offline.html', '/favicon.svg', ...fonts];
      const script = await scriptWith({ version, urls });
      this.emitFile({ type: 'asset', fileName: 'offline.html', source: html });
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: script });
    },
  };
}

/** The page with the addresses of the fonts as they were built: `{name.woff2}` in its text names them. */
function offlinePage(bundle: Rolldown.OutputBundle): { html: string; fonts: string[] } {
  const built = Object.values(bundle).filter((file) => file.type === 'asset');
  const fonts: string[] = [];
  const template = readFileSync(inFolder('offline.html'), 'utf8');
  const html = template.replace(/\{([\w-]+\.woff2)\}/g, (_, name: string) => {
    const font = built.find(({ originalFileNames }) =>
      originalFileNames.some((original) => basename(original) === name),
    );
    if (!font) throw new Error(`The shop has no font ${name}, which the offline page names.`);
    fonts.push(`/${font.fileName}`);
    return `/${font.fileName}`;
  });
  return { html, fonts };
}

async function scriptWith(offline: { version: string; urls: string[] }): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"', OFFLINE: JSON.stringify(offline) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: inFolder('worker.ts'), output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('The service worker was not built.');
  return output.output[0].code;
}
