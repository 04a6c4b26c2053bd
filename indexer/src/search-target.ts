import {
  algoliasearch,
  type BatchRequest,
  type IndexSettings,
  type SynonymHit,
} from 'algoliasearch';
import type { IndexerEnv } from './env.ts';
import { chunks } from './lists.ts';
import { productSettings, SMALL_INDEXES, type SmallIndex } from './records/settings.ts';
import { createRetry, type Retries } from './retry.ts';

export type SearchRecord = Readonly<Record<string, unknown>> & { readonly objectID: string };

/** A record that the service does not take, such as one over the size limit of the account. */
export interface Rejected {
  readonly objectID: string;
  readonly reason: string;
}

const RECORDS_PER_BATCH = 100;

function getStatus(error: unknown): number {
  return typeof error === 'object' && error !== null && 'status' in error
    ? Number(error.status)
    : 0;
}

/** Algolia's messages about a plan that is used up, which have the status of a rejected key. */
const PLAN_LIMIT = /quota|blocked/i;

/** What to do about an error of the search client; undefined for another error. */
export function toSearchAdvice(error: unknown): string | undefined {
  const status = getStatus(error);
  const isPlanLimit = error instanceof Error && PLAN_LIMIT.test(error.message);
  if ((status === 401 || status === 403) && !isPlanLimit) {
    return `The search service rejects SEARCH_ADMIN_KEY (${status}). Copy it and SEARCH_APP_ID again; the key needs the permissions addObject, deleteObject, deleteIndex and editSettings for the indexes of SEARCH_INDEX.`;
  }
  if (error instanceof Error && error.name === 'RetryError') {
    return 'The search service does not respond. Check SEARCH_HOSTS (empty for Algolia) and SEARCH_APP_ID.';
  }
  if (status === 0 || !(error instanceof Error)) return undefined;
  return `The search service rejects the request (${status}): ${error.message}`;
}

/** Algolia responds with 429 while its indexing queue is full. */
function isTransient(error: unknown): boolean {
  const status = getStatus(error);
  return status < 400 || status >= 500 || status === 429;
}

function createClient({ hosts, appId, adminKey }: IndexerEnv['search']) {
  const own = hosts.map((address) => {
    const { hostname, port, protocol } = new URL(address);
    return {
      url: hostname,
      ...(port !== '' && { port: Number(port) }),
      protocol: protocol === 'https:' ? ('https' as const) : ('http' as const),
      accept: 'readWrite' as const,
    };
  });
  return algoliasearch(appId, adminKey, own.length > 0 ? { hosts: own } : {});
}

/** Writes the indexes of the shop: each is built separately and then replaces the live one. */
export class SearchTarget {
  readonly #client: ReturnType<typeof createClient>;
  readonly #prefix: string;
  readonly #policy: ReturnType<typeof createRetry>;

  constructor(settings: IndexerEnv['search'], retries?: Retries) {
    this.#client = createClient(settings);
    this.#prefix = settings.indexPrefix;
    this.#policy = createRetry(isTransient, retries);
  }

  #live = (name: string): string => `${this.#prefix}_${name}`;
  #staged = (name: string): string => `${this.#prefix}_${name}_tmp`;

