import { type MouseEvent, useCallback, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { textStorage } from '#lib/storage/jsonStorage.ts';

/** Address of the card that was opened last; without storage the focus starts at the top, as on any page. */
const lastOpened = textStorage(() => window.sessionStorage, 'encore-last-card');

/**
 * Gives the focus back to the card one has left the list by, when one comes back by Back (ux 4). Returns what the list's
 * element needs: its ref and its click handler.
 */
export function useReturnFocus<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const isReturn = useNavigationType() === 'POP';

  useEffect(() => {
    const path = lastOpened.read();
    lastOpened.forget();
    if (!isReturn || path === null) return;
    const links = ref.current?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [];
    const link = [...links].find((each) => each.getAttribute('href') === path);
    link?.focus({ preventScroll: true });
  }, [isReturn]);

  const onClick = useCallback((event: MouseEvent<E>) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const path = link?.getAttribute('href');
    if (path) lastOpened.write(path);
  }, []);

  return { ref, onClick };
}
