import { useContext, useEffect, useLayoutEffect } from 'react';
import {
  UNSAFE_DataRouterStateContext as RouterState,
  useLocation,
  useNavigationType,
} from 'react-router';

const SMOOTH_MS = 300;
/** The latest moment at which a place is restored (spec §9). */
const LATEST_MS = 2000;
const OWN_SCROLL = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * What ScrollRestoration leaves open: a hash target is scrolled to in 300 ms and takes the focus; a page that grows while its
 * content is read gets its place back as soon as it is tall enough, within two seconds, unless the person has scrolled.
 */
export function useScrolling(): void {
  const { key, hash } = useLocation();
  // The place is known to the router's own state alone; ScrollRestoration reads it there too.
  const place = useContext(RouterState)?.restoreScrollPosition;
  const isReturn = useNavigationType() === 'POP';

  // Before ScrollRestoration, which jumps to the target in a layout effect further down the tree.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hash is gone to again when its link is pressed again.
  useLayoutEffect(() => {
    if (!hash || isReturn || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const from = window.scrollY;
    let stop = () => {};
    let isLeft = false;
    queueMicrotask(() => {
      if (!isLeft) stop = scrollSmoothly(from, window.scrollY);
    });
    return () => {
      isLeft = true;
      stop();
    };
  }, [key]);

  useEffect(() => {
    if (!hash) return;
    const target = document.getElementById(decoded(hash.slice(1)));
    if (target?.hasAttribute('tabindex')) target.focus({ preventScroll: true });
  }, [hash]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history is restored once.
  useEffect(() => (typeof place === 'number' ? restoreLate(place) : undefined), [key]);
}

/** Scrolls from one height to another in SMOOTH_MS, unless the person scrolls; returns the way to stop. */
function scrollSmoothly(from: number, to: number): () => void {
  const start = performance.now();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const event of OWN_SCROLL) window.removeEventListener(event, stop);
  };
  const step = (now: number) => {
    const progress = Math.min(1, Math.max(0, (now - start) / SMOOTH_MS));
    const eased = progress * progress * (3 - 2 * progress);
    window.scrollTo({ top: from + (to - from) * eased, behavior: 'instant' });
    if (progress < 1) frame = requestAnimationFrame(step);
    else stop();
  };
  step(start);
  for (const event of OWN_SCROLL) window.addEventListener(event, stop, { passive: true });
  return stop;
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
