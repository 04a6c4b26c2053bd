import { DataList } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';

/** Totals, one per line. */
export function Sums(props: ComponentProps<typeof DataList.Root>) {
  return <DataList.Root gap="2.5" fontSize="md" {...props} />;
}

const TOTAL = { mt: '1.5', pt: '4', borderTop: 'line', fontSize: '2xl', fontWeight: 'medium' };

interface SumRowProps {
  readonly label: ReactNode;
  readonly isTotal?: boolean;
  readonly children: ReactNode;
}

export function SumRow({ label, isTotal = false, children }: SumRowProps) {
  const color = isTotal ? 'inherit' : 'fg.muted';
  return (
    <DataList.Item gap="4" data-total={isTotal || undefined} {...(isTotal && TOTAL)}>
      <dt>{label}</dt>
      <DataList.ItemValue flex="none" maxWidth="55%" textAlign="end" color={color}>
        {children}
      </DataList.ItemValue>
    </DataList.Item>
  );
}
