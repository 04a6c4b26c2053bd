import { Box } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** Milliseconds before the bar appears, so that fast navigations show none. */
const THROTTLE_MS = 200;

/** A thin progress bar at the top of the page during a navigation; it fills within 5 s. */
export function LoadingBar() {
  const isBusy = useNavigation().state !== 'idle';
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isBusy) {
      setIsShown(false);
      return;
    }
    const timer = setTimeout(() => setIsShown(true), THROTTLE_MS);
    return () => clearTimeout(timer);
  }, [isBusy]);
  if (!isShown) return null;
  return (
    <Box
      aria-hidden
      data-part="loading-bar"
      position="fixed"
      inset="0 0 auto"
      height="0.5"
      zIndex="progress"
      bg="accent"
      transformOrigin="left"
      animation="load"
    />
  );
}
