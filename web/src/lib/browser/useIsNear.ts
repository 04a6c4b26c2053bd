import { type RefObject, useEffect, useState } from 'react';

const MARGIN = '600px';

/** True once an element has approached the viewport; never while `isWanted` is false. */
export function useIsNear(ref: RefObject<HTMLElement | null>, isWanted = true): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!isWanted || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isWanted, ref]);
  return isNear;
}
