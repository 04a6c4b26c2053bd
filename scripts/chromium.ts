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

/** A browser that is on the machine already, or undefined. CHROMIUM_PATH wins. */
function installedChromium(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...systemPaths, chromium.executablePath()];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/**
 * Path of a Chromium for the browser tests. Looks for one on the machine, then asks Playwright to
 * download its own, then, as root on Debian, installs the package.
 * @throws an Error that says what to do when there is none and none can be installed.
 */
export function ensureChromium(): string {
  const found = installedChromium();
  if (found !== undefined) return found;
  console.log('No Chromium found; asking Playwright to download one …');
  const downloaded = run('playwright', ['install', 'chromium']);
  if (!downloaded) installFromDebian('chromium');
  const path = installedChromium();
  if (path !== undefined) return path;
  throw new Error(
    'The browser tests need Chromium, and it could neither be found nor installed. ' +
      'Install Chromium or Chrome, or set CHROMIUM_PATH to its program, and run the command again.',
  );
}
