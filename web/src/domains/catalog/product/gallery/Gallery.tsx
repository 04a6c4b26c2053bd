import { type KeyboardEventHandler, lazy, Suspense, useCallback, useState } from 'react';
import type { Gallery_ImageFragment } from '../../../../generated/documents.ts';
import { Picture } from '../../../../ui/Picture.tsx';
import { magnifier } from './magnifier.ts';
import { useGallery } from './useGallery.ts';
import { viewOf } from './viewOf.ts';
import './gallery.css';

const loadViewer = () => import('./GalleryViewer.tsx');
const GalleryViewer = lazy(() => loadViewer().then((m) => ({ default: m.GalleryViewer })));

interface GalleryProps {
  readonly images: readonly Gallery_ImageFragment[];
  readonly name: string;
}

/** The pictures of an item: a row to swipe or walk through by keys, each opening full screen, and a button for each. */
export function Gallery({ images, name }: GalleryProps) {
  const { track, current, show, focus, handleScroll, handleKey } = useGallery(images.length);
  const [viewed, setViewed] = useState<number | null>(null);
  const closeViewer = useCallback(
    (index: number) => {
      setViewed(null);
      focus(index);
    },
    [focus],
  );
  if (images.length === 0) return <NoPicture />;
  return (
    <div className="e-gallery" data-many={images.length > 1 || undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls. */}
      <div
        ref={track}
        className="e-gallery-track"
        role="group"
        aria-roledescription="carousel"
        aria-label={`Pictures of ${name}`}
        onScroll={handleScroll}
        onKeyDown={handleKey}
      >
        {images.map((image, index) => (
          <button
            key={image.position}
            type="button"
            className="e-gallery-view"
            aria-label={`${image.alt}: open full screen`}
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
          </button>
        ))}
      </div>
      {images.length > 1 && (
        <>
          <p className="e-gallery-count" aria-hidden="true">
            {current + 1} / {images.length}
          </p>
          <Thumbnails {...{ images, name, current }} onShow={show} onKeyDown={handleKey} />
        </>
      )}
      {viewed !== null && (
        <Suspense fallback={null}>
          <GalleryViewer images={images} name={name} first={viewed} onClose={closeViewer} />
        </Suspense>
      )}
    </div>
  );
}

function NoPicture() {
  return (
    <div className="e-gallery">
      <div className="e-picture e-gallery-none" role="img" aria-label="No picture" data-broken />
    </div>
  );
}

interface ThumbnailsProps extends GalleryProps {
  /** The picture in sight (0-based). */
  readonly current: number;
  readonly onShow: (index: number) => void;
  readonly onKeyDown: KeyboardEventHandler;
}

function Thumbnails({ images, name, current, onShow, onKeyDown }: ThumbnailsProps) {
  return (
    <ul className="e-gallery-thumbs" data-long={images.length > 8 || undefined}>
      {images.map((image, index) => (
        <li key={image.position}>
          <button
            type="button"
            aria-label={`Image ${index + 1} of ${images.length}: ${viewOf(image.alt, name)}`}
            aria-current={index === current || undefined}
            onClick={() => onShow(index)}
            onKeyDown={onKeyDown}
          >
            <Picture sources={{ thumbnail: image.thumbnail }} alt="" size="thumbnail" />
          </button>
        </li>
      ))}
    </ul>
  );
}
