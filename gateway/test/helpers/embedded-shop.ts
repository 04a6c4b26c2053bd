import { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { createClient } from 'graphql-sse';
import { type EmbeddedBackEnd, startEmbeddedBackEnd } from './embedded-back-end.ts';
import { createLiveServer } from './live-server.ts';
import type { OperationResponse } from './operation-data.ts';

type Variables = Readonly<Record<string, unknown>>;

/** A gateway over the embedded back end. */
export interface EmbeddedShop extends AsyncDisposable {
  /** Where it takes operations over HTTP. */
  readonly url: string;
  /** The password of every account that `signUp` opens. */
  readonly password: string;
  /** Runs an operation, as the customer of `token` when there is one. */
  ask(query: string, variables?: Variables, token?: string): Promise<OperationResponse>;
  /**
   * Follows a subscription as the customer of `token`, and gives the first thing it tells.
   * @param onOpen Is called when it is being followed.
   */
  follow(query: string, token?: string, onOpen?: () => void): Promise<OperationResponse>;
  /** Opens an account and signs in; gives the token. */
  signUp(email: string): Promise<string>;
  /** Where the sandbox's providers are. */
  readonly sandboxUrl: string;
  /** Changes the back end's data directly, as its staff would. */
  write(sql: string, ...values: (string | number | null)[]): void;
}

const PASSWORD = 'Passw0rd!23';

function createAsk(server: FastifyInstance): EmbeddedShop['ask'] {
  return async (query, variables = {}, token) => {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const response = await server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'x-session': 'bearer', ...authorization },
      payload: { query, variables },
    });
    return response.json();
  };
}

function createFollow(url: string): EmbeddedShop['follow'] {
  return async (query, token, connected = () => undefined) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const client = createClient({
      url: `${url}/stream`,
      headers,
      retryAttempts: 0,
      on: { connected },
    });
    const events = client.iterate({ query });
    const { value } = await events.next();
    client.dispose();
    return value;
  };
}

function createSignUp(ask: EmbeddedShop['ask']): EmbeddedShop['signUp'] {
  return async (email) => {
    const who = { email, password: PASSWORD };
    await ask(
      'mutation ($email: String!, $password: String!) { customerCreate(input: { email: $email, password: $password, firstName: "Ann", lastName: "Lee" }) { userErrors { message } } }',
      who,
    );
    const { data } = await ask(
      'mutation ($email: String!, $password: String!) { customerSignIn(input: { email: $email, password: $password }) { token } }',
      who,
    );
    return data.customerSignIn.token;
  };
}

function writeTo(file: string, sql: string, values: (string | number | null)[]): void {
  const db = new DatabaseSync(file, { timeout: 5_000 });
  try {
    db.prepare(sql).run(...values);
  } finally {
    db.close();
  }
}

/** Starts the embedded back end and a gateway over it. */
export async function startEmbeddedShop(): Promise<EmbeddedShop> {
  const backEnd: EmbeddedBackEnd = await startEmbeddedBackEnd();
  // The puzzle before an account has tests of its own.
  const { deps, server } = await createLiveServer({
    ...backEnd.env,
    CAPTCHA: 'off',
    NEWS_MS: '50',
  });
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  const ask = createAsk(server);
  return {
    url: `${address}/graphql`,
    password: PASSWORD,
    ask,
    follow: createFollow(`${address}/graphql`),
    signUp: createSignUp(ask),
    sandboxUrl: backEnd.sandboxUrl,
    write: (sql, ...values) => writeTo(backEnd.commerceFile, sql, values),
    async [Symbol.asyncDispose]() {
      await server.close();
      await deps.close();
      await backEnd[Symbol.asyncDispose]();
    },
  };
}
