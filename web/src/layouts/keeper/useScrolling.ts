import { useContext, useEffect, useLayoutEffect } from 'react';
import {
  UNSAFE_DataRouterStateContext as RouterState,
  useLocation,
  useNavigationType,
} from 'react-router';

/** The latest moment at which a place is restored (spec §9). */
const LATEST_MS = 2000;
const OWN_SCROLL = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * What ScrollRestoration leaves open: a hash target is reached smoothly and takes the focus; a page that grows while its
 * content is read gets its place back as soon as it is tall enough, within two seconds, unless the person has scrolled.
 */
export function useScrolling(): void {
  const { key, hash } = useLocation();
  // The place is known to the router's own state alone; ScrollRestoration reads it there too.
  const place = useContext(RouterState)?.restoreScrollPosition;
  const isReturn = useNavigationType() === 'POP';

  // Before ScrollRestoration, which scrolls in a layout effect further down the tree.
  useLayoutEffect(() => {
    document.documentElement.dataset.scroll = hash && !isReturn ? 'smooth' : '';
  }, [hash, isReturn]);

  useEffect(() => {
    if (!hash) return;
    const target = document.getElementById(decoded(hash.slice(1)));
    if (target?.hasAttribute('tabindex')) target.focus({ preventScroll: true });
  }, [hash]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history is restored once.
  useEffect(() => (typeof place === 'number' ? restoreLate(place) : undefined), [key]);
}

/** Watches the page grow to `top` pixels and a screen; returns the way to stop. */
function restoreLate(top: number): (() => void) | undefined {
  if (window.scrollY >= top - 1) return undefined;
  const grown = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight < top + window.innerHeight) return;
    window.scrollTo(0, top);
    stop();
  });
  const stop = () => {
    grown.disconnect();
    clearTimeout(timer);
    for (const event of OWN_SCROLL) window.removeEventListener(event, stop);
  };
  const timer = setTimeout(stop, LATEST_MS);
  for (const event of OWN_SCROLL) window.addEventListener(event, stop, { passive: true });
  grown.observe(document.body);
  return stop;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
