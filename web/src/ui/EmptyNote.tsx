import { Button, EmptyState } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface EmptyNoteProps {
  readonly title: string;
  readonly link?: { readonly to: string; readonly text: string };
  /** Another element to continue, instead of a link. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

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
