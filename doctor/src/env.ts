import { EnvError, INVALID_KEY, KEY, readEnv } from '../../gateway/src/env.ts';

/** The problems with which a production process would reject `source`. */
export function findProductionProblems(source: NodeJS.ProcessEnv = process.env): readonly string[] {
  try {
    readEnv({ ...source, NODE_ENV: 'production' });
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.problems;
    throw error;
  }
}

export const INTEGRATION = [
  'INTEGRATION_CONSUMER_KEY',
  'INTEGRATION_CONSUMER_SECRET',
  'INTEGRATION_ACCESS_TOKEN',
  'INTEGRATION_ACCESS_TOKEN_SECRET',
] as const;

/** Settings of `npm run index` and of the web server. */
const INDEXER_NAMES = [
  ...INTEGRATION,
  'PUBLIC_URL',
  'COMMERCE_ADMIN_TOKEN',
  'SEARCH_ADMIN_KEY',
] as const;

export type IndexerEnv = Readonly<Partial<Record<(typeof INDEXER_NAMES)[number], string>>>;

/**
 * The indexer's settings in `source`; an empty one counts as missing.
 * @throws {EnvError} If one of them cannot be sent in a header.
 */
export function readIndexerEnv(source: NodeJS.ProcessEnv = process.env): IndexerEnv {
  const given = INDEXER_NAMES.filter((name) => source[name]);
  const wrong = given.filter((name) => !KEY.test(source[name] ?? ''));
  if (wrong.length > 0) throw new EnvError(wrong.map((name) => `${name}: ${INVALID_KEY}`));
  return Object.fromEntries(given.map((name) => [name, source[name]]));
}
