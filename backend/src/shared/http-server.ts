import type { IncomingMessage, ServerResponse } from 'node:http';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';

/** Network limits of every server of the back end. Times in milliseconds, sizes in bytes. */
const HEADERS_MS = 10_000;
const MAX_HEADER_BYTES = 16_384;
const MAX_HEADERS = 100;
const MAX_CONNECTIONS = 10_000;
const IDLE_CHECK_MS = 100;

export interface HttpServerOptions {
  readonly bodyLimit: number;
  /** Path prefixes below which a parameter, such as a SKU, may contain an encoded slash. */
  readonly encodedSlashesBelow?: readonly string[];
  /**
   * Time limit for requests in progress when the server closes, in ms: shorter than the time until the process is
   * killed.
   */
  readonly graceMs?: number;
  /** Time limit in ms from the first byte of a request to the end of its body. */
  readonly requestMs?: number;
  readonly fastify?: Pick<FastifyServerOptions, 'routerOptions' | 'frameworkErrors'>;
}

/**
 * Creates a server without routes that rejects malformed or expensive requests: targets that are not in origin-form,
 * dot segments, several hosts, large and slow requests. Closing it lets requests in progress finish.
 */
export function createHttpServer(options: HttpServerOptions): FastifyInstance {
  const {
    bodyLimit,
    encodedSlashesBelow = [],
    graceMs = 8000,
    requestMs = 20_000,
    fastify,
  } = options;
  const app = Fastify({
    ...fastify,
    bodyLimit,
    forceCloseConnections: 'idle',
    // Requests on an open connection are handled before it is closed.
    return503OnClosing: false,
    requestTimeout: requestMs,
    http: {
      headersTimeout: HEADERS_MS,
      connectionsCheckingInterval: 1000,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
  });
  app.server.maxHeadersCount = MAX_HEADERS;
  app.server.maxConnections = MAX_CONNECTIONS;
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (isPlainRequest(raw, encodedSlashesBelow)) return undefined;
    return reply.status(400).header('connection', 'close').type('text/plain').send('Bad Request');
  });
  closeGracefully(app, graceMs);
  return app;
}

/** Listens. Where the port is in use, says so in one line and returns false. */
export async function listen(
  app: FastifyInstance,
  name: 'commerce' | 'search' | 'sandbox',
  options: { readonly host: string; readonly port: number; readonly backlog?: number },
): Promise<boolean> {
  try {
    await app.listen(options);
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    const variable = `${name.toUpperCase()}_PORT`;
    console.error(
      `${name}: port ${options.port} is already in use. Stop the other process or set ${variable}.`,
    );
    return false;
  }
}

function isPlainRequest(request: IncomingMessage, encodedSlashesBelow: readonly string[]): boolean {
  const { url = '', rawHeaders } = request;
  const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text));
  const takesSlashes = encodedSlashesBelow.some((path) => url.startsWith(`${path}/`));
  return hosts.length <= 1 && isPlainTarget(url, takesSlashes);
}

const ENCODED_DOT = /%2e/gi;
/** Encoded slashes and NUL, which are dangerous if a path is decoded twice. */
const ENCODED_DELIMITER = /%2f|%5c|%00/i;

/**
 * True for a target in origin-form, such as `/search?term=bag`, whose path has neither dot segments nor encoded
 * slashes. Absolute-form (`GET http://host/path`) and authority-form (`GET host:80`) are for proxies.
 */
function isPlainTarget(target: string, takesSlashes: boolean): boolean {
  if (!target.startsWith('/')) return false;
  const [path = ''] = target.split('?', 1);
  if (!takesSlashes && ENCODED_DELIMITER.test(path)) return false;
  const segments = path.replace(ENCODED_DOT, '.').split(/[/\\]/);
  return !segments.some((segment) => segment === '.' || segment === '..');
}

/** Sends `Connection: close` with responses in progress, and closes remaining connections after `graceMs`. */
function closeGracefully(app: FastifyInstance, graceMs: number): void {
  const underWay = new Set<ServerResponse>();
  app.addHook('onRequest', async (_request, { raw }) => {
    underWay.add(raw);
    raw.once('close', () => underWay.delete(raw));
  });
  app.addHook('preClose', async () => {
    for (const response of underWay) response.shouldKeepAlive = false;
    setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS).unref();
    setTimeout(() => app.server.closeAllConnections(), graceMs).unref();
  });
}