  async #settle(indexName: string, write: () => Promise<{ taskID: number }>): Promise<void> {
    const { taskID } = await this.#policy.execute(write);
    await this.#policy.execute(() => this.#client.waitForTask({ indexName, taskID }));
  }

  #setSettings(indexName: string, indexSettings: object): Promise<void> {
    return this.#settle(indexName, () =>
      this.#client.setSettings({ indexName, indexSettings: indexSettings as IndexSettings }),
    );
  }

  #saveSynonyms(
    indexName: string,
    synonyms: readonly object[],
    forwardToReplicas = false,
  ): Promise<void> {
    return this.#settle(indexName, () =>
      this.#client.saveSynonyms({
        indexName,
        synonymHit: synonyms as SynonymHit[],
        forwardToReplicas,
        replaceExistingSynonyms: true,
      }),
    );
  }

  /** Creates an empty index, which replaces the live one with `#move`. */
  async #stage(name: string, settings: object, synonyms: readonly object[] = []): Promise<void> {
    const indexName = this.#staged(name);
    await this.#settle(indexName, () => this.#client.deleteIndex({ indexName }));
    await this.#setSettings(indexName, settings);
    if (synonyms.length > 0) await this.#saveSynonyms(indexName, synonyms);
  }

  #move(name: string): Promise<void> {
    const indexName = this.#staged(name);
    return this.#settle(indexName, () =>
      this.#client.operationIndex({
        indexName,
        operationIndexParams: { operation: 'move', destination: this.#live(name) },
      }),
    );
  }

  /** Keeps the rules of the live index, which merchandisers create in Algolia and a move would delete. */
  #copyRules(name: string): Promise<void> {
    const destination = this.#staged(name);
    return this.#settle(destination, () =>
      this.#client.operationIndex({
        indexName: this.#live(name),
        operationIndexParams: { operation: 'copy', destination, scope: ['rules'] },
      }),
    );
  }

  /** Product settings with the shop's additional filter attributes. */
  #productSettings(moreFacets: readonly string[]) {
    const { settings, replicas, synonyms } = productSettings(this.#live('products'));
    const withFacets = <Settings extends { attributesForFaceting: readonly string[] }>(
      one: Settings,
    ) => ({ ...one, attributesForFaceting: [...one.attributesForFaceting, ...moreFacets] });
    const { replicas: names, ...own } = withFacets(settings);
    return {
      own,
      names,
      replicas: Object.entries(replicas).map(([name, one]) => [name, withFacets(one)] as const),
      synonyms,
    };
  }

  async stageProducts(moreFacets: readonly string[]): Promise<void> {
    const { own, synonyms } = this.#productSettings(moreFacets);
    await this.#stage('products', own, synonyms);
    await this.#copyRules('products');
  }

  /** Replaces the live products by the staged ones. Idempotent. */
  async publishProducts(moreFacets: readonly string[]): Promise<void> {
    const index = this.#live('products');
    const { own, names, replicas, synonyms } = this.#productSettings(moreFacets);
    await this.#setSettings(index, { ...own, replicas: names });
    for (const [name, settings] of replicas) await this.#setSettings(name, settings);
    await this.#saveSynonyms(index, synonyms, true);
    await this.#move('products');
  }

  /** Replaces an index and returns the records that the service rejects. */
  async replace(name: SmallIndex, records: readonly SearchRecord[]): Promise<Rejected[]> {
    const { settings, synonyms } = SMALL_INDEXES[name];
    await this.#stage(name, settings, synonyms);
    const rejected: Rejected[] = [];
    for (const some of chunks(records, RECORDS_PER_BATCH)) {
      rejected.push(...(await this.#saveAccepted(this.#staged(name), some)));
    }
    await this.#move(name);
    return rejected;
  }

  /** Writes product records and returns those that the service rejects. */
  save(stage: 'live' | 'staged', records: readonly SearchRecord[]): Promise<Rejected[]> {
    const index = stage === 'live' ? this.#live('products') : this.#staged('products');
    return this.#saveAccepted(index, records);
  }

  /** Halves a batch that the service rejects, so that a record that is too large does not block the others. */
  async #saveAccepted(index: string, records: readonly SearchRecord[]): Promise<Rejected[]> {
    try {
      await this.#save(index, records);
      return [];
    } catch (error) {
      if (getStatus(error) !== 400 || !(error instanceof Error)) throw error;
      const [first, ...others] = records;
      if (first === undefined) throw error;
      if (others.length === 0) return [{ objectID: first.objectID, reason: error.message }];
      const half = Math.ceil(records.length / 2);
      const before = await this.#saveAccepted(index, records.slice(0, half));
      return [...before, ...(await this.#saveAccepted(index, records.slice(half)))];
    }
  }

  async #batch(indexName: string, requests: BatchRequest[]): Promise<void> {
    if (requests.length === 0) return;
    await this.#settle(indexName, () =>
      this.#client.batch({ indexName, batchWriteParams: { requests } }),
    );
  }

  #save(index: string, records: readonly SearchRecord[]): Promise<void> {
    return this.#batch(
      index,
      records.map((body) => ({ action: 'addObject', body })),
    );
  }

  delete(objectIDs: readonly string[]): Promise<void> {
    return this.#batch(
      this.#live('products'),
      objectIDs.map((objectID) => ({ action: 'deleteObject', body: { objectID } })),
    );
  }
}
