import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml, guarded, htmlPage, sendHtml } from '../shared/html.ts';
import { toMime } from './mailer.ts';
import type { MailState, MailSummary, Outbox, StoredMail } from './outbox.ts';

const style = `:root{color-scheme:light}*{box-sizing:border-box}body{margin:0;background:#f5f2ee;color:#1c1917;font:16px/1.5 Helvetica,Arial,sans-serif}
main{max-width:960px;margin:0 auto;padding:32px 16px 64px}h1{font:400 28px/1.25 Georgia,serif;margin:0 0 20px}
a{color:inherit}nav{margin-bottom:20px}.card{background:#fff;border:1px solid #e7e0d8}
ol{list-style:none;margin:0;padding:0}li+li{border-top:1px solid #e7e0d8}
li a{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,2fr) auto;overflow-wrap:anywhere;gap:4px 20px;padding:14px 20px;text-decoration:none}li a:hover,li a:focus-visible{background:#faf8f5}
.subject{font-weight:600}.quiet{color:#6b6560}dl{display:grid;grid-template-columns:auto 1fr;gap:6px 20px;margin:0;padding:20px;border-bottom:1px solid #e7e0d8}
dt{color:#6b6560}dd{margin:0;overflow-wrap:anywhere}iframe{display:block;width:100%;height:70vh;border:0}pre{margin:0;padding:20px;white-space:pre-wrap;overflow-wrap:anywhere}
details{margin-top:16px}summary{cursor:pointer;padding:12px 20px}p.empty{padding:40px 20px;margin:0}
h1{overflow-wrap:anywhere}
@media(max-width:640px){li a{grid-template-columns:minmax(0,1fr)}}`;

const page = (title: string, body: string): string =>
  htmlPage({ title, style, body: `<main>${body}</main>` });

const states: Readonly<Record<MailState, string>> = {
  kept: 'Stored here',
  queued: 'Waiting to be sent',
  sent: 'Sent',
  failed: 'Rejected by the mail server',
};

const entry = ({ id, recipient, subject, createdAt }: MailSummary): string =>
  `<li><a href="/mail/${id}"><span>${escapeHtml(recipient)}</span><span class="subject">${escapeHtml(subject)}</span><time class="quiet" datetime="${createdAt.replace(' ', 'T')}Z">${createdAt}</time></a></li>`;

const pageSize = 50;

function pager(current: number, count: number): string {
  const last = Math.max(0, Math.ceil(count / pageSize) - 1);
  const newer = current > 0 ? `<a href="/mail?page=${current}">Newer</a>` : '';
  const older = current < last ? `<a href="/mail?page=${current + 2}">Older</a>` : '';
  return newer === '' && older === '' ? '' : `<p>${newer} ${older}</p>`;
}

/** The list of emails, newest first; `current` is zero-based. */
const listPage = (
  mails: readonly MailSummary[],
  { current, count }: { current: number; count: number },
): string =>
  page(
    'Outbox',
    `<h1>Outbox</h1><div class="card">${
      mails.length === 0
        ? '<p class="empty quiet">No emails yet.</p>'
        : `<ol>${mails.map(entry).join('')}</ol>`
    }</div>${pager(current, count)}`,
  );

const sandbox = 'allow-popups allow-popups-to-escape-sandbox';

/** Restricts an email in the browser to opening its links in another window. */
const contentPolicy = `default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; sandbox ${sandbox}`;

const files = ({ id, attachments }: StoredMail): string =>
  attachments
    .map(
      ({ filename }, index) => `<a href="/mail/${id}/files/${index}">${escapeHtml(filename)}</a>`,
    )
    .join(', ');

/** The page of an email: recipient, state, and the message in a frame. */
function mailPage(mail: StoredMail): string {
  const { id, recipient, subject, createdAt, state, text } = mail;
  const facts: ReadonlyArray<readonly [string, string]> = [
    ['To', escapeHtml(recipient)],
    ['Created', `${createdAt} UTC`],
    ['State', states[state]],
    ...(mail.attachments.length === 0 ? [] : [['Files', files(mail)] as const]),
  ];
  return page(
    subject,
    `<nav><a href="/mail">All emails</a></nav><h1>${escapeHtml(subject)}</h1>
<div class="card"><dl>${facts.map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`).join('')}</dl>
<iframe title="${escapeHtml(subject)}" sandbox="${sandbox}" src="/mail/${id}/html"></iframe></div>
<details class="card"><summary>As plain text</summary><pre>${escapeHtml(text)}</pre></details>
<p><a href="/mail/${id}/source">Download message (.eml)</a></p>`,
  );
}

/** The message with links that open in another window. */
const messagePage = ({ html }: StoredMail): string =>
  html.replace('<head>', '<head><base target="_blank">');

const missingPage = page(
  'Not found',
  '<nav><a href="/mail">All emails</a></nav><h1>Email not found.</h1>',
);

const farthestPage = 1_000_000;
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const asFile = (reply: FastifyReply, filename: string): FastifyReply =>
  reply.header(
    'content-disposition',
    `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
  );

type Shown = (mail: StoredMail, request: FastifyRequest, reply: FastifyReply) => unknown;

/** Registers the outbox at /mail: the list, and each email with its message, attachments and source. */
export function registerMail(app: FastifyInstance, outbox: Outbox): void {
  const show = (path: string, toPage: Shown): void => {
    app.get(`/mail/:id${path}`, async (request, reply) => {
      const { id } = request.params as { id: string };
      const mail = /^\d{1,15}$/.test(id) ? outbox.byId(Number(id)) : undefined;
      if (mail !== undefined) return toPage(mail, request, reply);
      return sendHtml(reply.status(404), pagePolicy, missingPage);
    });
  };

  app.get('/mail', async (request, reply) => {
    const { page } = request.query as { page?: string };
    const requested = Number.parseInt(page ?? '1', 10) || 1;
    const current = Math.min(Math.max(0, requested - 1), farthestPage);
    const mails = outbox.list({ size: pageSize, page: current });
    return sendHtml(reply, pagePolicy, listPage(mails, { current, count: outbox.count() }));
  });
  show('', (mail, _request, reply) => sendHtml(reply, pagePolicy, mailPage(mail)));
  show('/html', (mail, _request, reply) => sendHtml(reply, contentPolicy, messagePage(mail)));
  show('/source', async (mail, _request, reply) =>
    asFile(guarded(reply, contentPolicy), `${mail.kind}-${mail.id}.eml`)
      .type('message/rfc822')
      .send(await toMime(mail)),
  );
  show('/files/:index', (mail, request, reply) => {
    const { index } = request.params as { index: string };
    const file = mail.attachments[Number(index)];
    if (file === undefined) return sendHtml(reply.status(404), pagePolicy, missingPage);
    return asFile(guarded(reply, contentPolicy), file.filename)
      .type(file.contentType)
      .send(file.content);
  });
}
