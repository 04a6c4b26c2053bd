import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installFromDebian, run } from './debian.ts';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** An installed browser, or undefined. CHROMIUM_PATH has priority. */
function installedChromium(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...systemPaths, chromium.executablePath()];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/**
 * Returns the path of a Chromium for the browser tests: an installed one, otherwise Playwright's download, otherwise,
 * as root on Debian, the Debian package.
 * @throws an Error with instructions if none can be installed.
 */
export function ensureChromium(): string {
  const found = installedChromium();
  if (found !== undefined) return found;
  console.log('No Chromium found. Downloading one with Playwright…');
  const downloaded = run('playwright', ['install', 'chromium']);
  if (!downloaded) installFromDebian('chromium');
  const path = installedChromium();
  if (path !== undefined) return path;
  throw new Error(
    'The browser tests need Chromium, and it could neither be found nor installed. ' +
      'Install Chromium or Chrome, or set CHROMIUM_PATH to its program, and run the command again.',
  );
}
