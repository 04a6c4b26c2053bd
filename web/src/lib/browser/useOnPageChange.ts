import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Calls back each time another page is shown, or the same one anew; not for the page it begins with. */
export function useOnPageChange(callback: () => void): void {
  const { key } = useLocation();
  const shownFor = useRef(key);
  const newest = useRef(callback);
  newest.current = callback;
  useEffect(() => {
    if (shownFor.current === key) return;
    shownFor.current = key;
    newest.current();
  }, [key]);
}
