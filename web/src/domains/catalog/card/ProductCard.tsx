import { VisuallyHidden } from '@chakra-ui/react';
import { memo, type ReactNode, useState } from 'react';
import { FavoriteHeart } from '#domains/wishlist/index.ts';
import { isHydrated } from '#lib/browser/hydration.ts';
import { formatMoney } from '#lib/format/money.ts';
import { useFeatures } from '#lib/site/useSite.ts';
import { Picture } from '#ui/Picture.tsx';
import { nameWithoutDesigner, wornSize } from './cardText.ts';
import type { ProductCard_ProductFragment } from './ProductCard.generated.ts';

/**
 * One product of a list, styled by the list's recipe (`productGrid`). The link covers the whole card; a sold item shows
 * a ribbon instead of the price. `isEager` is for cards above the fold: their image is loaded eagerly.
 */
export const ProductCard = memo(function ProductCard({
  product,
  isEager = false,
}: {
  product: ProductCard_ProductFragment;
  isEager?: boolean;
}) {
  // No fade-in on the server-rendered page: sixty fading images delay a phone's first paint by a second.
  const [fadesIn] = useState(() => !isEager && isHydrated());
  // The second image, shown on hover, is loaded once the pointer has approached the card.
  const [isNear, setIsNear] = useState(false);
  const [first, second] = product.images;
  const features = useFeatures();
  const isSold = product.availability === 'RECENTLY_SOLD';
  const details = [product.condition?.label, wornSize(product)].filter(Boolean).join(' · ');
  return (
    <article
      data-late={fadesIn || undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setIsNear(true)}
    >
      <div data-part="media">
        <Picture sources={{ card: first?.url }} alt="" isFirst={isEager} />
        {second && isNear && (
          <img
            data-part="second"
            src={second.url}
            alt=""
            width={312}
            height={416}
            onLoad={(event) => event.currentTarget.setAttribute('data-ready', '')}
          />
        )}
        {isSold && <span data-part="ribbon">Recently sold</span>}
      </div>
      <a href={product.path} data-discover="true">
        {product.designer && <span data-part="designer">{product.designer} </span>}
        <span data-part="name">{nameWithoutDesigner(product.name, product.designer)}</span>
      </a>
      {details && <p data-part="details">{details}</p>}
      {!isSold && product.price && (
        <p data-part="price">
          <PriceText price={product.price} />
        </p>
      )}
      {!isSold && features.has('WISHLIST') && (
        <FavoriteHeart productId={product.id} name={product.name} />
      )}
    </article>
  );
});

/** The price, the struck-out former price and the price when new, each in an element that the caller styles. */
export function PriceText({
  price: { current, former, msrp, discountPercent, isLowest },
  children = (isLowest ? 'From ' : '') + formatMoney(current),
}: {
  price: NonNullable<ProductCard_ProductFragment['price']>;
  /** The current price in an element of the caller. */
  children?: ReactNode;
}) {
  return (
    <>
      {children}
      {former && (
        <>
          {' '}
          <s>
            <VisuallyHidden>Former price </VisuallyHidden>
            {formatMoney(former)}
          </s>
        </>
      )}
      {msrp && discountPercent !== null && (
        <span>
          Est. retail {formatMoney(msrp)} <b>{discountPercent}% off</b>
        </span>
      )}
    </>
  );
}
