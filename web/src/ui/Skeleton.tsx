import type { CSSProperties } from 'react';

/** A quiet block of the size of what is being read. Sizes are CSS lengths; `ratio` is width / height. */
export function Skeleton(props: {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  ratio?: number;
}) {
  const { width = '100%', height, ratio } = props;
  return (
    <div className="e-skeleton" aria-hidden="true" style={{ width, height, aspectRatio: ratio }} />
  );
}
