import { Button, Heading, HStack, Skeleton, Stack } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useOnline } from '#lib/browser/connection.ts';
import type { PlacingPhase } from './usePlacing.ts';

interface ProcessingPanelProps {
  readonly phase: PlacingPhase;
  readonly onRetry: () => void;
  /** Gives up waiting for the outcome. */
  readonly onLeave: () => void;
}

export function ProcessingPanel({ phase, onRetry, onLeave }: ProcessingPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isOnline = useOnline();
  const isUnsettled = phase === 'unsettled';
  // biome-ignore lint/correctness/useExhaustiveDependencies: "Check again" disappears with the focus when it is pressed.
  useEffect(() => heading.current?.focus(), [isUnsettled]);
  return (
    <Stack role="status" align="start" gap="4.5" maxWidth="prose" py="12">
      <Heading ref={heading} tabIndex={-1} size="md" _focus={{ outline: 'none' }}>
        {isUnsettled ? 'We haven’t heard back yet' : 'Your order is being placed'}
      </Heading>
      <p>
        {isUnsettled
          ? 'Check again: it’s the same order, so you won’t be charged twice.'
          : `${isOnline ? 'This is taking longer than usual. We’re checking on your order.' : 'You’re offline. We’ll check on your order once you’re back online.'} Please keep this page open.`}
      </p>
      {isUnsettled ? (
        <HStack gap="4" wrap="wrap">
          <Button onClick={onRetry}>Check again</Button>
          <Button variant="outline" onClick={onLeave}>
            Back to checkout
          </Button>
        </HStack>
      ) : (
        <Skeleton width="40" height="0.5" bg="accent" aria-hidden />
      )}
    </Stack>
  );
}
