import type { BagLine_LineFragment } from '../../../generated/documents.ts';

/** Says that something in the bag has been sold, before the person finds out in the checkout. */
export function SoldNotice({ lines }: { lines: readonly BagLine_LineFragment[] }) {
  const sold = lines.filter((line) => line.availability === 'SOLD').length;
  if (sold === 0) return null;
  const items = sold === 1 ? 'One item is' : `${sold} items are`;
  return (
    <p className="e-bag-sold-notice">
      {items} out of stock. Remove what is sold to check out the rest.
    </p>
  );
}
