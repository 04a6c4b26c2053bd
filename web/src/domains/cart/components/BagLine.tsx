import { Link } from 'react-router';
import type { BagLine_LineFragment } from '../../../generated/documents.ts';
import { formatMoney } from '../../../shared/money.ts';
import { Picture } from '../../../ui/Picture.tsx';

/** One line of the bag. A sold one stays until the person removes it, and says why it cannot be bought. */
export function BagLine({
  line,
  isRemoving,
  problem,
  onRemove,
}: {
  line: BagLine_LineFragment;
  isRemoving: boolean;
  problem: string | null;
  onRemove: () => void;
}) {
  const isSold = line.availability === 'SOLD';
  return (
    <li
      className="e-bag-line"
      data-sold={isSold || undefined}
      data-busy={isRemoving || undefined}
      aria-busy={isRemoving}
    >
      <Picture
        className="e-bag-thumbnail"
        sources={{ thumbnail: line.thumbnailUrl }}
        size="thumbnail"
        alt=""
      />
      <div className="e-bag-line-text">
        {line.path ? (
          <Link className="e-bag-line-name" to={line.path}>
            {line.name}
          </Link>
        ) : (
          <span className="e-bag-line-name">{line.name}</span>
        )}
        {line.productType === 'virtual' && line.quoteId && <p>Quote Id: {line.quoteId}</p>}
        <p>Quantity: {line.quantity}</p>
        {isSold && <p className="e-bag-line-sold">Product is out of stock</p>}
      </div>
      <p className="e-bag-line-price">{formatMoney(line.price)}</p>
      <button
        type="button"
        className="e-bag-remove"
        aria-disabled={isRemoving}
        aria-label={`Remove Item: ${line.name}`}
        onClick={onRemove}
      >
        {isRemoving ? 'Removing …' : 'Remove Item'}
      </button>
      {problem && (
        <p className="e-bag-line-problem" role="alert">
          {problem}
        </p>
      )}
    </li>
  );
}
