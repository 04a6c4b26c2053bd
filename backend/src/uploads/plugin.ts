import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { type InputOf, objectType } from '../shared/webapi/data-type.ts';
import { dispatch } from '../shared/webapi/dispatch.ts';
import { badInput, type ErrorBody, noSuchEntity, notAuthorized } from '../shared/webapi/errors.ts';
import { type Caller, createMatcher, customerRoute, type Route } from '../shared/webapi/route.ts';
import { declaredTypes, takeRawBodies } from '../shared/webapi/server.ts';
import { MAX_BYTES } from './clean.ts';
import type { Photo, Photos } from './photos.ts';

export interface UploadsOptions {
  readonly photos: Photos;
  readonly prefixes: readonly string[];
  readonly getCaller: (authorization: string | undefined) => Caller;
  readonly onFault: (error: unknown, reportId: string) => void;
}

const PATH = '/sell/my/photo';
/** Base64 is a third longer than its bytes; the rest is for the surrounding JSON. */
const BODY_LIMIT = Math.ceil((MAX_BYTES * 4) / 3) + 10_000;

const imageType = objectType({ base64EncodedData: 'string', type: 'string', name: 'string' });

type ImageInput = InputOf<typeof imageType>;

const base64 = /^[A-Za-z0-9+/\s]+(={1,2}\s*)?$/;

function toBytes({ base64EncodedData: text }: ImageInput): Buffer {
  if (!text || !base64.test(text)) {
    throw badInput('The image content must be valid base64 encoded data.');
  }
  return Buffer.from(text, 'base64');
}

const photoView = ({ id, name, width, height, bytes }: Photo) => ({
  id,
  name,
  width,
  height,
  bytes,
  url: `/V1${PATH}/${id}`,
});

const uploadRoute = (photos: Photos): Route =>
  customerRoute.post(PATH, { photo: imageType }, async ({ args, customerId }) => {
    const upload = { name: args.photo.name ?? '', bytes: toBytes(args.photo) };
    return photoView(await photos.take(customerId, upload));
  });

const reject = (reply: FastifyReply, status: number, body: ErrorBody): FastifyReply =>
  reply.status(status).headers({ 'cache-control': 'no-store' }).send(body);

function takeBodies(scope: FastifyInstance, { getCaller }: UploadsOptions): void {
  scope.addHook('onRequest', async (request, reply) => {
    // Checked before the body is read: only customers may send 10 MB.
    if (getCaller(request.headers.authorization).customerId === null) {
      return reject(reply, 401, notAuthorized('self').body);
    }
    return undefined;
  });
  takeRawBodies(scope);
  scope.setErrorHandler<FastifyError>((error, _request, reply) =>
    error.statusCode === 413
      ? reject(reply, 413, { message: 'The photo is larger than 10 MB.' })
      : reject(reply, error.statusCode ?? 500, { message: error.message }),
  );
}

/** Headers that make browsers treat a stored file only as a picture. */
const pictureHeaders = {
  'content-type': 'image/jpeg',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'content-disposition': 'inline; filename="photo.jpg"',
  'cross-origin-resource-policy': 'same-site',
  'cache-control': 'private, max-age=3600',
  vary: 'Authorization',
};

type WithId = { readonly Params: { readonly id: string } };

/** Accepts photos as base64 in JSON, as Magento does, and serves each only to its owner. */
export function registerUploads(app: FastifyInstance, options: UploadsOptions): void {
  const { photos, getCaller, onFault } = options;
  const dispatcher = { match: createMatcher([uploadRoute(photos)]), getCaller, onFault };
  const urls = options.prefixes.flatMap((prefix) => [
    `${prefix}/V1${PATH}`,
    `${prefix}/default/V1${PATH}`,
  ]);
  app.register(async (scope) => {
    takeBodies(scope, options);
    for (const url of urls) {
      scope.post(url, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
        const { accept, authorization } = request.headers;
        const rendered = await dispatch(
          {
            method: 'POST',
            path: `/V1${PATH}`,
            query: new URLSearchParams(),
            headers: { accept, authorization, 'content-type': declaredTypes.get(request) },
            body: typeof request.body === 'string' ? request.body : '',
          },
          dispatcher,
        );
        reply.status(rendered.status).type(rendered.contentType);
        return reply.header('cache-control', 'no-store').send(rendered.body);
      });
      scope.get<WithId>(`${url}/:id`, async (request, reply) => {
        const { customerId } = getCaller(request.headers.authorization);
        const data = await photos.read(Number(customerId), request.params.id);
        if (data === undefined) {
          return reject(reply, 404, noSuchEntity('photoId', request.params.id).body);
        }
        return reply.headers(pictureHeaders).send(data);
      });
    }
  });
}
