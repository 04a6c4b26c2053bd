import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';

/** What the web server takes from the network. Times in milliseconds, sizes in bytes. */
export interface HttpLimits {
  /** From the first byte of a request to the end of its headers. */
  readonly headersMs: number;
  /** From the end of the headers to the end of the body. */
  readonly bodyMs: number;
  /** The same for an upload, which a phone may send slowly. */
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
  // The gateway takes photos of 10 MB; what else a request holds is far smaller.
  maxBodyBytes: 11 * 1024 * 1024,
  maxConnections: 10_000,
};
const MAX_HEADERS = 100;

/**
 * An HTTP server that refuses what could lead a handler astray or hold the server up, before any handler sees it:
 * targets that are not in origin-form, dot segments, encoded slashes, several hosts, large and slow requests.
 */
export function createHttpServer(
  listener: RequestListener,
  limits: Partial<HttpLimits> = {},
): Server {
  const { headersMs, maxHeaderBytes, maxConnections, ...bodyLimits } = { ...LIMITS, ...limits };
  const server = createServer(
    {
      headersTimeout: headersMs,
      // Bodies have a limit of their own, which depends on the path.
      requestTimeout: headersMs + bodyLimits.uploadMs,
      connectionsCheckingInterval: Math.min(1000, headersMs / 4),
      // Longer than proxies keep an idle connection, so that none sends a request into one that is being closed.
      keepAliveTimeout: 125_000,
      maxHeaderSize: maxHeaderBytes,
    },
    (request, response) => {
      const status = problemWith(request, bodyLimits.maxBodyBytes);
      if (status !== null) return refuse(response, status);
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

function refuse(response: ServerResponse, status: keyof typeof REASONS): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' });
  response.end(REASONS[status]);
}

/** The status that a request is refused with; null when nothing is wrong with it. */
function problemWith(request: IncomingMessage, maxBodyBytes: number): 400 | 413 | null {
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
/** Slashes and the end of a string for those who decode a path once more. */
const ENCODED_DELIMITER = /%2f|%5c|%00/i;
const SLASH = /[/\\]/;

/**
 * True for a target in origin-form, such as `/search?term=bag`, whose path has neither encoded slashes nor dot
 * segments. Absolute-form (`GET http://host/path`) and authority-form (`GET host:80`) are for proxies.
 */
function isPlainTarget(target: string): boolean {
  if (!target.startsWith('/')) return false;
  const [path = ''] = target.split('?', 1);
  if (ENCODED_DELIMITER.test(path)) return false;
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
    else refuse(response, 408);
  }, ms);
  request.once('end', () => clearTimeout(timer));
  request.once('close', () => clearTimeout(timer));
}
