import { algoliasearch, type IndexSettings, type SynonymHit } from 'algoliasearch';
import { ExponentialBackoff, handleWhen, retry } from 'cockatiel';
import {
  ATTRIBUTE_SETTINGS,
  BLOCK_SETTINGS,
  CATEGORY_SETTINGS,
  PAGE_SETTINGS,
  productSettings,
  SYNONYMS,
} from '../search-records/settings.ts';
import type { IndexerEnv } from './env.ts';

export type SearchRecord = Readonly<Record<string, unknown>> & { readonly objectID: string };

/** A record that the service rejects, and the reason. */
export interface RejectedRecord {
  readonly objectID: string;
  readonly reason: string;
}

const SMALL_INDEXES = {
  categories: { settings: CATEGORY_SETTINGS, synonyms: true },
  pages: { settings: PAGE_SETTINGS, synonyms: false },
  section_blocks: { settings: BLOCK_SETTINGS, synonyms: false },
  product_attributes: { settings: ATTRIBUTE_SETTINGS, synonyms: false },
} as const;

export type SmallIndex = keyof typeof SMALL_INDEXES;

function getStatus(error: unknown): number {
  return typeof error === 'object' && error !== null && 'status' in error
    ? Number(error.status)
    : 0;
}

/** What to do about an error of the search client; undefined for another error. */
export function toSearchAdvice(error: unknown): string | undefined {
  const status = getStatus(error);
  if (status === 401 || status === 403) {
    return `The search service rejects SEARCH_ADMIN_KEY (${status}). Copy it and SEARCH_APP_ID again; the key needs the permissions addObject, deleteObject, deleteIndex, settings and editSettings for the indexes of SEARCH_INDEX.`;
  }
  if (error instanceof Error && error.name === 'RetryError') {
    return 'The search service does not respond. Check SEARCH_HOSTS (empty for Algolia) and SEARCH_APP_ID.';
  }
  return status === 0 ? undefined : `The search service rejects the request (${status}).`;
}

function isRejected(error: unknown): boolean {
  return getStatus(error) >= 400 && getStatus(error) < 500;
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
  readonly #policy: ReturnType<typeof retry>;

  constructor(settings: IndexerEnv['search'], retries = { attempts: 6, waitMs: 500 }) {
    this.#client = createClient(settings);
    this.#prefix = settings.indexPrefix;
    this.#policy = retry(
      handleWhen((error) => !isRejected(error)),
      {
        maxAttempts: retries.attempts,
        backoff: new ExponentialBackoff({ initialDelay: retries.waitMs, maxDelay: 20_000 }),
      },
    );
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

  #saveSynonyms(indexName: string, forwardToReplicas = false): Promise<void> {
    return this.#settle(indexName, () =>
      this.#client.saveSynonyms({
        indexName,
        synonymHit: SYNONYMS as SynonymHit[],
        forwardToReplicas,
        replaceExistingSynonyms: true,
      }),
    );
  }

  async #move(name: string): Promise<void> {
    await this.#settle(this.#staged(name), () =>
      this.#client.operationIndex({
        indexName: this.#staged(name),
        operationIndexParams: { operation: 'move', destination: this.#live(name) },
      }),
    );
  }

  /** Product settings with the shop's additional filter attributes. */
  #productSettings(moreFacets: readonly string[]) {
    const { settings, replicas } = productSettings(this.#live('products'));
    const withFacets = <Settings extends { attributesForFaceting: readonly string[] }>(
      one: Settings,
    ) => ({ ...one, attributesForFaceting: [...one.attributesForFaceting, ...moreFacets] });
    const { replicas: names, ...own } = withFacets(settings);
    return {
      own,
      names,
      replicas: Object.entries(replicas).map(([name, one]) => [name, withFacets(one)] as const),
    };
  }

  async stageProducts(moreFacets: readonly string[]): Promise<void> {
    const index = this.#staged('products');
    await this.#settle(index, () => this.#client.deleteIndex({ indexName: index }));
    await this.#setSettings(index, this.#productSettings(moreFacets).own);
    await this.#saveSynonyms(index);
  }

  /** Replaces the live products by the staged ones. Idempotent. */
  async publishProducts(moreFacets: readonly string[]): Promise<void> {
    const index = this.#live('products');
    const { own, names, replicas } = this.#productSettings(moreFacets);
    await this.#setSettings(index, { ...own, replicas: names });
    for (const [name, settings] of replicas) await this.#setSettings(name, settings);
    await this.#saveSynonyms(index, true);
    await this.#move('products');
  }

  async replace(name: SmallIndex, records: readonly SearchRecord[]): Promise<void> {
    const { settings, synonyms } = SMALL_INDEXES[name];
    const index = this.#staged(name);
    await this.#settle(index, () => this.#client.deleteIndex({ indexName: index }));
    await this.#setSettings(index, settings);
    if (synonyms) await this.#saveSynonyms(index);
    await this.#save(index, records);
    await this.#move(name);
  }

  /** Writes product records and returns those that the service rejects. */
  async save(stage: 'live' | 'staged', records: readonly SearchRecord[]) {
    const index = stage === 'live' ? this.#live('products') : this.#staged('products');
    try {
      await this.#save(index, records);
      return [];
    } catch (error) {
      if (getStatus(error) !== 400) throw error;
      return this.#saveApart(index, records);
    }
  }

  /** Writes records one by one, so that one that is too large does not block the others. */
  async #saveApart(index: string, records: readonly SearchRecord[]): Promise<RejectedRecord[]> {
    const rejected: RejectedRecord[] = [];
    for (const record of records) {
      try {
        await this.#save(index, [record]);
      } catch (error) {
        if (getStatus(error) !== 400) throw error;
        const reason = error instanceof Error ? error.message : String(error);
        rejected.push({ objectID: record.objectID, reason });
      }
    }
    return rejected;
  }

  async #save(index: string, records: readonly SearchRecord[]): Promise<void> {
    if (records.length === 0) return;
    await this.#settle(index, () =>
      this.#client.batch({
        indexName: index,
        batchWriteParams: {
          requests: records.map((body) => ({ action: 'addObject' as const, body })),
        },
      }),
    );
  }

  async delete(objectIDs: readonly string[]): Promise<void> {
    if (objectIDs.length === 0) return;
    const index = this.#live('products');
    await this.#settle(index, () =>
      this.#client.batch({
        indexName: index,
        batchWriteParams: {
          requests: objectIDs.map((objectID) => ({
            action: 'deleteObject' as const,
            body: { objectID },
          })),
        },
      }),
    );
  }
}
