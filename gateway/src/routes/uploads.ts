import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../core/network.ts';
import { createConcurrencyLimiter } from '../graphql/limits/concurrency-limiter.ts';
import { FROM_OTHER_SITE } from '../session/origin.ts';
import { tokenOf } from '../session/session.ts';
import { MAX_PHOTO_BYTES, PhotoTooLarge } from '../sources/commerce-rest/photo-body.ts';
import { type DoorDeps, refuse, refuseThrown } from './stream-proxy.ts';

/** Uploads that may be under way. */
const LIMITS = { all: 64, perAddress: 16, perCustomer: 4 };

const TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);

const tooLarge = { code: 'BAD_USER_INPUT', message: 'The photo is larger than 10 MB.' };
const wrongType = {
  code: 'BAD_USER_INPUT',
  message: 'Please choose a JPEG, PNG or WebP photo.',
};
const tooMany = {
  code: 'RATE_LIMITED',
  message: 'Too many photos are on their way. Wait until one has arrived.',
};

type Upload = FastifyRequest<{ Querystring: { readonly name?: string } }>;

/** Why the upload cannot be taken, from its headers alone. */
const refusalOf = (request: Upload, deps: DoorDeps) => {
  if (deps.isForeign(request)) return { status: FROM_OTHER_SITE.status, error: FROM_OTHER_SITE };
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!TYPES.has(type)) return { status: 415, error: wrongType };
  const isTooLarge = Number(request.headers['content-length'] ?? 0) > MAX_PHOTO_BYTES;
  return isTooLarge ? { status: 413, error: tooLarge } : null;
};

const nameOf = ({ query }: Upload): string => String(query.name ?? '').slice(0, 200);

/**
 * POST /uploads/sell-photos?name=: one photo as the body itself, sent on to the back end while it arrives. The
 * session's cookie or a bearer token says whose it is. See docs/uploads.md.
 */
export const registerPhotoUpload = (fastify: FastifyInstance, deps: DoorDeps): void => {
  const rooms = createConcurrencyLimiter(LIMITS);
  const take = async (request: Upload, reply: FastifyReply): Promise<FastifyReply> => {
    const refusal = refusalOf(request, deps);
    if (refusal !== null) return refuse(reply, refusal.status, refusal.error);
    try {
      const token = tokenOf(await deps.sessionOf(request, reply));
      const leave = rooms.acquire({ address: networkOf(request.ip), customer: token });
      if (leave === null) return refuse(reply, 429, tooMany);
      try {
        // A refusal must not destroy the connection before it is told.
        const bytes = request.raw.iterator({ destroyOnReturn: false });
        const photo = { name: nameOf(request), bytes };
        const { id, name, width, height } = await deps.files.addPhoto(photo, {
          token,
          requestId: request.id,
        });
        const path = `/files/sell-photos/${encodeURIComponent(id)}`;
        reply.header('cache-control', 'no-store');
        return reply.send({ photo: { id, name, width, height, path } });
      } finally {
        leave();
      }
    } catch (error) {
      if (error instanceof PhotoTooLarge) return refuse(reply, 413, tooLarge);
      return refuseThrown(reply, error, deps.log);
    }
  };
  fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The body stays a stream: the handler reads it.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.addHook('onSend', async (_request, reply) => {
      // What is left of a refused body is not waited for.
      if (reply.statusCode >= 400) reply.header('connection', 'close');
    });
    scope.post('/uploads/sell-photos', take);
  });
};
