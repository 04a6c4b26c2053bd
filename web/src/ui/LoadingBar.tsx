import { Box } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** Quick page changes show no bar at all (spec §9: 200 ms throttle). */
const THROTTLE_MS = 200;

/** A thin line at the top of the page while the next page is being read; it fills in 5 s. */
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
