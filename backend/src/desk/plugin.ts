import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loggedFault } from '../shared/fault-log.ts';
import { WebapiError } from '../shared/webapi/errors.ts';
import { actionForms, type Refused, type Typed } from './actions.ts';
import { html } from './html.ts';
import { layout, type Notice } from './layout.ts';
import type { Room } from './room.ts';

export interface DeskOptions {
  readonly rooms: readonly Room[];
  readonly today: () => { readonly title: string; readonly body: ReturnType<typeof html> };
  readonly photo: (id: string) => Promise<Buffer | undefined>;
  /** Open to other machines too; only to this one when false. */
  readonly isPublic: boolean;
}

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const localName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

const send = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply
    .status(status)
    .headers({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(page);

const plain = (title: string, text: string): string =>
  layout({ title, room: '', body: html`<p class="quiet">${text}</p>` });

/** A form is taken from the desk's own pages alone: every browser says where a form comes from. */
function isForeign({ headers, protocol, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return headers.origin !== undefined && headers.origin !== `${protocol}://${host}`;
}

/** The words of a refusal, with its parameters filled in. */
function wordsOf({ body: { message, parameters = {} } }: WebapiError): string {
  const values: ReadonlyMap<string, unknown> = new Map(
    Array.isArray(parameters)
      ? parameters.map((value, index) => [String(index + 1), value] as const)
      : Object.entries(parameters),
  );
  return message.replaceAll(/%(\w+)/g, (sign, name) => String(values.get(name) ?? sign));
}

const typedOf = (body: unknown): Typed =>
  Object.fromEntries(new URLSearchParams(typeof body === 'string' ? body : ''));

const noSuchThing = plain('Not found', 'There is nothing on the desk at this address.');

function registerRoom(app: FastifyInstance, room: Room): void {
  const base = `/desk/${room.name}`;
  const show = (id: string, notice?: Notice, refused?: Refused): string | undefined => {
    const opened = room.open(id);
    if (opened === undefined) return undefined;
    const forms = actionForms(`${base}/${encodeURIComponent(id)}`, opened.actions, refused);
    const body = html`<div class="columns"><div>${opened.body}</div><div>${forms}</div></div>`;
    return layout({ title: opened.title, room: base, notice, body });
  };

  app.get<{ Querystring: Record<string, string> }>(base, async ({ query }, reply) =>
    send(reply, 200, layout({ ...room.list(query), room: base })),
  );
  app.get<{ Params: { id: string }; Querystring: { done?: string } }>(
    `${base}/:id`,
    async ({ params, query }, reply) => {
      const text = typeof query.done === 'string' ? query.done.slice(0, 200) : '';
      const page = show(params.id, text === '' ? undefined : { text, isBad: false });
      return page === undefined ? send(reply, 404, noSuchThing) : send(reply, 200, page);
    },
  );
  app.post<{ Params: { id: string; action: string } }>(
    `${base}/:id/:action`,
    async ({ params: { id, action: name }, body }, reply) => {
      const opened = room.open(id);
      if (opened === undefined) return send(reply, 404, noSuchThing);
      const typed = typedOf(body);
      const refuse = (text: string): FastifyReply =>
        send(reply, 400, show(id, { text, isBad: true }, { name, typed }) ?? noSuchThing);
      const action = opened.actions.find((one) => one.name === name);
      if (action === undefined) return refuse('This cannot be done now. The page shows what can.');
      try {
        const done = await action.run(typed);
        const to = `${base}/${encodeURIComponent(id)}?done=${encodeURIComponent(done)}`;
        return reply.redirect(to, 303);
      } catch (error) {
        if (error instanceof WebapiError) return refuse(wordsOf(error));
        throw error;
      }
    },
  );
}

/** The staff's desk at /desk: plain pages and forms. */
export function registerDesk(app: FastifyInstance, options: DeskOptions): void {
  app.register(async (desk) => {
    desk.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, body),
    );
    desk.addHook('onRequest', async (request, reply) => {
      const isHere = loopback.has(request.ip) && localName.test(request.host);
      if (!options.isPublic && !isHere) {
        return send(reply, 403, plain('Closed', 'The desk is open on its own machine only.'));
      }
      if (request.method === 'POST' && isForeign(request)) {
        return send(reply, 403, plain('Refused', 'This form did not come from the desk.'));
      }
      return undefined;
    });
    desk.setErrorHandler((error, _request, reply) => {
      console.error('commerce: desk', loggedFault(error));
      return send(
        reply,
        500,
        plain('Something went wrong', 'Nothing was changed. Please go back.'),
      );
    });
    desk.get('/desk', async (_request, reply) =>
      send(reply, 200, layout({ ...options.today(), room: '/desk' })),
    );
    desk.get<{ Params: { id: string } }>('/desk/photos/:id', async ({ params }, reply) => {
      const photo = await options.photo(params.id).catch(() => undefined);
      if (photo === undefined) return send(reply, 404, noSuchThing);
      return reply.header('x-content-type-options', 'nosniff').type('image/jpeg').send(photo);
    });
    for (const room of options.rooms) registerRoom(desk, room);
  });
}
