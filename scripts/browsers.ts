import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installFromDebian, run } from './debian.ts';

export const BROWSERS = ['chromium', 'firefox', 'webkit'] as const;
export type BrowserName = (typeof BROWSERS)[number];

const chromiumPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const firefoxPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** The first path that exists, or undefined. */
const findInstalled = (...paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path !== undefined && path !== '' && existsSync(path));

const findChromium = () =>
  findInstalled(process.env.CHROMIUM_PATH, ...chromiumPaths, chromium.executablePath());
const findHeadlessShell = () => findInstalled('/usr/bin/chromium-headless-shell');
const findFirefox = () => findInstalled(process.env.FIREFOX_PATH, ...firefoxPaths);
const findWebKitDriver = () => findInstalled('/usr/bin/WebKitWebDriver');

/**
 * Returns the path of a Chromium for the browser tests: an installed one (CHROMIUM_PATH has priority), otherwise
 * Playwright's download, otherwise, as root on Debian, the Debian package.
 * @throws an Error with instructions if none can be installed.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  console.log('No Chromium found. Downloading one with Playwright…');
  const downloaded = run('playwright', ['install', 'chromium']);
  if (!downloaded) installFromDebian('chromium');
  const path = findChromium();
  if (path !== undefined) return path;
  throw new Error(
    'The browser tests need Chromium, and it could neither be found nor installed. ' +
      'Install Chromium or Chrome, or set CHROMIUM_PATH to its program, and run the command again.',
  );
}

/**
 * Returns the path of Chromium's headless shell, with which the journeys take a quarter less time, installing it as root
 * on Debian; otherwise that of Chromium itself.
 */
function findFastChromium(chromiumPath: string): string {
  if (process.env.CHROMIUM_PATH) return chromiumPath;
  if (findHeadlessShell() === undefined) installFromDebian('chromium-headless-shell');
  return findHeadlessShell() ?? chromiumPath;
}

/**
 * Returns the path of an installed Firefox (FIREFOX_PATH has priority), otherwise of the Debian package's. Playwright's
 * download does not do: the tests control a stock Firefox over WebDriver BiDi.
 * @throws an Error with instructions if there is none.
 */
function ensureFirefox(): string {
  if (findFirefox() === undefined) installFromDebian('firefox-esr');
  const path = findFirefox();
  if (path !== undefined) return path;
  throw new Error(
    'Install Firefox, or set FIREFOX_PATH to its program, and run the command again.',
  );
}

/**
 * Ensures that WebKitGTK with its WebDriver and an X server without a screen are installed.
 * @throws an Error with instructions if they are not: WebKitGTK exists for Linux only.
 */
function ensureWebKit(): void {
  if (findWebKitDriver() === undefined) installFromDebian('webkit2gtk-driver');
  if (findInstalled('/usr/bin/Xvfb') === undefined) installFromDebian('xvfb');
  if (findWebKitDriver() !== undefined && findInstalled('/usr/bin/Xvfb') !== undefined) return;
  throw new Error(
    'Install WebKitWebDriver (Debian: webkit2gtk-driver) and Xvfb, and run it again.',
  );
}

/** Ensures that the browser is installed; returns the environment that the Playwright configuration reads. */
export function prepareBrowser(browser: BrowserName): Record<string, string> {
  if (browser === 'firefox') return { E2E_BROWSER: browser, FIREFOX_PATH: ensureFirefox() };
  if (browser === 'webkit') {
    ensureWebKit();
    return { E2E_BROWSER: browser };
  }
  const path = ensureChromium();
  return { E2E_BROWSER: browser, CHROMIUM_PATH: path, HEADLESS_SHELL_PATH: findFastChromium(path) };
}

/**
 * The browser of `--browser=NAME` among the arguments of the browser tests; default: Chromium.
 * @throws an Error if there is no such browser.
 */
export function toBrowser(args: readonly string[]): BrowserName {
  const name = args.find((arg) => arg.startsWith('--browser='))?.slice('--browser='.length);
  const browser = BROWSERS.find((each) => each === (name ?? 'chromium'));
  if (browser) return browser;
  throw new Error(`Unknown browser "${name}". Expected one of: ${BROWSERS.join(', ')}.`);
}
