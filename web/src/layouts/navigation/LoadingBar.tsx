import { Box } from '@chakra-ui/react';
import { useNavigation } from 'react-router';
import { useIsLate } from '#lib/browser/useIsLate.ts';

/** A thin progress bar at the top of the page during a navigation; it fills within 5 s. */
export function LoadingBar() {
  const isLate = useIsLate(useNavigation().state !== 'idle');
  if (!isLate) return null;
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
