import type {
  ApolloClient,
  DocumentNode,
  OperationVariables,
  TypedDocumentNode,
} from '@apollo/client';

/** How long what a page shows counts as fresh in the browser. */
const FRESH_MS = 60_000;

/** When a query with its variables was read last. */
const readAt = new Map<string, number>();

interface PageQuery<Data, Variables extends OperationVariables> {
  readonly query: TypedDocumentNode<Data, Variables>;
  readonly variables: Variables;
}

/**
 * Fills the client's cache with what a page shows. What the cache holds already is there at once, and is read again
 * behind the page when it is older than a minute: Back never waits. A response with errors stays out of the cache; it is
 * `partial`, which the page shows instead.
 *
 * @throws the error of a response without data
 */
export async function loadPage<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  page: PageQuery<Data, Variables>,
): Promise<{ data: Data; partial: Data | null }> {
  const known = client.readQuery<unknown, OperationVariables>(page);
  if (known) {
    refreshWhenOld(client, page);
    return { data: known as Data, partial: null };
  }
  // Written by us: what `query` writes it also reads again, which is half of what a listing costs the server.
  const { data, error } = await client.query<unknown, OperationVariables>({
    ...page,
    fetchPolicy: 'no-cache',
    errorPolicy: 'all',
  });
  if (!data) throw error ?? new Error('The gateway sent neither data nor errors.');
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
  // What is shown stays when it cannot be read again.
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
