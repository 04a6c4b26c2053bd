import { readFileSync } from 'node:fs';

const CLIENT = new URL('../client/', import.meta.url);
const SHEET = /<link (?:nonce="[^"]*" )?rel="stylesheet" href="\/(assets\/[^"#]+)#?"\/>/g;
const PRELOADED_SCRIPT = /<link rel="modulepreload" /g;

const sheets = new Map<string, string>();

/**
 * A page that shows itself as soon as its own bytes are there: its style sheets stand in it, and its scripts, which only
 * make it answer to a hand, come after its pictures and fonts. The links to the sheets stay for the router, switched
 * off, so that it fetches none of them again.
 *
 * @param html a whole page of the production build; `vite dev` keeps styles in scripts and needs none of this
 */
export function inlineCriticalCss(html: string, nonce = ''): string {
  return html
    .replace(
      SHEET,
      (link, file: string) =>
        `<style nonce="${nonce}">${sheetOf(file)}</style>${switchedOff(link)}`,
    )
    .replace(PRELOADED_SCRIPT, '$&fetchpriority="low" ');
}

/** The text of a built style sheet, read once. @throws when the build does not hold it */
function sheetOf(file: string): string {
  const known = sheets.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(new URL(file, CLIENT), 'utf8');
  sheets.set(file, text);
  return text;
}

// A browser that reads ahead of the page's bytes overlooks `disabled`, but not a medium that is not its own.
const switchedOff = (link: string) => link.replace('/>', ' media="not all" disabled=""/>');
