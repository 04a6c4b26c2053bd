import { EmptyState, type EmptyStateRootProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ButtonLink } from './Links.tsx';

interface EmptyNoteProps extends Pick<EmptyStateRootProps, 'mt'> {
  readonly title: string;
  readonly link?: { readonly to: string; readonly text: string };
  /** Another element to continue, instead of a link. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export function EmptyNote({ title, link, action, children, ...rest }: EmptyNoteProps) {
  return (
    <EmptyState.Root {...rest}>
      <EmptyState.Content>
        <EmptyState.Title asChild>
          <h2>{title}</h2>
        </EmptyState.Title>
        <EmptyState.Description>{children}</EmptyState.Description>
        {link && <ButtonLink to={link.to}>{link.text}</ButtonLink>}
        {action}
      </EmptyState.Content>
    </EmptyState.Root>
  );
}
