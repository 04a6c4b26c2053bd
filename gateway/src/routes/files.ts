import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tokenOf } from '../session/session.ts';
import type { FileAsker, FilePlace } from '../sources/commerce-rest/files.ts';
import { type DoorDeps, refuseThrown } from './stream-proxy.ts';

/** Keeps a browser from taking a file for anything but what it is, and other sites from showing it. */
const SAFE = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  vary: 'cookie, authorization',
};
const PDF = 'application/pdf';

type WithId = FastifyRequest<{ Params: { readonly id: string } }>;

/** A kind of file: where the back end has it, and how the browser is to keep it. */
interface Kind {
  readonly url: string;
  readonly place: (id: string) => FilePlace;
  readonly isForEverybody?: true;
  readonly headers: Readonly<Record<string, string>>;
}

const labelHeaders = {
  'cache-control': 'private, no-store',
  'content-disposition': 'inline; filename="label.pdf"',
};

const KINDS: readonly Kind[] = [
  {
    url: '/files/sell-photos/:id',
    place: (id) => ({
      path: '/V1/sell/my/photo/{id}',
      params: { id },
      contentType: 'image/jpeg',
    }),
    headers: {
      'cache-control': 'private, max-age=3600',
      'content-disposition': 'inline; filename="photo.jpg"',
    },
  },
  {
    url: '/files/sell-labels/:id',
    place: (id) => ({
      path: '/V1/sell/my/shipment/{id}/label',
      params: { id },
      contentType: PDF,
    }),
    headers: labelHeaders,
  },
  {
    url: '/files/guest-sell-labels/:id',
    place: (id) => ({
      path: '/V1/sell/guest/shipment/{id}/label',
      params: { id },
      contentType: PDF,
    }),
    isForEverybody: true,
    headers: labelHeaders,
  },
];

const send = async (
  kind: Kind,
  [request, reply]: readonly [WithId, FastifyReply],
  deps: DoorDeps,
): Promise<FastifyReply> => {
  try {
    const requestId = request.id;
    const asker: FileAsker = kind.isForEverybody
      ? { requestId }
      : { requestId, token: tokenOf(await deps.sessionOf(request, reply)) };
    const file = await deps.files.open(kind.place(request.params.id), asker);
    if (file.length !== null) reply.header('content-length', file.length);
    return reply.type(file.contentType).headers(SAFE).headers(kind.headers).send(file.body);
  } catch (error) {
    return refuseThrown(reply, error, deps.log);
  }
};

/** GET /files/…: a customer's photos and labels, and a guest's label, sent on from the back end. See docs/uploads.md. */
export const registerFiles = (fastify: FastifyInstance, deps: DoorDeps): void => {
  for (const kind of KINDS) {
    fastify.get(kind.url, (request: WithId, reply) => send(kind, [request, reply], deps));
  }
};
