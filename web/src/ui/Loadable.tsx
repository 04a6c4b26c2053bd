import {
  Button,
  EmptyState,
  Skeleton,
  type SkeletonProps,
  Stack,
  VisuallyHidden,
} from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormAlert } from './form/Form.tsx';

/** The parts of a query result that determine what is rendered. */
export interface QueryParts<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
}

/**
 * Renders a query's data, also during a refetch: before, `rows` placeholders or a retry button, with the `heading` of a
 * page that is named by its data.
 */
export function Loadable<Data>(props: {
  query: QueryParts<Data>;
  rows?: number;
  heading?: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  const { query, rows = 3, heading, children } = props;
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  return (
    <>
      {heading}
      {error ? (
        <LoadFailure refetch={refetch} />
      ) : (
        <Stack gap="4" py="6" role="status">
          <VisuallyHidden>Loading</VisuallyHidden>
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are alike and never change places.
            <Skeleton key={row} height="26" aria-hidden />
          ))}
        </Stack>
      )}
    </>
  );
}

/** What takes the place of a query's data: a placeholder while it loads, a retry button after a failure. */
export function QueryPlaceholder(props: {
  query: QueryParts<unknown>;
  text?: string;
  height: SkeletonProps['height'];
}) {
  const { query, height, ...failure } = props;
  if (query.error) return <LoadFailure refetch={query.refetch} {...failure} />;
  return <Skeleton height={height} aria-hidden />;
}

/** `refetch` is the query's own; if it fails again, the failure stays. */
export function LoadFailure(props: { text?: string; refetch: () => Promise<unknown> }) {
  const { text = 'We couldn’t load this. Please try again.', refetch } = props;
  return (
    <EmptyState.Root>
      <EmptyState.Content>
        <FormAlert>{text}</FormAlert>
        <Button variant="outline" onClick={() => void refetch().catch(() => undefined)}>
          Try again
        </Button>
      </EmptyState.Content>
    </EmptyState.Root>
  );
}
