import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../../shared/escape-html.ts';

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

const style = `*{box-sizing:border-box}html{-webkit-text-size-adjust:100%}body{margin:0;background:#f6f4f0;color:#1c1b1a;font:16px/1.5 Georgia,"Times New Roman",serif}
main{max-width:460px;margin:0 auto;padding:40px 16px}section{background:#fffefb;border:1px solid #ddd7cc;padding:32px 28px}
h1{font-size:26px;font-weight:400;line-height:1.25;margin:0 0 4px}p{margin:0 0 20px;color:#56514a}
.amount{font:500 28px/1.3 Helvetica,Arial,sans-serif;color:#1c1b1a;font-variant-numeric:tabular-nums;margin:16px 0 20px}
button{display:block;width:100%;min-height:44px;padding:10px 16px;margin-top:8px;border:1px solid #a49c8e;background:transparent;color:inherit;font:16px/1.4 Helvetica,Arial,sans-serif;text-align:left;cursor:pointer}
button:hover{border-color:#1c1b1a}button:focus-visible{outline:2px solid #1f3b57;outline-offset:2px}
small{display:block;color:#56514a;font-size:14px}.cancel{text-align:center;border-color:transparent;text-decoration:underline;text-underline-offset:3px;margin-top:20px}
.mark{font:12px/1 Helvetica,Arial,sans-serif;letter-spacing:.14em;text-transform:uppercase;color:#56514a;margin-bottom:20px}`;

const document = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${style}</style></head><body><main><section>${body}</section></main></body></html>
`;

/** A page of a provider: never cached, never framed, with no script but one of the `nonce` given. */
export function sendPage(
  reply: FastifyReply,
  { title, body, nonce }: { title: string; body: string; nonce?: string },
): FastifyReply {
  const script = nonce === undefined ? '' : `; script-src 'nonce-${nonce}'`;
  return reply
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'${script}`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(document(title, body));
}

/** Hands `message` to the window that opened this one, at the shop's origin and nowhere else, and closes. */
export function sendMessage(
  reply: FastifyReply,
  message: Readonly<Record<string, unknown>>,
  origin: string,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return sendPage(reply, { title: 'Done', body: messageBody(message, { origin, nonce }), nonce });
}

export const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
