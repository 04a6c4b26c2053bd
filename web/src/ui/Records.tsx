import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useFocusAfterRemoval } from '#lib/browser/useFocusAfterRemoval.ts';

export function Records({ children }: { children: ReactNode }) {
  const list = useFocusAfterRemoval<HTMLUListElement>();
  return (
    <chakra.ul ref={list} mt="6" borderTop="line">
      {children}
    </chakra.ul>
  );
}
