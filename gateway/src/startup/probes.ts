import { request } from 'undici';
import type { Env } from '../env.ts';
import type { Probe } from '../routes/health.ts';

/** Any answer but a fault of the server's means that it is there. */
const answers = async (url: string): Promise<void> => {
  const { statusCode, body } = await request(url, { signal: AbortSignal.timeout(1_000) });
  await body.dump();
  if (statusCode >= 500) throw new Error(`${statusCode}`);
};

/** Looks whether the services that `env` names answer: the commerce back end, and one of the search hosts. */
export const probesOf = (env: Env): Probe[] => {
  const hosts =
    env.SEARCH_HOSTS.length > 0
      ? env.SEARCH_HOSTS
      : [`https://${env.SEARCH_APP_ID}-dsn.algolia.net`];
  return [
    {
      name: 'commerce',
      run: () => answers(`${env.COMMERCE_URL}${env.COMMERCE_REST_PATH}/V1/directory/countries/US`),
    },
    {
      name: 'search',
      run: () => Promise.any(hosts.map((host) => answers(`${host}/1/isalive`))),
    },
  ];
};
