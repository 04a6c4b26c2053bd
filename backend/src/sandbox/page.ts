import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml, htmlPage, sendHtml } from '../shared/html.ts';

/** The parameters of a query or of a submitted form. */
export const getParams = ({ method, url, body }: FastifyRequest): URLSearchParams =>
  new URLSearchParams(method === 'POST' ? String(body ?? '') : url.split('?')[1]);

interface Choice {
  readonly value: string;
  readonly name: string;
  readonly note: string;
}

/** A form with a button for each choice and one to cancel, which sends an empty value. */
export function choiceForm(
  action: string,
  hidden: Readonly<Record<string, string>>,
  { field, choices }: { readonly field: string; readonly choices: readonly Choice[] },
): string {
  const inputs = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const buttons = choices.map(
    ({ value, name, note }) =>
      `<button name="${field}" value="${escapeHtml(value)}">${escapeHtml(name)}<small>${escapeHtml(note)}</small></button>`,
  );
  return `<form method="post" action="${action}">${inputs.join('')}${buttons.join('')}
<button class="cancel" name="${field}" value="">Cancel</button></form>`;
}

/** JSON that is safe inside a script element. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

interface PageContent {
  readonly title: string;
  readonly body: string;
  /** The nonce of the only allowed script. */
  readonly nonce?: string;
  /** An origin to which a form may redirect. */
  readonly target?: string;
}

/** Creates the functions that send a provider's pages, which may be neither cached nor framed. */
export function createPages(style: string) {
  const sendPage = (reply: FastifyReply, { title, body, nonce, target = '' }: PageContent) => {
    const script = nonce === undefined ? '' : `; script-src 'nonce-${nonce}'`;
    const policy = `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${target}; base-uri 'none'; frame-ancestors 'none'${script}`;
    const main = `<main><section>${body}</section></main>`;
    return sendHtml(reply, policy, htmlPage({ title, style, body: main }));
  };
  return {
    sendPage,
    /** Sends `message` to the opening window, only if it has this origin, and closes the window. */
    sendMessage: (reply: FastifyReply, message: object, origin: string): FastifyReply => {
      const nonce = randomBytes(16).toString('base64');
      const body = `<p>You can close this window.</p><script nonce="${nonce}">
window.opener?.postMessage(${scriptJson(message)}, ${scriptJson(origin)});
window.close();
</script>`;
      return sendPage(reply, { title: 'Done', body, nonce });
    },
  };
}
