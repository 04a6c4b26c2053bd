import type { BrowserContext } from '@playwright/test';

/**
 * Lets `fill` type as a person does in Firefox. Over WebDriver BiDi, Playwright assigns `value` and dispatches an
 * `input` event, which React ignores, because it sees the assignment.
 */
export async function typeAsUser(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const insertText = (text: string) => {
      const focused = document.activeElement;
      if (focused?.localName === 'iframe') return focused;
      document.execCommand('insertText', false, text);
      return null;
    };
    Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insertText, set() {} });
  });
}
