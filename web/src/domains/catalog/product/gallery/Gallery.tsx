import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { type KeyboardEventHandler, lazy, Suspense, useCallback, useState } from 'react';
import { gallery } from '#theme/recipes/gallery.ts';
import { Picture } from '#ui/Picture.tsx';
import type { Gallery_ImageFragment } from '../ProductPage.generated.ts';
import { magnifier } from './magnifier.ts';
import { useGallery } from './useGallery.ts';
import { viewOf } from './viewOf.ts';

const loadViewer = () => import('./GalleryViewer.tsx');
const GalleryViewer = lazy(() => loadViewer().then((m) => ({ default: m.GalleryViewer })));

interface GalleryProps {
  readonly images: readonly Gallery_ImageFragment[];
  readonly name: string;
}

/** The pictures of an item: a row to swipe or walk through by keys, each opening full screen, and a button for each. */
export function Gallery({ images, name }: GalleryProps) {
  const styles = useSlotRecipe({ recipe: gallery })();
  const { track, current, show, focus, handleScroll, handleKey } = useGallery(images.length);
  const [viewed, setViewed] = useState<number | null>(null);
  const closeViewer = useCallback(
    (index: number) => {
      setViewed(null);
      focus(index);
    },
    [focus],
  );
  if (images.length === 0) return <NoPhoto />;
  return (
    <chakra.div css={styles.root} data-many={images.length > 1 || undefined}>
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
            key={image.position}
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
      {images.length > 1 && (
        <>
          <chakra.p css={styles.count} aria-hidden="true">
            {current + 1} / {images.length}
          </chakra.p>
          <Thumbnails {...{ images, name, current }} onShow={show} onKeyDown={handleKey} />
        </>
      )}
      {viewed !== null && (
        <Suspense fallback={null}>
          <GalleryViewer images={images} name={name} first={viewed} onClose={closeViewer} />
        </Suspense>
      )}
    </chakra.div>
  );
}

function NoPhoto() {
  const styles = useSlotRecipe({ recipe: gallery })();
  return (
    <chakra.div
      className="e-picture"
      css={styles.none}
      role="img"
      aria-label="No photo"
      data-broken
    />
  );
}

interface ThumbnailsProps extends GalleryProps {
  /** The picture in sight (0-based). */
  readonly current: number;
  readonly onShow: (index: number) => void;
  readonly onKeyDown: KeyboardEventHandler;
}

function Thumbnails({ images, name, current, onShow, onKeyDown }: ThumbnailsProps) {
  const styles = useSlotRecipe({ recipe: gallery })();
  return (
    <chakra.ul css={styles.thumbnails} data-long={images.length > 8 || undefined}>
      {images.map((image, index) => (
        <li key={image.position}>
          <chakra.button
            type="button"
            css={styles.thumbnail}
            aria-label={`Photo ${index + 1} of ${images.length}: ${viewOf(image.alt, name)}`}
            aria-current={index === current || undefined}
            onClick={() => onShow(index)}
            onKeyDown={onKeyDown}
          >
            <Picture sources={{ thumbnail: image.thumbnail }} alt="" size="thumbnail" />
          </chakra.button>
        </li>
      ))}
    </chakra.ul>
  );
}
