import { startEmbeddedBackEnd } from '../../helpers/embedded-back-end.ts';
import { type FaultProxy, startFaultProxy } from '../../helpers/fault-proxy.ts';
import { createLiveServer } from '../../helpers/live-server.ts';
import type { OperationResponse } from '../../helpers/operation-data.ts';
import type { CheckoutData } from './operations.ts';

/** Short, since every call that hangs is waited for. */
const LIMITS = {
  COMMERCE_READ_MS: '1500',
  COMMERCE_WRITE_MS: '3000',
  BREAKER_OPEN_MS: '50',
  CAPTCHA: 'off',
};

/** Who asks: the checkout that the call is made for, and the customer's token. */
export interface Caller {
  readonly requestId: string;
  readonly token?: string | undefined;
}

interface CheckoutResponse extends OperationResponse {
  readonly data: CheckoutData;
}

/** A gateway, the back end and its providers, with a proxy on each way between them. */
export interface FaultyShop extends AsyncDisposable {
  /** From the gateway to the back end. */
  readonly commerce: FaultProxy;
  /** From the back end to the providers. */
  readonly providers: FaultProxy;
  readonly sandboxUrl: string;
  readonly commerceFile: string;
  readonly providersFile: string;
  readonly ask: (query: string, variables: object, caller: Caller) => Promise<CheckoutResponse>;
}

/** Starts all of it with a catalog of so many items; the proxies let everything through. */
export async function startFaultyShop(catalogueSize: number): Promise<FaultyShop> {
  const proxies: FaultProxy[] = [];
  const proxyTo = async (target: string): Promise<FaultProxy> => {
    const proxy = await startFaultProxy(target);
    proxies.push(proxy);
    return proxy;
  };
  const backEnd = await startEmbeddedBackEnd({
    isQuiet: true,
    env: { CATALOGUE_SIZE: String(catalogueSize), PAYMENT_TIMEOUT_MS: '1000' },
    toProviders: async (url) => (await proxyTo(url)).url,
  });
  const commerce = await proxyTo(backEnd.env.COMMERCE_URL ?? '');
  const [providers = commerce] = proxies;
  const { deps, server } = await createLiveServer({
    ...backEnd.env,
    ...LIMITS,
    COMMERCE_URL: commerce.url,
  });
  const { sandboxUrl, commerceFile, providersFile } = backEnd;
  return {
    commerce,
    providers,
    sandboxUrl,
    commerceFile,
    providersFile,
    ask: async (query, variables, { requestId, token }) => {
      const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const response = await server.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'x-session': 'bearer', 'x-request-id': requestId, ...authorization },
        payload: { query, variables },
      });
      return response.json();
    },
    async [Symbol.asyncDispose]() {
      await server.close();
      await deps.close();
      await backEnd[Symbol.asyncDispose]();
      for (const proxy of proxies) await proxy[Symbol.asyncDispose]();
    },
  };
}
