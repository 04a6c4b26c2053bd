import {
  Agent,
  createServer,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from 'node:http';
import { text } from 'node:stream/consumers';

/** A proxied call with its response. */
export interface RecordedCall {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly body: string;
  readonly response: string;
}

interface RecordedResponse {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
}

type ProxiedRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;
type Call = Omit<RecordedCall, 'response'>;

const [target = '', mode] = process.argv.slice(2);
/** Recorded responses by request. */
const responses = new Map<string, Promise<RecordedResponse>>();
/** The calls since the last message from the parent process. */
const recentCalls = new Map<string, Call>();
const MAX_CALLS = 1_000;
/** Headers that are not forwarded. */
const HOP_BY_HOP = ['host', 'connection', 'content-length', 'transfer-encoding', 'expect'];

const forward = async (request: ProxiedRequest, body: string): Promise<RecordedResponse> => {
  const headers = Object.entries(request.headers)
    .filter(([name]) => !HOP_BY_HOP.includes(name))
    .map(([name, value]): [string, string] => [name, String(value)]);
  const method = request.method ?? 'GET';
  const sent = method === 'GET' ? {} : { body };
  const response = await fetch(`${target}${request.url ?? ''}`, { method, headers, ...sent });
  const type = response.headers.get('content-type') ?? 'application/json';
  return { status: response.status, type, body: Buffer.from(await response.arrayBuffer()) };
};

const replay = (request: ProxiedRequest, body: string): Promise<RecordedResponse> => {
  const key = [request.method, request.url, body].join(' ');
  const response = responses.get(key) ?? forward(request, body);
  responses.set(key, response);
  return response;
};

const RESULTS = { before: '{"results":[', after: ']}' };

/** The queries of a search call; null for other calls. */
const getQueries = (request: ProxiedRequest, body: string): readonly unknown[] | null => {
  if (!/^\/1\/indexes\/\*\/(queries|objects)/.test(request.url ?? '')) return null;
  const { requests } = JSON.parse(body);
  return Array.isArray(requests) ? requests : null;
};

/** Records each query of a search call separately, because the batches differ between calls. */
const respond = async (request: ProxiedRequest, body: string): Promise<RecordedResponse> => {
  const queries = getQueries(request, body);
  if (queries === null || queries.length < 2) return replay(request, body);
  const parts = await Promise.all(
    queries.map((query) => replay(request, JSON.stringify({ requests: [query] }))),
  );
  const failed = parts.find(({ status }) => status !== 200);
  if (failed !== undefined) return failed;
  const results = parts.map((part) => {
    const text = part.body.toString('utf8');
    if (!text.startsWith(RESULTS.before))
      throw new Error('Unexpected response of the search service.');
    return text.slice(RESULTS.before.length, -RESULTS.after.length);
  });
  const text = `${RESULTS.before}${results.join(',')}${RESULTS.after}`;
  return { status: 200, type: 'application/json', body: Buffer.from(text) };
};

const handleRecording = async (
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const body = await text(request);
  const call = { method: request.method ?? 'GET', path: request.url ?? '', body };
  if (recentCalls.size < MAX_CALLS) recentCalls.set(JSON.stringify(call), call);
  const { status, type, body: bytes } = await respond(request, body);
  response.writeHead(status, { 'content-type': type, 'content-length': bytes.length }).end(bytes);
};

const agent = new Agent({ keepAlive: true });

/** The lower bound for a proxy. */
const handlePassThrough = (request: IncomingMessage, response: ServerResponse): void => {
  const { method, headers, url } = request;
  const forwarded = send(`${target}${url ?? ''}`, { method, headers, agent }, (upstream) => {
    response.writeHead(upstream.statusCode ?? 502, upstream.headers);
    upstream.pipe(response);
  });
  forwarded.on('error', () => response.destroy());
  request.pipe(forwarded);
};

/** Forwards requests; in `record` mode, sends each request to the target once and replays the response. */
const server = createServer(mode === 'record' ? handleRecording : handlePassThrough).listen(
  0,
  '127.0.0.1',
  () => {
    const address = server.address();
    process.send?.(typeof address === 'object' && address ? address.port : 0);
  },
);

/** Sends the recent calls with their responses to the parent process, and clears them. */
process.on('message', async () => {
  const calls = [...recentCalls.values()];
  recentCalls.clear();
  const recorded: RecordedCall[] = [];
  for (const call of calls) {
    const response = await respond({ method: call.method, url: call.path, headers: {} }, call.body);
    recorded.push({ ...call, response: response.body.toString('utf8') });
  }
  process.send?.(recorded);
});
