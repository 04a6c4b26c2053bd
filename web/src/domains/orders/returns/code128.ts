import JsBarcode from 'jsbarcode';

/** Light modules that a scanner wants on either side of the bars. */
const QUIET = 10;

/** A text as bars, to be drawn. */
export interface Bars {
  /** In modules, the quiet zones at both ends included. */
  readonly width: number;
  /** The dark bars as a path of SVG, one module to a unit and one unit high. */
  readonly path: string;
}

/** A text of ASCII letters, digits and signs as Code 128; null for one that it cannot hold. */
export function code128(text: string): Bars | null {
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
