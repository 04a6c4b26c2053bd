import { type ReactNode, useState } from 'react';
import type { ProductCard_ProductFragment } from '../../../generated/documents.ts';
import { Picture } from '../../../ui/Picture.tsx';

/** A card's picture; a mouse over it brings the second one, which is fetched only then. */
export function CardPictures({
  images,
  isEager,
  children,
}: {
  images: ProductCard_ProductFragment['images'];
  isEager: boolean;
  children?: ReactNode;
}) {
  const [first, second] = images;
  const [isNear, setIsNear] = useState(false);
  return (
    <div
      className="e-card-pictures"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setIsNear(true)}
    >
      <Picture sources={{ card: first?.url }} alt="" isFirst={isEager} />
      {second && isNear && (
        <img
          className="e-card-second"
          src={second.url}
          alt=""
          width={312}
          height={416}
          onLoad={(event) => event.currentTarget.setAttribute('data-ready', '')}
        />
      )}
      {children}
    </div>
  );
}
