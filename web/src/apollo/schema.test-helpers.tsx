import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import { buildSchema, execute } from 'graphql';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ThemeProvider } from '#ui/render.test-helpers.tsx';
import { createApolloClient } from './client.ts';

const schema = buildSchema(
  readFileSync(join(import.meta.dirname, '../../../schema/schema.graphql'), 'utf8'),
);

/** Resolvers of the root fields that a test asks for, by name; what one throws is the gateway's error. */
export type Resolvers = Readonly<Record<string, (args: never) => unknown>>;

/** A gateway of the real schema in memory. `calls` are the operations it was sent, in order. */
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

/** Renders a screen over the real schema; `path` is where it stands, other paths show their address. */
export function renderScreen(element: ReactElement, resolvers: Resolvers, path = '/') {
  const { link, calls } = createSchemaLink(resolvers);
  const client = createApolloClient(link);
  const router = createMemoryRouter(
    [
      { path: new URL(path, 'http://shop.test').pathname, element },
      { path: '*', element: <p>Another page</p> },
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
