import { code128 } from './code128.ts';

/** A tracking number as bars for the carrier's scanner; nothing for one that bars cannot say. */
export function Barcode({ text }: { text: string }) {
  const bars = code128(text);
  if (!bars) return null;
  return (
    <svg
      className="e-label-barcode"
      role="img"
      aria-label={`Barcode of ${text}`}
      viewBox={`0 0 ${bars.width} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      <path d={bars.path} />
    </svg>
  );
}
