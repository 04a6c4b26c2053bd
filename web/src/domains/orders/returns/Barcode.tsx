import { chakra } from '@chakra-ui/react';
import JsBarcode from 'jsbarcode';

/** Width of the quiet zone on either side, in modules. */
const QUIET = 10;

/** Encodes ASCII text as Code 128 (SVG path, in modules); null if it contains other characters. */
export function code128(text: string): { width: number; path: string } | null {
  const target: { encodings?: readonly { readonly data: string }[] } = {};
  let isValid = false;
  JsBarcode(target, text, {
    format: 'CODE128',
    valid: (valid) => {
      isValid = valid;
    },
  });
  if (!isValid || !target.encodings) return null;
  const modules = target.encodings.map(({ data }) => data).join('');
  const bars = [...modules.matchAll(/1+/g)].map(
    ({ 0: { length }, index }) => `M${index + QUIET} 0h${length}v1h-${length}z`,
  );
  return { width: modules.length + 2 * QUIET, path: bars.join('') };
}

/** A tracking number as a barcode; renders nothing if it cannot be encoded. */
export function Barcode({ text }: { text: string }) {
  const bars = code128(text);
  if (!bars) return null;
  return (
    <chakra.svg
      width="full"
      height="18"
      printColorAdjust="exact"
      role="img"
      aria-label={`Barcode of ${text}`}
      viewBox={`0 0 ${bars.width} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      <path d={bars.path} />
    </chakra.svg>
  );
}
