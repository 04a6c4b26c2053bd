import { chakra, useBreakpointValue } from '@chakra-ui/react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { columns as styles } from '#theme/recipes/cart.ts';

interface ColumnsProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly hidden?: boolean;
}

/**
 * The form with the order summary: after it on wide screens, where it is the second column, and otherwise before it, so
 * that the Tab key follows the layout. The summary is moved together with its element, so that its forms stay open. The
 * form keeps its place because a moved frame of card fields would be emptied.
 */
export function CheckoutColumns({ summary, children, hidden = false }: ColumnsProps) {
  const isWide = useBreakpointValue({ base: false, lg: true }, { ssr: false });
  const root = useRef<HTMLDivElement>(null);
  const [container] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    container.style.display = 'contents';
    if (isWide) root.current?.append(container);
    else root.current?.prepend(container);
  }, [container, isWide]);
  return (
    <chakra.div ref={root} css={styles.root} hidden={hidden}>
      {children}
      {createPortal(summary, container)}
    </chakra.div>
  );
}
