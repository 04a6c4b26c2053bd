import {
  Agent,
  createServer,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from 'node:http';
import { text } from 'node:stream/consumers';

/** A call that went through a proxy that remembers, with its answer. */
export interface Remembered {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly body: string;
  readonly answer: string;
}

interface Kept {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
}

type Asker = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;
type Call = Omit<Remembered, 'answer'>;

const [target = '', mode] = process.argv.slice(2);
/** Whole answers, by what was asked. */
const kept = new Map<string, Promise<Kept>>();
/** What was asked since the last time that somebody wanted to know. */
const asked = new Map<string, Call>();
const MOST_ASKED = 1_000;
/** What belongs to one connection, and is not passed on. */
const HOP = ['host', 'connection', 'content-length', 'transfer-encoding', 'expect'];

const forward = async (request: Asker, body: string): Promise<Kept> => {
  const headers = Object.entries(request.headers)
    .filter(([name]) => !HOP.includes(name))
    .map(([name, value]): [string, string] => [name, String(value)]);
  const method = request.method ?? 'GET';
  const sent = method === 'GET' ? {} : { body };
  const answer = await fetch(`${target}${request.url ?? ''}`, { method, headers, ...sent });
  const type = answer.headers.get('content-type') ?? 'application/json';
  return { status: answer.status, type, body: Buffer.from(await answer.arrayBuffer()) };
};

const once = (request: Asker, body: string): Promise<Kept> => {
  const key = [request.method, request.url, body].join(' ');
  const known = kept.get(key) ?? forward(request, body);
  kept.set(key, known);
  return known;
};

const RESULTS = { before: '{"results":[', after: ']}' };

/** The queries in a call of the search service; null for every other call. */
const queriesIn = (request: Asker, body: string): readonly unknown[] | null => {
  if (!/^\/1\/indexes\/\*\/(queries|objects)/.test(request.url ?? '')) return null;
  const { requests } = JSON.parse(body);
  return Array.isArray(requests) ? requests : null;
};

/** Each query of a call is remembered by itself, because others may come along with it another time. */
const answerTo = async (request: Asker, body: string): Promise<Kept> => {
  const queries = queriesIn(request, body);
  if (queries === null || queries.length < 2) return once(request, body);
  const answers = await Promise.all(
    queries.map((query) => once(request, JSON.stringify({ requests: [query] }))),
  );
  const failed = answers.find(({ status }) => status !== 200);
  if (failed !== undefined) return failed;
  const results = answers.map((answer) => {
    const text = answer.body.toString('utf8');
    if (!text.startsWith(RESULTS.before)) throw new Error('The search service answers otherwise.');
    return text.slice(RESULTS.before.length, -RESULTS.after.length);
  });
  const text = `${RESULTS.before}${results.join(',')}${RESULTS.after}`;
  return { status: 200, type: 'application/json', body: Buffer.from(text) };
};

const repeat = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const body = await text(request);
  const call = { method: request.method ?? 'GET', path: request.url ?? '', body };
  if (asked.size < MOST_ASKED) asked.set(JSON.stringify(call), call);
  const { status, type, body: bytes } = await answerTo(request, body);
  response.writeHead(status, { 'content-type': type, 'content-length': bytes.length }).end(bytes);
};

const agent = new Agent({ keepAlive: true });

/** The least that a proxy can do. */
const pass = (request: IncomingMessage, response: ServerResponse): void => {
  const { method, headers, url } = request;
  const onward = send(`${target}${url ?? ''}`, { method, headers, agent }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
};

/** Passes requests on. One that remembers asks its target once for each request and repeats the answer. */
const server = createServer(mode === 'remembers' ? repeat : pass).listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' && address ? address.port : 0);
});

/** Tells what it has been asked since the last time, and forgets it. */
process.on('message', async () => {
  const calls = [...asked.values()];
  asked.clear();
  const told: Remembered[] = [];
  for (const call of calls) {
    const answer = await answerTo({ method: call.method, url: call.path, headers: {} }, call.body);
    told.push({ ...call, answer: answer.body.toString('utf8') });
  }
  process.send?.(told);
});
