import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ApolloCache, ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import { buildSchema, execute } from 'graphql';
import type { ContextType, PropsWithChildren, ReactElement } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { RootDataContext } from '#lib/site/useSite.ts';
import { ThemeProvider } from '#ui/render.test-helpers.tsx';
import { createSessionLink } from './browserClient.ts';
import { createCache } from './cache.ts';
import { session } from './session/session.ts';

const schema = buildSchema(
  readFileSync(join(import.meta.dirname, '../../../schema/schema.graphql'), 'utf8'),
);

/** Root field resolvers of a test by field name; an error thrown by one becomes a GraphQL error. */
export type Resolvers = Readonly<Record<string, (args: never) => unknown>>;

/** An in-memory gateway with the real schema. `calls` are the received operations in order. */
export function createSchemaLink(resolvers: Resolvers) {
  const calls: string[] = [];
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        calls.push(operation.operationName ?? '');
        const variableValues = operation.variables;
        void Promise.resolve(
          execute({ schema, document: operation.query, rootValue: resolvers, variableValues }),
        ).then((result) => {
          observer.next(result as ApolloLink.Result);
          observer.complete();
        });
      }),
  );
  return { link, calls };
}

/** Provides the root loader's data for part of the shop. All features are enabled unless `features` is given. */
export function RootData({
  features = null,
  children,
}: PropsWithChildren<{ features?: [] | null }>) {
  const site = { name: 'Encore', url: 'http://shop.test', analytics: 'off', features };
  const data = { menu: null, content: null, site } as ContextType<typeof RootDataContext>;
  return <RootDataContext value={data}>{children}</RootDataContext>;
}

/**
 * Renders a screen over the real schema at `path`; other paths render their URL.
 *
 * @param frame a layout with an Outlet
 * @param prepare writes the initial cache
 */
export function renderScreen(
  element: ReactElement,
  resolvers: Resolvers,
  path = '/',
  frame = <Outlet />,
  prepare: (cache: ApolloCache) => void = () => {},
) {
  const { link, calls } = createSchemaLink(resolvers);
  const cache = createCache();
  session.attach(cache);
  prepare(cache);
  const watch = createSessionLink({ generation: session.generation, onLost: session.lose });
  const client = new ApolloClient({ link: ApolloLink.from([watch, link]), cache });
  const router = createMemoryRouter(
    [
      {
        element: <RootData>{frame}</RootData>,
        children: [
          { path: new URL(path, 'http://shop.test').pathname, element },
          { path: '*', element: <p>Another page</p> },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  const view = render(
    <ApolloProvider client={client}>
      <ThemeProvider>
        <RouterProvider router={router} />
      </ThemeProvider>
    </ApolloProvider>,
  );
  return { ...view, client, calls, router };
}
