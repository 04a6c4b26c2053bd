import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useFocusAfterRemoval } from '#lib/browser/useFocusAfterRemoval.ts';
import { Loadable, type QueryParts } from './Loadable.tsx';

export function Records({ children }: { children: ReactNode }) {
  const list = useFocusAfterRemoval<HTMLUListElement>();
  return (
    <chakra.ul ref={list} mt="6" borderTop="line">
      {children}
    </chakra.ul>
  );
}

/** The records of a query; the children if there are none. */
export function RecordList<Data>(props: {
  query: QueryParts<unknown>;
  records: readonly Data[] | null | undefined;
  row: (record: Data) => ReactNode;
  children: ReactNode;
}) {
  const { query, records, row, children } = props;
  return (
    <Loadable query={query}>
      {() => (records?.length ? <Records>{records.map(row)}</Records> : children)}
    </Loadable>
  );
}
