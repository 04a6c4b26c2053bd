import type { ReactNode } from 'react';
import type { ProductCard_ProductFragment } from '../../../generated/documents.ts';
import { Picture } from '../../../ui/Picture.tsx';

/** A card's picture; once a mouse has been near the card (`isNear`) also the second one, shown while it is over it. */
export function CardPictures({
  images,
  isEager,
  isNear,
  children,
}: {
  images: ProductCard_ProductFragment['images'];
  isEager: boolean;
  isNear: boolean;
  children?: ReactNode;
}) {
  const [first, second] = images;
  return (
    <div className="e-card-pictures">
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
