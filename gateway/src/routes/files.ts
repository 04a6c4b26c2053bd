import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { toNetwork } from '../core/keys.ts';
import { toPhotoPath } from '../domains/sell/mappers.ts';
import { formatError } from '../graphql/errors.ts';
import { createConcurrencyLimiter } from '../graphql/limits/concurrency-limiter.ts';
import { RETRY_SECONDS } from '../graphql/plugins.ts';
import { type HttpError, httpError, sendHttpError } from '../http/errors.ts';
import { FROM_OTHER_SITE, requireToken, type SessionReader } from '../session/session.ts';
import { CommerceError } from '../sources/commerce-rest/errors.ts';
import {
  type CommerceFiles,
  type FileCaller,
  type FileLocation,
  MAX_PHOTO_BYTES,
  PhotoTooLarge,
} from '../sources/commerce-rest/files.ts';

export interface FileRoutesDeps {
  readonly files: CommerceFiles;
  readonly log: Logger;
  readonly sessions: SessionReader;
}

/** Files must not execute scripts or be embedded by other sites. */
const FILE_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  vary: 'cookie, authorization',
};
const LABEL_HEADERS = {
  'cache-control': 'private, no-store',
  'content-disposition': 'inline; filename="label.pdf"',
};

/** A kind of file: its location at the back end, and its caching. */
interface FileKind {
  readonly url: string;
  readonly path: FileLocation['path'];
  readonly contentType: string;
  /** Accessible to anyone with the id. */
  readonly isPublic?: true;
  readonly headers: Readonly<Record<string, string>>;
}

const FILE_KINDS: readonly FileKind[] = [
  {
    url: '/files/sell-photos/:id',
    path: '/V1/sell/my/photo/{id}',
    contentType: 'image/jpeg',
    headers: {
      'cache-control': 'private, max-age=3600',
      'content-disposition': 'inline; filename="photo.jpg"',
    },
  },
  {
    url: '/files/sell-labels/:id',
    path: '/V1/sell/my/shipment/{id}/label',
    contentType: 'application/pdf',
    headers: LABEL_HEADERS,
  },
  {
    url: '/files/guest-sell-labels/:id',
    path: '/V1/sell/guest/shipment/{id}/label',
    contentType: 'application/pdf',
    isPublic: true,
    headers: LABEL_HEADERS,
  },
];

/** By error code; a rejection by the back end has its own status. */
const STATUSES: Readonly<Record<string, number>> = {
  UPSTREAM_TIMEOUT: 503,
  UPSTREAM_UNAVAILABLE: 503,
  BAD_UPSTREAM: 502,
  UNAUTHENTICATED: 401,
};

function reject(reply: FastifyReply, error: HttpError, log: Logger): FastifyReply {
  const { status, code } = error;
  if (status < 500) log.info({ requestId: reply.request.id, status, code }, 'file rejected');
  return sendHttpError(reply, error);
}

/** Sends an error, masked as in GraphQL, and logs it, an internal one with its cause. */
function sendThrown(reply: FastifyReply, error: unknown, log: Logger): FastifyReply {
  if (error instanceof PhotoTooLarge) return reject(reply, TOO_LARGE, log);
  const message = error instanceof Error ? error.message : '';
  const extensions = error instanceof GraphQLError ? error.extensions : {};
  const shown = formatError({ message, extensions }, error);
  const code = String(shown.extensions?.code);
  const status = STATUSES[code] ?? (error instanceof CommerceError ? error.status : 500);
  // A disconnected client is not a fault.
  const level = reply.raw.destroyed ? 'debug' : 'error';
  if (status >= 500) log[level]({ err: error, requestId: reply.request.id }, 'file route failed');
  return reject(
    reply,
    {
      status,
      code,
      message: shown.message,
      ...(status === 503 && { retryAfter: RETRY_SECONDS }),
    },
    log,
  );
}

/**
 * GET /files/…: a customer's photos and labels, and a guest's label, streamed from the back end. See docs/uploads.md.
 */
