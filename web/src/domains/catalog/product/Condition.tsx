import { Button, chakra, Table } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { condition as styles } from '#theme/recipes/product.ts';
import type { PageProduct } from './ProductScreen.tsx';

const ConditionDialog = lazy(() =>
  import('./ConditionDialog.tsx').then((m) => ({ default: m.ConditionDialog })),
);

/**
 * A table of grade and state of each part, with a link to the condition guide. `topCategory` is the first level-0
 * category, or the second if the first is Designers; null if the product has none.
 */
export function Condition({
  condition,
  topCategory,
}: {
  condition: NonNullable<PageProduct['condition']>;
  topCategory: string | null;
}) {
  const parts = [
    ['Grade', condition.label],
    ['Exterior', condition.exterior],
    ['Interior', condition.interior],
  ] as const;
  return (
    <chakra.div css={styles.root}>
      <Table.Root css={styles.table}>
        <Table.Caption captionSide="top">Condition</Table.Caption>
        <Table.Body>
          {parts.map(
            ([part, state]) =>
              state && (
                <Table.Row key={part}>
                  <th scope="row">{part}</th>
                  <td>{state}</td>
                </Table.Row>
              ),
          )}
        </Table.Body>
      </Table.Root>
      {topCategory && <ConditionGuide topCategory={topCategory} />}
    </chakra.div>
  );
}

/** Opens the condition guide for this kind of product: the content block of its top category. */
function ConditionGuide({ topCategory }: { topCategory: string }) {
  const [isOpen, setIsOpen] = useState<boolean>();
  return (
    <>
      <Button variant="plain" fontSize="lg" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        What the grades mean
      </Button>
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <ConditionDialog
            identifier={`product_details_condition_${topCategory.toLowerCase()}`}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
