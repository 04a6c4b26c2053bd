import { Button, EmptyState } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface EmptyNoteProps {
  readonly title: string;
  /** Where to go instead. */
  readonly link?: { readonly to: string; readonly text: string };
  /** What to do instead, where that is no link. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** Says that there is nothing here, why one would want something there, and the one thing to do next. */
export function EmptyNote({ title, link, action, children }: EmptyNoteProps) {
  return (
    <EmptyState.Root>
      <EmptyState.Content>
        <EmptyState.Title asChild>
          <h2>{title}</h2>
        </EmptyState.Title>
        <EmptyState.Description>{children}</EmptyState.Description>
        {link && (
          <Button asChild>
            <Link to={link.to}>{link.text}</Link>
          </Button>
        )}
        {action}
      </EmptyState.Content>
    </EmptyState.Root>
  );
}
