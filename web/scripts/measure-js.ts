import { gzipSync } from 'node:zlib';

/** `npm run measure -w @encore/web -- URL`: adds up the scripts of a page of a running shop. */
const url = process.argv[2] ?? 'http://127.0.0.1:3000/';
const LIMIT_KB = 230;

/** Addresses of the scripts that a page's HTML makes the browser load, each once. */
function getScripts(html: string, base: string): string[] {
  const linked = html.matchAll(/(?:src|href)="([^"]+\.js)"/g);
  const imported = html.matchAll(/(?:from|import)\s*\(?"([^"]+\.js)"/g);
  const paths = [...linked, ...imported].map(([, path]) => new URL(path ?? '', base).href);
  return [...new Set(paths)];
}

async function getSize(script: string): Promise<number> {
  const response = await fetch(script);
  if (!response.ok) throw new Error(`${script} responded with ${response.status}`);
  return gzipSync(Buffer.from(await response.arrayBuffer()), { level: 9 }).length;
}

const page = await fetch(url).catch(() => null);
if (page === null) {
  console.error(`No shop responds at ${url}. Start one with npm start, or name its URL.`);
  process.exit(1);
}
const html = await page.text();
let total = 0;
for (const script of getScripts(html, url)) {
  const bytes = await getSize(script);
  total += bytes;
  console.log(`${(bytes / 1000).toFixed(1).padStart(8)} kB  ${new URL(script).pathname}`);
}
const kilobytes = total / 1000;
console.log(`${kilobytes.toFixed(1).padStart(8)} kB  in total (gzip), limit ${LIMIT_KB} kB`);
if (kilobytes > LIMIT_KB) process.exitCode = 1;
