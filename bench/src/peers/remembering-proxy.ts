import {
  Agent,
  createServer,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from 'node:http';

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

const [target = '', mode] = process.argv.slice(2);
const kept = new Map<
  string,
  { readonly call: Omit<Remembered, 'answer'>; answer: Promise<Kept> }
>();
/** What belongs to one connection, and is not passed on. */
const HOP = ['host', 'connection', 'content-length', 'transfer-encoding', 'expect'];

const readAll = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};

const forward = async (request: IncomingMessage, body: string): Promise<Kept> => {
  const headers = Object.entries(request.headers)
    .filter(([name]) => !HOP.includes(name))
    .map(([name, value]): [string, string] => [name, String(value)]);
  const method = request.method ?? 'GET';
  const sent = method === 'GET' ? {} : { body };
  const answer = await fetch(`${target}${request.url ?? ''}`, { method, headers, ...sent });
  const type = answer.headers.get('content-type') ?? 'application/json';
  return { status: answer.status, type, body: Buffer.from(await answer.arrayBuffer()) };
};

const repeat = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const body = await readAll(request);
  const call = { method: request.method ?? 'GET', path: request.url ?? '', body };
  const key = JSON.stringify(call);
  const known = kept.get(key) ?? { call, answer: forward(request, body) };
  kept.set(key, known);
  const { status, type, body: bytes } = await known.answer;
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
  const calls = [...kept.values()];
  kept.clear();
  const told: Remembered[] = [];
  for (const { call, answer } of calls) {
    told.push({ ...call, answer: (await answer).body.toString('utf8') });
  }
  process.send?.(told);
});
