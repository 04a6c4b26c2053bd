import { Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';

/** The part of a query's state that decides what is shown. */
interface Question<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
}

/**
 * What a page shows of data that is read in the browser: quiet blocks while it comes, a way to try again when it cannot
 * be had, and the data itself. Data that is there already stays while it is read again.
 *
 * @param props.rows how many blocks stand for what is coming
 */
export function Loadable<Data>(props: {
  question: Question<Data>;
  rows?: number;
  children: (data: Data) => ReactNode;
}) {
  const { question, rows = 3, children } = props;
  const { data, error, refetch } = question;
  if (data !== undefined) return children(data);
  if (error) return <LoadFailure onRetry={() => void refetch().catch(() => undefined)} />;
  return (
    <Stack gap="4" py="6" role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are alike and never change places.
        <Skeleton key={row} height="26" aria-hidden />
      ))}
    </Stack>
  );
}
