import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/test-ports.ts';
import { createProviderApi, type ProviderApi } from '../../src/domains/payments/provider-api.ts';
import { createSandboxServer } from '../../src/sandbox/server.ts';

const apiKey = 'the-key-of-the-shop';
const webUrl = 'https://shop.test';

/** The sandbox's providers on a free port, and what shoppers do on their pages. */
export interface TestProviders {
  readonly url: string;
  readonly api: ProviderApi;
  /** The nonce of a card that is typed in. */
  cardNonce(number: string): Promise<string>;
  /** What a person of the pay-later provider gets for an amount such as '100.00'. */
  financingNonce(person: string, amount: string): Promise<string>;
  /** Approves a wallet's order. */
  approve(walletOrderId: string, payer: string): Promise<void>;
  close(): Promise<void>;
}

/** Starts the providers. `now` is the time in ms; a silent one is waited for `timeoutMs`, which a busy machine may need to answer. */
export async function startProviders({
  now = Date.now,
  timeoutMs = 2_000,
} = {}): Promise<TestProviders> {
  const dataDir = mkdtempSync(join(tmpdir(), 'encore-providers-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { sandboxUrl: url, webUrl, dataDir, sandboxApiKey: apiKey };
  const app = await createSandboxServer({ env, now });
  await app.listen({ host: '127.0.0.1', port });
  const post = (path: string, fields: Record<string, string>): Promise<Response> =>
    fetch(`${url}${path}`, {
      method: 'POST',
      body: new URLSearchParams({ ...fields, origin: webUrl }),
    });
  return {
    url,
    api: createProviderApi({ url, apiKey, timeoutMs }),
    cardNonce: async (number) => {
      const card = { number, expiry: '12/39', cvc: '123' };
      const response = await fetch(`${url}/card/nonces`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(card),
      });
      return ((await response.json()) as { nonce: string }).nonce;
    },
    financingNonce: async (person, amount) => {
      const page = await (await post('/financing/approve', { person, amount })).text();
      return /"payment_method_nonce":"([^"]+)"/.exec(page)?.[1] ?? '';
    },
    approve: async (token, payer) => {
      await post('/wallet/approve', { token, payer });
    },
    close: async () => {
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
