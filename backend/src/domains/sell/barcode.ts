import JsBarcode from 'jsbarcode';

/**
 * A text of ASCII letters, digits and signs as Code 128: a 1 for each dark module, a 0 for each
 * light one, without the quiet zones.
 * @throws for a text that Code 128 cannot hold.
 */
export function code128(text: string): string {
  const target: { encodings?: readonly { readonly data: string }[] } = {};
  let isValid = false;
  JsBarcode(target, text, {
    format: 'CODE128',
    valid: (valid) => {
      isValid = valid;
    },
  });
  if (!isValid || target.encodings === undefined) {
    throw new Error(`"${text}" cannot be written as Code 128.`);
  }
  return target.encodings.map(({ data }) => data).join('');
}

/** A dark bar, in modules from the left. */
export interface Bar {
  readonly at: number;
  readonly width: number;
}

/** The dark bars of a row of modules. */
export const toBars = (modules: string): Bar[] =>
  [...modules.matchAll(/1+/g)].map(({ 0: run, index }) => ({ at: index, width: run.length }));
