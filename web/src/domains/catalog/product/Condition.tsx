import { Box, Button, chakra, Skeleton, Table } from '@chakra-ui/react';
import { useState } from 'react';
import { condition as styles } from '#theme/recipes/product.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Html } from '#ui/Html.tsx';
import { LoadFailure } from '#ui/Loadable.tsx';
import { useConditionBlockQuery } from './ConditionBlock.generated.ts';
import type { PageProduct } from './ProductScreen.tsx';

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
    <Box mt="8">
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
    </Box>
  );
}

/** Opens the condition guide for this kind of product: the content block of its top category. */
function ConditionGuide({ topCategory }: { topCategory: string }) {
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const { data, error, refetch } = useConditionBlockQuery({
    variables: { identifier: `product_details_condition_${topCategory.toLowerCase()}` },
    skip: isOpen === null,
    notifyOnNetworkStatusChange: true,
  });
  const block = data?.cmsBlocks?.items?.[0];
  const texts = [block?.headerContent, block?.content].filter((html) => typeof html === 'string');
  return (
    <>
      <Button variant="plain" fontSize="lg" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        What the grades mean
      </Button>
      <Dialog
        isOpen={isOpen === true}
        onClose={() => setIsOpen(false)}
        title={block?.title ?? 'Condition'}
      >
        {!data && !error && <Skeleton height="60" aria-hidden />}
        {error && <LoadFailure text="We couldn’t load this guide." refetch={refetch} />}
        {texts.map(
          (html) =>
            html && (
              <chakra.div key={html} css={styles.grades}>
                <Html html={html} />
              </chakra.div>
            ),
        )}
      </Dialog>
    </>
  );
}
