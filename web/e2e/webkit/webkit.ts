import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../../scripts/ports.ts';
import { startRecordingProxy } from './recordingProxy.ts';
import { Window } from './Window.ts';

export { expect };

/** Lets the window be narrower than the buttons of WebKitGTK's test browser. */
const GTK_STYLE = '* { padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0; }';

/** Starts an X server without a screen; returns it and the name of its display. */
async function startDisplay(): Promise<{ server: ChildProcess; display: string }> {
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = await once(server.stdout, 'data');
  return { server, display: `:${String(number).trim()}` };
}

async function openBrowser(port: number): Promise<WebDriver> {
  const [binary = ''] = globSync('/usr/lib/*/webkit{2,}gtk-*/MiniBrowser');
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  const build = () =>
    new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
  await expect(async () => {
    await fetch(`http://127.0.0.1:${port}/status`);
  }).toPass();
  return build();
}

/** Playwright's `test` with a window of WebKitGTK. A test fails if a page reports an error, a warning or a violation. */
export const test = base.extend<{ window: Window }>({
  window: async ({ baseURL }, use, testInfo) => {
    const proxy = await startRecordingProxy(baseURL ?? '');
    const home = mkdtempSync(join(tmpdir(), 'encore-webkit-'));
    const { server, display } = await startDisplay();
    const port = await freePort();
    const env = {
      ...process.env,
      DISPLAY: display,
      HOME: home,
      XDG_CONFIG_HOME: home,
      // Desktop services that a bus starts would mount their folders in `home`.
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    };
    mkdirSync(join(home, 'gtk-3.0'));
    writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), GTK_STYLE);
    const driverServer = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
    const driver = await openBrowser(port);
    try {
      const window = new Window(driver, proxy);
      await window.resize(1440);
      await use(window);
      if (testInfo.errors.length > 0) {
        const body = Buffer.from(await driver.takeScreenshot(), 'base64');
        await testInfo.attach('screenshot', { body, contentType: 'image/png' });
      }
    } finally {
      await driver.quit().catch(() => undefined);
      for (const child of [driverServer, server]) child.kill();
      proxy.close();
      rmSync(home, { recursive: true, force: true });
    }
    expect(proxy.messages).toEqual([]);
  },
});
