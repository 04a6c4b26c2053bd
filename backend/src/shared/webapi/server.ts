import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Dispatcher, dispatch } from './dispatch.ts';
import { type Caller, createMatcher, type Route } from './route.ts';

export interface WebapiOptions {
  /** Path prefixes that lead to the REST interface, such as `/rest` and `/api/rest`. */
  readonly prefixes: readonly string[];
  readonly routes: readonly Route[];
  readonly callerOf: (authorization: string | undefined) => Caller;
  readonly onFault: Dispatcher['onFault'];
}

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'] as const;

const oneValue = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(', ') : value;

/** Fastify must hand over the raw text: what is JSON and what is not is Magento's to say. */
function takeRawBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
}

async function answer(
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
        'content-type': headers['content-type'],
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

/** Serves the REST interface under each prefix of `app`. */
export function registerWebapi(app: FastifyInstance, options: WebapiOptions): void {
  const { routes, callerOf, onFault } = options;
  const dispatcher: Dispatcher = { match: createMatcher(routes), callerOf, onFault };
  app.register(async (scope) => {
    takeRawBodies(scope);
    for (const prefix of options.prefixes) {
      scope.route({
        method: [...methods],
        url: `${prefix}/*`,
        exposeHeadRoute: false,
        handler: (request, reply) => answer(request, reply, { prefix, dispatcher }),
      });
    }
  });
}
