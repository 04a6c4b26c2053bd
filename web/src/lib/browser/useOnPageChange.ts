import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { withoutSignInParams } from '../session/sessionUrls.ts';

/**
 * Calls back on each navigation, including one to the same URL, but not for the first page. Changes of session
 * parameters in the URL do not count, so open menus stay open.
 */
export function useOnPageChange(callback: () => void): void {
  const place = useLocation();
  const { key } = place;
  const url = withoutSignInParams(place);
  const isSessions = url !== `${place.pathname}${place.search}${place.hash}`;
  const shown = useRef({ key, url, isSessions });
  const onChange = useEffectEvent(callback);
  // In the commit: a later effect would close what the shopper opens on the new page at once.
  useLayoutEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { key, url, isSessions };
    const isSamePage = before.url === url && before.isSessions !== isSessions;
    if (!isSamePage) onChange();
  }, [key, url, isSessions]);
}
