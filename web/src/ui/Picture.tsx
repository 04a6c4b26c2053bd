import { IMAGE_SIZES, type ImageSizeName, type PictureSources, toSrcSet } from './imageSizes.ts';

interface PictureProps {
  /** URLs by size; the one of `size` is the default, the others form the srcset. */
  readonly sources: PictureSources;
  readonly alt: string;
  /** The default size; its width and height reserve the space. */
  readonly size?: ImageSizeName;
  /** The `sizes` attribute, used with more than one source. */
  readonly sizes?: string;
  /** True for the main image above the fold, which is loaded eagerly with high priority. */
  readonly isFirst?: boolean;
  readonly className?: string;
}

/** A product image that reserves its space. If it cannot be loaded, a placeholder replaces it; see `watchPictures`. */
export function Picture(props: PictureProps) {
  const { sources, alt, size = 'card', sizes, isFirst = false, className = '' } = props;
  const { width, height } = IMAGE_SIZES[size];
  const source = sources[size] ?? sources.product ?? sources.card ?? sources.thumbnail;
  const frame = className ? `e-picture ${className}` : 'e-picture';

  if (!source) {
    return <span className={frame} data-broken="" style={{ aspectRatio: width / height }} />;
  }
  return (
    <span className={frame}>
      <img
        src={source}
        srcSet={toSrcSet(sources)}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
      />
    </span>
  );
}
