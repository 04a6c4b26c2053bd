import { Box } from '@chakra-ui/react';
import { useIsLate } from '#lib/browser/useIsLate.ts';

/** A bar at the top of the page while a page, or a part that is loaded on first use, takes longer than 200 ms. */
export function LoadingBar({ isWaiting = true }: { isWaiting?: boolean }) {
  const isLate = useIsLate(isWaiting);
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
