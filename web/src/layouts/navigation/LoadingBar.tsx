import { Box } from '@chakra-ui/react';
import { useNavigation } from 'react-router';
import { useIsLate } from '#lib/browser/useIsLate.ts';

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
