import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toMime } from './delivery.ts';
import type { Outbox, StoredMail } from './outbox.ts';
import { contentPolicy, listPage, mailPage, messagePage, missingPage, pageSize } from './pages.ts';

const htmlType = 'text/html; charset=utf-8';
const farthestPage = 1_000_000;
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const guarded = (reply: FastifyReply, policy: string): FastifyReply =>
  reply.headers({
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });

const asFile = (reply: FastifyReply, filename: string): FastifyReply =>
  reply.header(
    'content-disposition',
    `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
  );

type Shown = (mail: StoredMail, request: FastifyRequest, reply: FastifyReply) => unknown;

/** The outbox at /mail: a list, each mail with its message in a frame, its files and its source. */
export function registerMail(app: FastifyInstance, outbox: Outbox): void {
  const show = (path: string, toPage: Shown): void => {
    app.get(`/mail/:id${path}`, async (request, reply) => {
      const { id } = request.params as { id: string };
      const mail = /^\d{1,15}$/.test(id) ? outbox.byId(Number(id)) : undefined;
      if (mail !== undefined) return toPage(mail, request, reply);
      return guarded(reply, pagePolicy).status(404).type(htmlType).send(missingPage);
    });
  };

  app.get('/mail', async (request, reply) => {
    const { page } = request.query as { page?: string };
    const requested = Number.parseInt(page ?? '1', 10) || 1;
    const current = Math.min(Math.max(0, requested - 1), farthestPage);
    const mails = outbox.list({ size: pageSize, page: current });
    return guarded(reply, pagePolicy)
      .type(htmlType)
      .send(listPage(mails, { current, count: outbox.count() }));
  });
  show('', (mail, _request, reply) =>
    guarded(reply, pagePolicy).type(htmlType).send(mailPage(mail)),
  );
  show('/html', (mail, _request, reply) =>
    guarded(reply, contentPolicy).type(htmlType).send(messagePage(mail)),
  );
  show('/source', async (mail, _request, reply) =>
    asFile(guarded(reply, contentPolicy), `${mail.kind}-${mail.id}.eml`)
      .type('message/rfc822')
      .send(await toMime(mail)),
  );
  show('/files/:index', (mail, request, reply) => {
    const { index } = request.params as { index: string };
    const file = mail.attachments[Number(index)];
    if (file === undefined) return reply.status(404).type(htmlType).send(missingPage);
    return asFile(guarded(reply, contentPolicy), file.filename)
      .type(file.contentType)
      .send(file.content);
  });
}