function addDownloads(server: FastifyInstance, { files, log, sessions }: FileRoutesDeps): void {
  for (const { url, path, contentType, isPublic, headers } of FILE_KINDS) {
    server.get<{ Params: { id: string } }>(url, async (request, reply) => {
      const { id } = request.params;
      try {
        const caller: FileCaller = isPublic
          ? { requestId: request.id }
          : { requestId: request.id, token: requireToken(await sessions.read(request, reply)) };
        const file = await files.open({ path, params: { id }, contentType }, caller);
        if (file.length !== null) reply.header('content-length', file.length);
        return reply.type(file.contentType).headers(FILE_HEADERS).headers(headers).send(file.body);
      } catch (error) {
        return sendThrown(reply, error, log);
      }
    });
  }
}

const UPLOAD_LIMITS = { all: 64, perAddress: 16, perCustomer: 4 };
const PHOTO_TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);

const TOO_LARGE = httpError(413, 'BAD_USER_INPUT', 'The photo is larger than 10 MB.');
const EMPTY = httpError(400, 'BAD_USER_INPUT', 'The photo cannot be read. It may be damaged.');
const WRONG_TYPE = httpError(415, 'BAD_USER_INPUT', 'Please choose a JPEG, PNG or WebP photo.');
const TOO_MANY = httpError(
  429,
  'RATE_LIMITED',
  'Too many uploads at once. Wait for one to finish.',
);

/** More than the web server forwards. */
const MAX_DRAINED_BYTES = 12_000_000;

/**
 * True if the rest of a rejected body is read and discarded. If the connection were closed at once, a client or proxy
 * that is still sending would get a write error instead of the response.
 */
function isDrained({ headers }: FastifyRequest): boolean {
  return Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) <= MAX_DRAINED_BYTES;
}

/** Why the upload is rejected based on its headers alone. */
function findUploadError(request: FastifyRequest, { sessions }: FileRoutesDeps): HttpError | null {
  const { 'content-type': type = '', 'content-length': length } = request.headers;
  if (sessions.isFromOtherSite(request) && sessions.isPersonal(request)) return FROM_OTHER_SITE;
  if (!PHOTO_TYPES.has(type.split(';')[0]?.trim().toLowerCase() ?? '')) return WRONG_TYPE;
  if (length === '0') return EMPTY;
  return Number(length ?? 0) > MAX_PHOTO_BYTES ? TOO_LARGE : null;
}

/**
 * POST /uploads/sell-photos?name=: one photo as the body, streamed to the back end as it arrives. The session cookie or
 * a bearer token identifies the owner. See docs/uploads.md.
 */
function addUploads(server: FastifyInstance, deps: FileRoutesDeps): void {
  const limiter = createConcurrencyLimiter(UPLOAD_LIMITS);
  const upload = async (request: FastifyRequest, token: string) => {
    const { name: givenName = '' } = request.query as { name?: string };
    // The client must receive a rejection before the connection closes.
    const bytes = request.raw.iterator({ destroyOnReturn: false });
    const photo = { name: String(givenName).slice(0, 200), bytes };
    const added = await deps.files.addPhoto(photo, { token, requestId: request.id });
    return { ...added, path: toPhotoPath(added) };
  };
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Keeps the body a stream for the handler.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.addHook('onSend', async (request, reply) => {
      if (reply.statusCode >= 400 && !isDrained(request)) reply.header('connection', 'close');
    });
    scope.addHook('onResponse', async (request) => {
      if (isDrained(request)) request.raw.resume();
    });
    scope.post('/uploads/sell-photos', async (request, reply) => {
      const problem = findUploadError(request, deps);
      if (problem !== null) return reject(reply, problem, deps.log);
      try {
        const token = requireToken(await deps.sessions.read(request, reply));
        const caller = { address: toNetwork(request.ip), customer: token };
        const photo = await limiter.run(caller, () => upload(request, token));
        if (photo === null) return reject(reply, TOO_MANY, deps.log);
        return reply.header('cache-control', 'no-store').send({ photo });
      } catch (error) {
        return sendThrown(reply, error, deps.log);
      }
    });
  });
}

export function registerFiles(server: FastifyInstance, deps: FileRoutesDeps): void {
  addDownloads(server, deps);
  addUploads(server, deps);
}
