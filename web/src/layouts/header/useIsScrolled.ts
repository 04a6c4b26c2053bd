import { useEffect, useState } from 'react';

const FROM_PX = 50;
const DELAY_MS = 100;

/** True when the page is scrolled by more than 50 px, with a delay of 100 ms. Always false if not enabled. */
export function useIsScrolled(isEnabled: boolean): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    if (!isEnabled) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const handleScroll = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        setIsScrolled(window.scrollY > FROM_PX);
      }, DELAY_MS);
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', handleScroll);
      clearTimeout(timer);
    };
  }, [isEnabled]);
  return isScrolled;
}
