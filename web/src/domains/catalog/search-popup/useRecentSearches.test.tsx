// @vitest-environment happy-dom
import { ApolloLink, type NormalizedCacheObject } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createApolloClient } from '#apollo/client.ts';
import { persistedPart } from '#apollo/persistedPart.ts';
import { useRecentSearches, withTerm } from './useRecentSearches.ts';

it('keeps terms trimmed, in lower case, newest first and each once', () => {
  const terms = ['Chanel flap', ' Dior ', 'CHANEL FLAP'].reduce<string[]>(withTerm, []);
  expect(terms).toEqual(['chanel flap', 'dior']);
});

it('keeps the newest eight and no empty ones', () => {
  const terms = [...'abcdefghij', '   '].reduce<string[]>(withTerm, []);
  expect(terms).toEqual([...'jihgfedc']);
});

it('keeps what was searched for in the part of the cache that outlives the page, until it is cleared', async () => {
  const client = createApolloClient(ApolloLink.empty());
  const { result } = renderHook(useRecentSearches, {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  expect(result.current.terms).toEqual([]);
  act(() => {
    result.current.addTerm('Kelly');
    result.current.addTerm('birkin');
  });
  await waitFor(() => expect(result.current.terms).toEqual(['birkin', 'kelly']));
  expect(persistedPart(client.cache.extract() as NormalizedCacheObject).ROOT_QUERY).toMatchObject({
    recentSearches: ['birkin', 'kelly'],
  });
  act(() => result.current.clearTerms());
  await waitFor(() => expect(result.current.terms).toEqual([]));
});
