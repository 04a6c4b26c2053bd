import { EmptyState } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Says that a list has nothing in it yet, why one would want something there, and the one thing to do next. */
export function EmptyNote(props: { title: string; children: ReactNode; action: ReactNode }) {
  return (
    <EmptyState.Root>
      <EmptyState.Content>
        <EmptyState.Title asChild>
          <h2>{props.title}</h2>
        </EmptyState.Title>
        <EmptyState.Description>{props.children}</EmptyState.Description>
        {props.action}
      </EmptyState.Content>
    </EmptyState.Root>
  );
}
