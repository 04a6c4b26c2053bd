import { Button, EmptyState } from '@chakra-ui/react';
import { FormAlert } from './form/FormAlert.tsx';

/** An error message for failed loading, with a retry button. */
export function LoadFailure(props: { text?: string; onRetry: () => void }) {
  const { text = 'We couldn’t load this. Please try again.', onRetry } = props;
  return (
    <EmptyState.Root>
      <EmptyState.Content>
        <FormAlert>{text}</FormAlert>
        <Button variant="outline" onClick={onRetry}>
          Try again
        </Button>
      </EmptyState.Content>
    </EmptyState.Root>
  );
}
