import { formatMoney } from '#lib/format/money.ts';
import { Picture } from '#ui/Picture.tsx';
import { nameWithoutDesigner } from '../card/cardText.ts';
import type { SearchResult_ProductFragment } from './SearchResult.generated.ts';

/** A product as the popup shows it: picture, designer, name and price. */
export function ProductSuggestion({ product }: { product: SearchResult_ProductFragment }) {
  return (
    <>
      <Picture sources={{ card: product.image?.url }} size="card" alt="" isFirst />
      {product.designer && <b>{product.designer}</b>}
      <span>{nameWithoutDesigner(product.name, product.designer)}</span>
      {product.price && <span>{formatMoney(product.price.current)}</span>}
    </>
  );
}
