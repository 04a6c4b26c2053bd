import { readFileSync } from 'node:fs';

const CLIENT = new URL('../client/', import.meta.url);
const SHEET = /<link rel="stylesheet" href="\/(assets\/[^"#]+)#?"\/>/g;
const PRELOADED_SCRIPT = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const START = /(?<=<script type="module" async="">)[\s\S]*?(?=<\/script>)/;
const IMPORT = /import \* as (\w+) from ("[^"]+");\s*/g;

/** Resolves when the page has been shown; in a tab that nobody looks at, after a second. */
const SHOWN = `new Promise((go) => {
  setTimeout(go, 1000);
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) go();
  }).observe({ type: "paint", buffered: true });
})`;

const sheets = new Map<string, string>();

/**
 * A page that shows itself as soon as its own bytes are there: its style sheets stand in it, and its scripts, which only
 * make it answer to a hand, are asked for when it has been shown. The links to the sheets stay for the router, switched
 * off, so that it fetches none of them again.
 *
 * @param html a whole page of the production build; `vite dev` keeps styles in scripts and needs none of this
 */
export function paintFirst(html: string): string {
  const scripts = [...html.matchAll(PRELOADED_SCRIPT)].map(([, file = '']) => file);
  return html
    .replace(SHEET, (link, file: string) => `<style>${sheetOf(file)}</style>${switchedOff(link)}`)
    .replace(PRELOADED_SCRIPT, '')
    .replace(START, (script) => startedWhenShown(script, scripts));
}

/** The text of a built style sheet, read once. @throws when the build does not hold it */
function sheetOf(file: string): string {
  const known = sheets.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(new URL(file, CLIENT), 'utf8');
  sheets.set(file, text);
  return text;
}

const switchedOff = (link: string) => link.replace('/>', ' disabled=""/>');

/** The router's starting script, which asks for the page's scripts, all at once, when the page has been shown. */
function startedWhenShown(script: string, files: readonly string[]): string {
  const routes = [...script.matchAll(IMPORT)];
  const names = routes.map(([, name]) => name).join();
  const imports = routes.map(([, , file]) => `import(${file})`).join();
  const rest = script.replace(IMPORT, '').replace(/^;\s*/, '');
  return `await ${SHOWN};
for (const href of ${JSON.stringify(files)})
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
const [${names}] = await Promise.all([${imports}]);
${rest}`;
}
