import type { FastifyReply } from 'fastify';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML elements and quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

export const htmlPage = ({ title, style, body }: { title: string; style: string; body: string }) =>
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body>${body}</body></html>
`;

/** Headers of a page that is never cached, under a content security policy of its own. */
export const guarded = (reply: FastifyReply, policy: string, referrer = 'no-referrer') =>
  reply.headers({
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': referrer,
    'cache-control': 'no-store',
  });

export const sendHtml = (reply: FastifyReply, policy: string, html: string): FastifyReply =>
  guarded(reply, policy).type('text/html; charset=utf-8').send(html);
