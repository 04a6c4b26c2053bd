import type {
  ApolloClient,
  DocumentNode,
  OperationVariables,
  TypedDocumentNode,
} from '@apollo/client';
import { isLasting } from './lastingError.ts';

/** Time for which page data counts as fresh in the browser. */
const FRESH_MS = 60_000;

/** When each query was last read, by query and variables. */
const readAt = new Map<string, number>();

interface PageQuery<Data, Variables extends OperationVariables> {
  readonly query: TypedDocumentNode<Data, Variables>;
  readonly variables: Variables;
  /** True if partial data contains what the page cannot do without; by default always true. */
  readonly isUsable?: (data: Data) => boolean;
}

/**
 * Fills the client's cache with the data of a page. Cached data is used immediately and revalidated in the background
 * if it is older than a minute, so Back never waits. A response with errors is not cached; it is returned as `partial`
 * for the page to show. Without data, or what the page needs unless it does not exist, its error is thrown.
 */
export async function loadPage<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  { isUsable = () => true, ...page }: PageQuery<Data, Variables>,
): Promise<{ data: Data; partial: Data | null }> {
  // Read like a component does: results of optimistic and other reads are not shared.
  const known = client.readQuery<unknown, OperationVariables>({ ...page, optimistic: true });
  if (known) {
    refreshWhenOld(client, page);
    return { data: known as Data, partial: null };
  }
  // `query` would read the result back after writing it, which is half of a listing's cost on the server; therefore
  // this function writes it.
  const { data, error } = await client.query<unknown, OperationVariables>({
    ...page,
    fetchPolicy: 'no-cache',
    errorPolicy: 'all',
  });
  if (!data) throw error ?? new Error('The gateway sent neither data nor errors.');
  if (error && !isLasting(error) && !isUsable(data as Data)) throw error;
  if (error) return { data: data as Data, partial: data as Data };
  client.writeQuery<unknown, OperationVariables>({ ...page, data });
  if (!import.meta.env.SSR) readAt.set(toKey(page), Date.now());
  return { data: data as Data, partial: null };
}

function refreshWhenOld<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  page: PageQuery<Data, Variables>,
): void {
  const key = toKey(page);
  const age = Date.now() - (readAt.get(key) ?? performance.timeOrigin);
  if (import.meta.env.SSR || age < FRESH_MS) return;
  readAt.set(key, Date.now());
  // If revalidation fails, the current data stays.
  client
    .query<unknown, OperationVariables>({ ...page, fetchPolicy: 'network-only' })
    .catch(() => undefined);
}

function toKey({
  query,
  variables,
}: {
  query: DocumentNode;
  variables: OperationVariables;
}): string {
  const [operation] = query.definitions;
  const name = operation?.kind === 'OperationDefinition' ? operation.name?.value : '';
  return `${name} ${JSON.stringify(variables)}`;
}
