import { Box, VisuallyHidden } from '@chakra-ui/react';
import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  UNSAFE_DataRouterStateContext as RouterState,
  useLocation,
  useNavigationType,
} from 'react-router';
import { trackPageView } from '#lib/browser/analytics.ts';
import { useOnline } from '#lib/browser/connection.ts';
import { focusContent, isFocusLost } from '#lib/browser/focusOnMount.ts';
import { readScrollPosition } from '#lib/browser/scrollPositions.ts';
import { isPersonalPath } from '#lib/server/cacheControl.ts';
import { useSite } from '#lib/site/useSite.ts';
import { tryTo } from '#lib/tryTo.ts';

const SMOOTH_MS = 300;
/** Milliseconds after which a scroll position is no longer restored. */
const LATEST_MS = 2000;
const SCROLL_INPUTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Page views, scrolling, focus, and, for screen readers, the new page's title. Says when the connection is lost. */
export function PageEffects() {
  useRouteChanges();
  useScrolling();
  return (
    <>
      <VisuallyHidden aria-live="polite">{useNewTitle()}</VisuallyHidden>
      <OfflineBanner />
    </>
  );
}

function OfflineBanner() {
  const isOnline = useOnline();
  return (
    <Box role="status" position="fixed" inset="auto 0 0" zIndex="header">
      {!isOnline && (
        <Box p="3" borderTop="line" bg="fg" color="fg.inverted" textAlign="center">
          You’re offline. We’ve kept what you entered; continue when you’re back online.
        </Box>
      )}
    </Box>
  );
}

/**
 * The title of the last page that was opened without loading a document. If the focused element has gone with the
 * previous page, the focus moves to the page's content. Filters and other parameters open a page only if the focused
 * element has gone with their change.
 */
function useNewTitle(): string {
  const { pathname, search } = useLocation();
  const shown = useRef(pathname);
  // What has the focus until the new page is rendered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the location changes.
  const before = useMemo(() => ({ focused: document.activeElement }), [pathname, search]);
  const [title, setTitle] = useState('');
  useEffect(() => {
    const isNewPath = shown.current !== pathname;
    shown.current = pathname;
    const isLost = isFocusLost() && (isNewPath || before.focused?.isConnected === false);
    if (isLost) focusContent();
    if (isLost || isNewPath) setTitle(document.title);
  }, [pathname, before]);
  return title;
}

/** Tracks page views; for personal pages without the query, which may contain a token. */
function useRouteChanges(): void {
  const { analytics } = useSite();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const page_path = isPersonalPath(pathname) ? pathname : pathname + search;
    trackPageView(analytics, { page_path, page_title: document.title });
  }, [analytics, pathname, search]);
}

/**
 * Complements ScrollRestoration: scrolls to a hash target within 300 ms and focuses it, and restores the scroll
 * position of a page that is still growing, within two seconds, unless the user scrolls.
 */
function useScrolling(): void {
  const { key, hash } = useLocation();
  // Only the router's internal state contains the position; ScrollRestoration reads it there, too.
  const place = useContext(RouterState)?.restoreScrollPosition;
  const isReturn = useNavigationType() === 'POP';

  // Before ScrollRestoration, which jumps to the target in a layout effect further down the tree.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the same hash scrolls again.
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
    const target = document.getElementById(tryTo(() => decodeURIComponent(hash.slice(1))) ?? '');
    if (target?.hasAttribute('tabindex')) target.focus({ preventScroll: true });
  }, [hash]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history is restored once.
  useEffect(() => {
    // `false` on a page that was just loaded: ScrollRestoration has set its position before the browser's contents.
    const top = place === false ? readScrollPosition(key) : place;
    return typeof top === 'number' ? restoreLate(top) : undefined;
  }, [key]);
}

/** Calls `stop` when the user scrolls; returns the unsubscribe function. */
function onUserScroll(stop: () => void): () => void {
  for (const event of SCROLL_INPUTS) window.addEventListener(event, stop, { passive: true });
  return () => {
    for (const event of SCROLL_INPUTS) window.removeEventListener(event, stop);
  };
}

/** Scrolls between two positions in SMOOTH_MS unless the user scrolls; returns the cancel function. */
function scrollSmoothly(from: number, to: number): () => void {
  const start = performance.now();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    unsubscribe();
  };
  const unsubscribe = onUserScroll(stop);
  const step = (now: number) => {
    const progress = Math.min(1, Math.max(0, (now - start) / SMOOTH_MS));
    const eased = progress * progress * (3 - 2 * progress);
    window.scrollTo({ top: from + (to - from) * eased, behavior: 'instant' });
    if (progress < 1) frame = requestAnimationFrame(step);
    else stop();
  };
  step(start);
  return stop;
}

/** Scrolls to `top` when the page is `top` pixels plus a viewport high; returns the cancel function. */
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
    unsubscribe();
  };
  const timer = setTimeout(stop, LATEST_MS);
  const unsubscribe = onUserScroll(stop);
  grown.observe(document.body);
  return stop;
}
