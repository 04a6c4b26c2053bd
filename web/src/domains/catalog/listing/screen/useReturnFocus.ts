import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router';
import { LastOpenedPath } from './ReturnFocus.generated.ts';

/**
 * On Back, restores the focus to the card through which the list was left. Returns the path of this card and the ref
 * and click handler for the list's element.
 */
export function useReturnFocus<E extends HTMLElement>() {
  const { cache } = useApolloClient();
  const ref = useRef<E>(null);
  const isReturn = useNavigationType() === 'POP';
  const [openedPath] = useState(() => (isReturn ? readOpenedPath(cache) : null));

  useEffect(() => {
    const path = readOpenedPath(cache);
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'lastOpenedPath' });
    if (!isReturn || !path) return;
    const links = ref.current?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [];
    const link = [...links].find((each) => each.getAttribute('href') === path);
    link?.focus({ preventScroll: true });
  }, [cache, isReturn]);

  const onClick = useCallback(
    (event: MouseEvent<E>) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const path = link?.getAttribute('href');
      if (path) cache.writeQuery({ query: LastOpenedPath, data: { lastOpenedPath: path } });
    },
    [cache],
  );

  return { openedPath, list: { ref, onClick } };
}

function readOpenedPath(cache: ApolloCache): string | null {
  return cache.readQuery({ query: LastOpenedPath })?.lastOpenedPath ?? null;
}
