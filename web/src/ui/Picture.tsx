import { IMAGE_SIZES, type ImageSizeName, type PictureSources, srcSetOf } from './imageSizes.ts';

interface PictureProps {
  /** Addresses by size; the one named by `size` is the default, the others make the srcset. */
  readonly sources: PictureSources;
  readonly alt: string;
  /** The size that is shown by default; its width and height keep the place free. */
  readonly size?: ImageSizeName;
  /** CSS `sizes` attribute; only of use with more than one source. */
  readonly sizes?: string;
  /** True for the picture that is on the first screen: loaded at once and first. */
  readonly isFirst?: boolean;
  readonly className?: string;
}

/**
 * A product picture that keeps its box: before it is there, and when it cannot be had (a drawing takes its place; see
 * `watchPictures`).
 */
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
        srcSet={srcSetOf(sources)}
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
