import { Table, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { sellTable as styles } from '#theme/recipes/sell.ts';

interface SellTableRow {
  readonly key: string;
  /** The first cell is the row header. */
  readonly cells: readonly ReactNode[];
  readonly isCurrent?: boolean;
  /** True if the last two cells differ. */
  readonly hasDifference?: boolean;
}

interface SellTableProps {
  readonly caption?: string;
  readonly showsCaption?: boolean;
  readonly columns: readonly string[];
  readonly rows: readonly SellTableRow[];
  /** `compact` saves space on phones; `stacked` breaks a row into lines if text is large. */
  readonly variant?: 'compact' | 'stacked';
}

export function SellTable(props: SellTableProps) {
  const { caption, showsCaption = false, columns, rows, variant } = props;
  return (
    <Table.Root css={styles.root} data-variant={variant}>
      {caption && (
        <Table.Caption captionSide="top" css={showsCaption ? styles.caption : {}}>
          {showsCaption ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
        </Table.Caption>
      )}
      <Table.Header css={styles.header}>
        <Table.Row css={styles.row}>
          {columns.map((column) => (
            <Table.ColumnHeader key={column} scope="col" css={styles.columnHeader}>
              {column}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rows.map(({ key, cells: [name, ...values], isCurrent, hasDifference }) => (
          <Table.Row key={key} css={styles.row} aria-current={isCurrent || undefined}>
            <Table.Cell as="th" scope="row" css={styles.rowHeader}>
              {name}
            </Table.Cell>
            {values.map((value, index) => (
              <Table.Cell
                key={columns[index + 1]}
                css={styles.cell}
                data-differs={(hasDifference && index === values.length - 1) || undefined}
              >
                {value}
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
