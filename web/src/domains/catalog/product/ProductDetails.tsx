import { DataList } from '@chakra-ui/react';
import { productDetails as styles } from '#theme/recipes/product.ts';
import { PartialNote } from '../PartialNote.tsx';
import { shownDetails } from './details.ts';
import type { PageProduct } from './ProductScreen.tsx';

/** The product's attributes. Unknown ones are omitted; if none can be loaded, a note says so. */
export function ProductDetails({
  product,
  isPartial,
}: {
  product: PageProduct;
  isPartial: boolean;
}) {
  const details = [
    ...shownDetails(product.details),
    { code: 'sku', label: 'Item number', value: product.sku },
  ];
  return (
    <>
      {isPartial && (
        <PartialNote>
          We couldn’t load the condition, measurements and materials of this piece.
        </PartialNote>
      )}
      <DataList.Root css={styles.root}>
        {details.map(({ code, label, value }) => (
          <DataList.Item key={code} css={styles.item}>
            <DataList.ItemLabel css={styles.label}>{label}</DataList.ItemLabel>
            <DataList.ItemValue css={styles.value}>{value}</DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList.Root>
    </>
  );
}
