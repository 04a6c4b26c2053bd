import { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { createClient } from 'graphql-sse';
import { type EmbeddedBackEnd, startEmbeddedBackEnd } from './embedded-back-end.ts';
import { createLiveServer } from './live-server.ts';
import type { OperationResponse } from './operation-data.ts';

type Variables = Readonly<Record<string, unknown>>;

/** A gateway with the embedded back end. */
export interface EmbeddedShop extends AsyncDisposable {
  /** URL of the GraphQL endpoint. */
  readonly url: string;
  /** The password of all accounts created by `signUp`. */
  readonly password: string;
  /** Runs an operation, as the customer of `token` if given. */
  ask(query: string, variables?: Variables, token?: string): Promise<OperationResponse>;
  /**
   * Subscribes as the customer of `token` and returns the first event.
   * @param onOpen Called when the subscription is active.
   */
  follow(query: string, token?: string, onOpen?: () => void): Promise<OperationResponse>;
  /** Creates an account, signs in and returns the token. */
  signUp(email: string): Promise<string>;
  /** URL of the payment sandbox. */
  readonly sandboxUrl: string;
  /** Changes the back end's data directly, as an administrator would. */
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

/** Starts the embedded back end and a gateway for it. */
export async function startEmbeddedShop(): Promise<EmbeddedShop> {
  const backEnd: EmbeddedBackEnd = await startEmbeddedBackEnd();
  // The captcha of sign-up has its own tests.
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
