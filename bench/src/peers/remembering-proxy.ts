import {
  Agent,
  createServer,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

interface Kept {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
}

const target = String(workerData.target);
const remembers = workerData.remembers === true;
const kept = new Map<string, Promise<Kept>>();

const readAll = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const forward = async (request: IncomingMessage, body: Buffer): Promise<Kept> => {
  const given = { ...request.headers };
  for (const name of ['host', 'connection', 'content-length', 'transfer-encoding', 'expect']) {
    delete given[name];
  }
  const headers = Object.entries(given).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const method = request.method ?? 'GET';
  const answer = await fetch(`${target}${request.url ?? ''}`, {
    method,
    headers,
    ...(method === 'GET' ? {} : { body: new Uint8Array(body) }),
  });
  const type = answer.headers.get('content-type') ?? 'application/json';
  return { status: answer.status, type, body: Buffer.from(await answer.arrayBuffer()) };
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
const server = createServer(async (request, response) => {
  if (!remembers) return pass(request, response);
  const body = await readAll(request);
  const key = `${request.method} ${request.url} ${body.toString('latin1')}`;
  const answer = kept.get(key) ?? forward(request, body);
  kept.set(key, answer);
  const { status, type, body: bytes } = await answer;
  response.writeHead(status, { 'content-type': type, 'content-length': bytes.length }).end(bytes);
  return undefined;
}).listen(0, '127.0.0.1', () => {
  const address = server.address();
  parentPort?.postMessage(typeof address === 'object' && address ? address.port : 0);
});
