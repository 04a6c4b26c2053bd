import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Dispatcher, dispatch } from './dispatch.ts';
import { type Caller, createMatcher, type Route } from './route.ts';

export interface WebapiOptions {
  /** Path prefixes of the REST interface, such as `/rest` and `/api/rest`. */
  readonly prefixes: readonly string[];
  readonly routes: readonly Route[];
  readonly getCaller: (authorization: string | undefined) => Caller;
  readonly onFault: Dispatcher['onFault'];
}

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'] as const;

const oneValue = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(', ') : value;

/** The original Content-Type header; the framework gets a neutral one instead. */
export const declaredTypes = new WeakMap<FastifyRequest, string>();

/** Makes Fastify pass on the raw text, because Magento has its own errors for content types and invalid JSON. */
export function takeRawBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const declared = request.headers['content-type'];
    if (declared !== undefined) declaredTypes.set(request, declared);
    request.headers['content-type'] = 'application/octet-stream';
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
}

async function handleRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  { prefix, dispatcher }: { prefix: string; dispatcher: Dispatcher },
): Promise<FastifyReply> {
  const [path = '', query = ''] = request.raw.url?.split('?', 2) ?? [];
  const { headers } = request;
  const rendered = await dispatch(
    {
      method: request.method,
      path: path.slice(prefix.length),
      query: new URLSearchParams(query),
      headers: {
        accept: headers.accept,
        authorization: oneValue(headers.authorization),
        'idempotency-key': oneValue(headers['idempotency-key']),
        'content-type': declaredTypes.get(request),
      },
      body: typeof request.body === 'string' ? request.body : '',
    },
    dispatcher,
  );
  return reply
    .status(rendered.status)
    .headers({ 'content-type': rendered.contentType, 'cache-control': 'no-store' })
    .send(request.method === 'HEAD' ? '' : rendered.body);
}

/** Registers the REST interface under each prefix. */
export function registerWebapi(app: FastifyInstance, options: WebapiOptions): void {
  const { routes, getCaller, onFault } = options;
  const dispatcher: Dispatcher = { match: createMatcher(routes), getCaller, onFault };
  app.register(async (scope) => {
    takeRawBodies(scope);
    scope.setErrorHandler<FastifyError>((error, _request, reply) =>
      reply.status(error.statusCode ?? 500).send({ message: error.message }),
    );
    for (const prefix of options.prefixes) {
      for (const url of [prefix, `${prefix}/*`]) {
        scope.route({
          method: [...methods],
          url,
          exposeHeadRoute: false,
          handler: (request, reply) => handleRequest(request, reply, { prefix, dispatcher }),
        });
      }
    }
  });
}
