import type { Gallery_ImageFragment } from '../../../generated/documents.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { useGallery } from './useGallery.ts';
import './gallery.css';

/** The pictures of an item: a row to swipe or walk through by keys, and a button for each. */
export function Gallery({
  images,
  name,
}: {
  images: readonly Gallery_ImageFragment[];
  name: string;
}) {
  const { track, current, show, handleScroll, handleKey } = useGallery(images.length);
  if (images.length === 0) {
    return (
      <div className="e-gallery">
        <div className="e-picture e-gallery-none" role="img" aria-label="No picture" data-broken />
      </div>
    );
  }
  return (
    <div className="e-gallery" data-many={images.length > 1 || undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls. */}
      <div
        ref={track}
        className="e-gallery-track"
        role="group"
        aria-roledescription="carousel"
        aria-label={`Pictures of ${name}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        onScroll={handleScroll}
        onKeyDown={handleKey}
      >
        {images.map((image, index) => (
          <Picture
            key={image.position}
            sources={{ card: image.url, product: image.large }}
            alt={image.alt}
            size="product"
            sizes="(min-width: 768px) 50vw, 100vw"
            isFirst={index === 0}
          />
        ))}
      </div>
      {images.length > 1 && (
        <>
          <p className="e-gallery-count" aria-hidden="true">
            {current + 1} / {images.length}
          </p>
          <ul className="e-gallery-thumbs" data-long={images.length > 8 || undefined}>
            {images.map((image, index) => (
              <li key={image.position}>
                <button
                  type="button"
                  aria-label={`Image ${index + 1} of ${images.length}: ${viewOf(image.alt, name)}`}
                  aria-current={index === current || undefined}
                  onClick={() => show(index)}
                  onKeyDown={handleKey}
                >
                  <Picture sources={{ thumbnail: image.thumbnail }} alt="" size="thumbnail" />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The view that a picture's text names after the product's name, such as "detail". */
function viewOf(alt: string, name: string): string {
  const view = alt.startsWith(name) ? alt.slice(name.length).replace(/^[\s,]+/, '') : alt;
  return view || 'view';
}
