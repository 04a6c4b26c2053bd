import { readFileSync } from 'node:fs';

const CLIENT = new URL('../client/', import.meta.url);
const SHEET = /<link (?:nonce="[^"]*" )?rel="stylesheet" href="\/(assets\/[^"]+)"\/>/g;
const PRELOADED_SCRIPT = /<link rel="modulepreload" /g;

const sheets = new Map<string, string>();

/**
 * Inlines the style sheet of a page of the production build and moves its scripts after its images and fonts, so that it
 * can be painted as soon as its HTML has arrived. The link to the style sheet remains, disabled, so that the router does
 * not load it again.
 */
export function inlineCriticalCss(html: string, nonce = ''): string {
  return html
    .replace(
      SHEET,
      (link, file: string) =>
        `<style nonce="${nonce}">${readStyleSheet(file)}</style>${switchedOff(link)}`,
    )
    .replace(PRELOADED_SCRIPT, '$&fetchpriority="low" ');
}

/** The text of a built style sheet, read once. */
function readStyleSheet(file: string): string {
  const known = sheets.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(new URL(file, CLIENT), 'utf8');
  sheets.set(file, text);
  return text;
}

// The browser's preload scanner ignores `disabled`, but skips a link whose media query does not match.
const switchedOff = (link: string) => link.replace('/>', ' media="not all" disabled=""/>');
