import { useState } from 'react';
import { Link } from 'react-router';
import type { ProductCard_ProductFragment } from '../../../generated/documents.ts';
import { formatMoney } from '../../../shared/money.ts';
import { FavoriteHeart } from '../../wishlist/index.ts';
import { CardPictures } from './CardPictures.tsx';
import { nameWithoutDesigner, wornSize } from './card-text.ts';
import './product-card.css';

/**
 * One product of a list. The link covers the whole card; a sold item keeps its place with a ribbon and without a price
 * (spec §2, §4). `isEager` is for cards seen first: their picture is fetched at once.
 */
export function ProductCard({
  product,
  isEager = false,
}: {
  product: ProductCard_ProductFragment;
  isEager?: boolean;
}) {
  const [isNear, setIsNear] = useState(false);
  const isSold = product.availability === 'RECENTLY_SOLD';
  const facts = [product.condition?.label, wornSize(product)].filter(Boolean).join(' · ');
  return (
    <article
      className="e-card"
      data-late={!isEager || undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setIsNear(true)}
    >
      <CardPictures images={product.images} isEager={isEager} isNear={isNear}>
        {isSold && <span className="e-card-ribbon">Recently sold</span>}
      </CardPictures>
      <Link className="e-card-link" to={product.path}>
        {product.designer && <span className="e-card-designer">{product.designer} </span>}
        <span className="e-card-name">{nameWithoutDesigner(product.name, product.designer)}</span>
      </Link>
      {facts && <p className="e-card-facts">{facts}</p>}
      {!isSold && product.price && <CardPrice price={product.price} />}
      {!isSold && <FavoriteHeart productId={product.id} name={product.name} />}
    </article>
  );
}

function CardPrice({ price }: { price: NonNullable<ProductCard_ProductFragment['price']> }) {
  return (
    <p className="e-card-price">
      {formatMoney(price.current)}
      {price.msrp && price.discountPercent !== null && (
        <span>
          Est. retail {formatMoney(price.msrp)} <b>{price.discountPercent}% off</b>
        </span>
      )}
    </p>
  );
}
