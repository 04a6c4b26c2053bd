import { chakra, Skeleton } from '@chakra-ui/react';
import { type KeyboardEventHandler, type PointerEvent, useState } from 'react';
import { lazyComponent } from '#lib/browser/lazyComponent.ts';
import { gallery as styles } from '#theme/recipes/gallery.ts';
import { LoadingBar } from '#ui/LoadingBar.tsx';
import { Picture } from '#ui/Picture.tsx';
import type { Gallery_ImageFragment } from '../ProductPage.generated.ts';
import { toViewName, useGallery } from './useGallery.ts';

const loadViewer = () => import('./GalleryViewer.tsx');
const GalleryViewer = lazyComponent(loadViewer, 'GalleryViewer');

interface GalleryProps {
  readonly images: readonly Gallery_ImageFragment[];
  /** The number of photos, including those not loaded yet, which are rendered as placeholders. */
  readonly count: number;
  readonly name: string;
}

export function Gallery({ images, count, name }: GalleryProps) {
  const { track, current, show, getPicture, handleScroll, handleKey } = useGallery(images.length);
  const [viewed, setViewed] = useState<number | null>(null);
  const closeViewer = (index: number) => {
    setViewed(null);
    show(index);
  };
  if (images.length === 0) {
    const label = { role: 'img', 'aria-label': 'No photo' };
    return <chakra.div className="e-picture" aspectRatio="630 / 840" {...label} data-broken />;
  }
  return (
    <chakra.div css={styles.root} data-many={count > 1 || undefined}>
      <chakra.div
        ref={track}
        css={styles.track}
        role="group"
        aria-roledescription="carousel"
        aria-label={`Photos of ${name}`}
        onScroll={handleScroll}
        onKeyDown={handleKey}
      >
        {images.map((image, index) => (
          <chakra.button
            key={image.url}
            type="button"
            css={styles.view}
            aria-label={`View full screen: ${image.alt}`}
            tabIndex={index === current ? 0 : -1}
            onClick={() => setViewed(index)}
            onPointerEnter={() => void loadViewer()}
            {...magnifier}
          >
            <Picture
              sources={{ card: image.url, product: image.large }}
              alt={image.alt}
              size="product"
              sizes="(min-width: 768px) 50vw, 100vw"
              isFirst={index === 0}
            />
          </chakra.button>
        ))}
      </chakra.div>
      {count > 1 && (
        <>
          <chakra.p css={styles.count} aria-hidden="true">
            {current + 1} / {count}
          </chakra.p>
          <Thumbnails {...{ images, count, name, current }} onShow={show} onKeyDown={handleKey} />
        </>
      )}
      {viewed !== null && (
        <GalleryViewer
          images={images}
          name={name}
          first={viewed}
          onClose={closeViewer}
          getPicture={getPicture}
          fallback={<LoadingBar />}
        />
      )}
    </chakra.div>
  );
}

interface ThumbnailsProps extends GalleryProps {
  /** The visible image (0-based). */
  readonly current: number;
  readonly onShow: (index: number) => void;
  readonly onKeyDown: KeyboardEventHandler;
}

function Thumbnails({ images, count, name, current, onShow, onKeyDown }: ThumbnailsProps) {
  return (
    <chakra.ul css={styles.thumbnails} data-long={count > 8 || undefined}>
      {images.map((image, index) => (
        <li key={image.position}>
          <chakra.button
            type="button"
            css={styles.thumbnail}
            aria-label={`Image ${index + 1} of ${images.length}: ${toViewName(image.alt, name)}`}
            aria-current={index === current || undefined}
            onClick={() => onShow(index)}
            onKeyDown={onKeyDown}
          >
            <Picture sources={{ thumbnail: image.thumbnail }} alt="" size="thumbnail" />
          </chakra.button>
        </li>
      ))}
      {Array.from({ length: count - images.length }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move.
        <chakra.li key={index} css={styles.thumbnail}>
          <Skeleton aspectRatio="60 / 80" />
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

const percent = (part: number, whole: number): string => `${Math.round((part / whole) * 100)}%`;

function handlePointerMove(event: PointerEvent<HTMLElement>): void {
  if (event.pointerType !== 'mouse') return;
  const picture = event.currentTarget;
  const { left, top, width, height } = picture.getBoundingClientRect();
  picture.style.setProperty('--e-look-x', percent(event.clientX - left, width));
  picture.style.setProperty('--e-look-y', percent(event.clientY - top, height));
  picture.dataset.magnified = '';
}

function handlePointerLeave(event: PointerEvent<HTMLElement>): void {
  delete event.currentTarget.dataset.magnified;
}

/**
 * Makes an image follow the mouse at twice its size. It adds no overlay and handles neither wheel nor touch events, so
 * it never blocks scrolling; touch users have the full-screen gallery.
 */
const magnifier = { onPointerMove: handlePointerMove, onPointerLeave: handlePointerLeave };
