import { expect } from '@playwright/test';
import { By, type WebDriver, type WebElement } from 'selenium-webdriver';
import { CACHE_KEY } from '../storedState.ts';
import type { RecordingProxy } from './recordingProxy.ts';

/** Finds the first visible element with this selector whose name, or else text, matches; arguments: selector, pattern. */
const FIND = `
  const [selector, pattern] = arguments;
  const toName = (element) =>
    element.getAttribute('aria-label') ?? element.labels?.[0]?.innerText ?? element.innerText;
  return [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      new RegExp(pattern).test(toName(element).trim()),
  );
`;

/** A window of WebKit that is controlled by Selenium. */
export class Window {
  readonly driver: WebDriver;
  readonly #proxy: RecordingProxy;

  constructor(driver: WebDriver, proxy: RecordingProxy) {
    this.driver = driver;
    this.#proxy = proxy;
  }

  /** Opens a page and waits until it is complete. */
  async open(path: string): Promise<void> {
    await this.driver.get(this.#proxy.url + path);
    await this.#untilComplete();
  }

  /** React marks the elements that it has hydrated with a property of its own. */
  async #untilHydrated(): Promise<void> {
    const script = `return Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'))`;
    await expect.poll(() => this.driver.executeScript(script)).toBe(true);
  }

  /** WebKit reports the requests that leaving a page aborts as errors. */
  async #untilComplete(): Promise<void> {
    await this.#untilHydrated();
    await expect(async () => {
      expect(this.#proxy.pending()).toBe(0);
      await this.driver.sleep(500);
      expect(this.#proxy.pending()).toBe(0);
    }).toPass();
  }

  async reload(): Promise<void> {
    await this.driver.navigate().refresh();
    await this.#untilComplete();
  }

  /** Waits for a visible element. */
  async find(selector: string, name: RegExp | string = ''): Promise<WebElement> {
    const pattern = typeof name === 'string' ? name : name.source;
    let found: WebElement | null = null;
    await expect(async () => {
      found = await this.driver.executeScript<WebElement | null>(FIND, selector, pattern);
      expect(found, `${selector} ${pattern}`).not.toBeNull();
    }).toPass();
    return found as unknown as WebElement;
  }

  async click(selector: string, name?: RegExp | string): Promise<void> {
    await expect(async () => {
      const element = await this.find(selector, name);
      await this.#scrollTo(element);
      await element.click();
    }).toPass();
  }

  /** WebKit's driver does not scroll to a field that it clears, nor far enough to a button that it clicks. */
  async #scrollTo(element: WebElement): Promise<void> {
    await this.driver.executeScript(`arguments[0].scrollIntoView({ block: 'center' })`, element);
  }

  /** Replaces the text of a field with this label. */
  async fill(label: string, text: string, within = ''): Promise<void> {
    await expect(async () => {
      const field = await this.find(`${within} input`, `^${label}`);
      await this.#scrollTo(field);
      await field.clear();
      await field.sendKeys(text);
    }, label).toPass();
  }

  async text(selector: string): Promise<string> {
    return (await this.find(selector)).getText();
  }

  async choose(label: string, option: string): Promise<void> {
    const select = await this.find('select', `^${label}`);
    await select.findElement(By.xpath(`./option[normalize-space()="${option}"]`)).click();
  }

  /** Returns the cart id that the browser has stored. */
  cartId(): Promise<string> {
    const script = 'return JSON.parse(localStorage.getItem(arguments[0])).ROOT_QUERY.cartId';
    return this.driver.executeScript(script, CACHE_KEY);
  }

  async expectPath(path: RegExp | string): Promise<void> {
    const current = async () => (await this.driver.getCurrentUrl()).replace(this.#proxy.url, '');
    if (typeof path === 'string') await expect.poll(current).toBe(path);
    else await expect.poll(current).toMatch(path);
  }

  async resize(width: number): Promise<void> {
    await this.driver.manage().window().setRect({ width, height: 900 });
    await expect.poll(() => this.driver.executeScript('return innerWidth')).toBe(width);
  }

  /** How many pixels the page is wider than the window. */
  overflow(): Promise<number> {
    return this.driver.executeScript(
      'const { scrollWidth, clientWidth } = document.documentElement; return scrollWidth - clientWidth',
    );
  }
}
