import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { withoutSignInParams } from '../session/signInParams.ts';

/**
 * Calls back each time another page is shown, or the same one anew; not for the page it begins with. What a session that
 * begins or ends writes into the address, or takes out of it, is no other page: what is open stays open.
 */
export function useOnPageChange(callback: () => void): void {
  const place = useLocation();
  const { key } = place;
  const address = withoutSignInParams(place);
  const isSessions = address !== `${place.pathname}${place.search}${place.hash}`;
  const shown = useRef({
    key,
    address,
    isSessions,
  });
  const newest = useRef(callback);
  newest.current = callback;
  useEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = {
      key,
      address,
      isSessions,
    };
    const isSamePage = before.address === address && before.isSessions !== isSessions;
    if (!isSamePage) newest.current();
  }, [key, address, isSessions]);
}
