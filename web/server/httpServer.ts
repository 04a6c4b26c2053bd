import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';

/** Limits on incoming requests. Times in milliseconds, sizes in bytes. */
export interface HttpLimits {
  /** From the first byte of a request to the end of its headers. */
  readonly headersMs: number;
  /** From the end of the headers to the end of the body. */
  readonly bodyMs: number;
  /** Replaces `bodyMs` for uploads, which phones may send slowly. */
  readonly uploadMs: number;
  readonly maxHeaderBytes: number;
  readonly maxBodyBytes: number;
  readonly maxConnections: number;
}

const LIMITS: HttpLimits = {
  headersMs: 10_000,
  bodyMs: 20_000,
  uploadMs: 120_000,
  maxHeaderBytes: 16_384,
  // The gateway accepts photos of up to 10 MB; the rest of a request is far smaller.
  maxBodyBytes: 11 * 1024 * 1024,
  maxConnections: 10_000,
};
const MAX_HEADERS = 100;

/**
 * Creates an HTTP server that rejects ambiguous and excessive requests before any handler sees them: targets that are not
 * in origin-form, dot segments, encoded slashes, several Host headers, large and slow requests.
 */
export function createHttpServer(
  listener: RequestListener,
  limits: Partial<HttpLimits> = {},
): Server {
  const { headersMs, maxHeaderBytes, maxConnections, ...bodyLimits } = { ...LIMITS, ...limits };
  const server = createServer(
    {
      headersTimeout: headersMs,
      // `limitBodyTime` sets the limit for bodies, which depends on the path.
      requestTimeout: headersMs + bodyLimits.uploadMs,
      connectionsCheckingInterval: Math.min(1000, headersMs / 4),
      // Longer than the idle timeout of proxies, so that none reuses a connection that is being closed.
      keepAliveTimeout: 125_000,
      maxHeaderSize: maxHeaderBytes,
    },
    (request, response) => {
      const status = getRejectionStatus(request, bodyLimits.maxBodyBytes);
      if (status !== null) return sendError(response, status);
      limitBodyTime(request, response, bodyLimits);
      listener(request, response);
    },
  );
  server.maxConnections = maxConnections;
  server.maxHeadersCount = MAX_HEADERS;
  return server;
}

const REASONS = {
  400: 'Bad Request',
  408: 'Request Timeout',
  413: 'Payload Too Large',
} as const;

function sendError(response: ServerResponse, status: keyof typeof REASONS): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    Connection: 'close',
  });
  response.end(REASONS[status]);
}

/** Returns the status of the rejection, or null for a valid request. */
function getRejectionStatus(request: IncomingMessage, maxBodyBytes: number): 400 | 413 | null {
  const { url = '', method, headers, rawHeaders } = request;
  const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text));
  const isBodiless = method === 'GET' || method === 'HEAD';
  if (!isPlainTarget(url) || hosts.length > 1 || (isBodiless && hasBody(request))) return 400;
  return Number(headers['content-length'] ?? 0) > maxBodyBytes ? 413 : null;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

const ENCODED_DOT = /%2e/gi;
/** Slashes and NUL, which would change the path for a handler that decodes it once more. */
const ENCODED_DELIMITER = /%2f|%5c|%00/i;
/** Line terminators, which no route pattern matches, not even the catch-all: the error page would have no data. */
const ENCODED_LINE_END = /%0[ad]|%e2%80%a[89]/i;
const SLASH = /[/\\]/;

/**
 * True for a target in origin-form, such as `/search?term=bag`, whose path has neither encoded slashes, encoded line
 * ends nor dot segments. Absolute-form (`GET http://host/path`) and authority-form (`GET host:80`) are for proxies.
 */
function isPlainTarget(target: string): boolean {
  if (!target.startsWith('/')) return false;
  const [path = ''] = target.split('?', 1);
  if (ENCODED_DELIMITER.test(path) || ENCODED_LINE_END.test(path)) return false;
  const segments = path.replace(ENCODED_DOT, '.').split(SLASH);
  return !segments.some((segment) => segment === '.' || segment === '..');
}

/** Ends a request whose body does not arrive in time. */
function limitBodyTime(
  request: IncomingMessage,
  response: ServerResponse,
  { bodyMs, uploadMs }: Pick<HttpLimits, 'bodyMs' | 'uploadMs'>,
): void {
  if (!hasBody(request)) return;
  const ms = request.url?.startsWith('/uploads/') ? uploadMs : bodyMs;
  const timer = setTimeout(() => {
    if (response.headersSent) request.destroy();
    else sendError(response, 408);
  }, ms);
  request.once('end', () => clearTimeout(timer));
  request.once('close', () => clearTimeout(timer));
}
