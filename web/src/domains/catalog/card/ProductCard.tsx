import { memo, useState } from 'react';
import type { ProductCard_ProductFragment } from '../../../generated/documents.ts';
import { formatMoney } from '../../../shared/money.ts';
import { isPageAlive } from '../../../shared/pageLife.ts';
import { FavoriteHeart } from '../../wishlist/index.ts';
import { CardPictures } from './CardPictures.tsx';
import { nameWithoutDesigner, wornSize } from './cardText.ts';
import { FormerPrice } from './FormerPrice.tsx';
import './productCard.css';

/**
 * One product of a list. The link covers the whole card; a sold item keeps its place with a ribbon and without a price
 * (spec §2, §4). `isEager` is for cards seen first: their picture is fetched at once.
 */
export const ProductCard = memo(function ProductCard({
  product,
  isEager = false,
}: {
  product: ProductCard_ProductFragment;
  isEager?: boolean;
}) {
  // Not on the server's page: sixty pictures that fade keep a phone from drawing it for a second.
  const [fadesIn] = useState(() => !isEager && isPageAlive());
  const [isNear, setIsNear] = useState(false);
  const isSold = product.availability === 'RECENTLY_SOLD';
  const facts = [product.condition?.label, wornSize(product)].filter(Boolean).join(' · ');
  return (
    <article
      className="e-card"
      data-late={fadesIn || undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setIsNear(true)}
    >
      <CardPictures images={product.images} isEager={isEager} isNear={isNear}>
        {isSold && <span className="e-card-ribbon">Recently sold</span>}
      </CardPictures>
      <a className="e-card-link" href={product.path} data-discover="true">
        {product.designer && <span className="e-card-designer">{product.designer} </span>}
        <span className="e-card-name">{nameWithoutDesigner(product.name, product.designer)}</span>
      </a>
      {facts && <p className="e-card-facts">{facts}</p>}
      {!isSold && product.price && <CardPrice price={product.price} />}
      {!isSold && <FavoriteHeart productId={product.id} name={product.name} />}
    </article>
  );
});

function CardPrice({ price }: { price: NonNullable<ProductCard_ProductFragment['price']> }) {
  return (
    <p className="e-card-price">
      {formatMoney(price.current)}
      <FormerPrice former={price.former} />
      {price.msrp && price.discountPercent !== null && (
        <span>
          Est. retail {formatMoney(price.msrp)} <b>{price.discountPercent}% off</b>
        </span>
      )}
    </p>
  );
}
