import { escapeHtml } from '../shared/escape-html.ts';

export const hiddenFields = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');

/** JSON that is safe inside a script element. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Hands a message to the window that opened this one, at `origin` and nowhere else, and closes. */
export const messageBody = (
  message: Readonly<Record<string, unknown>>,
  { origin, nonce }: { readonly origin: string; readonly nonce: string },
): string => `<p>You can close this window.</p><script nonce="${nonce}">
window.opener?.postMessage(${scriptJson(message)}, ${scriptJson(origin)});
window.close();
</script>`;
