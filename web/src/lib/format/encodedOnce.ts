/** Percent-encodes a path or URL that may already be percent-encoded. */
export const encodedOnce = (url: string): string =>
  encodeURI(url).replace(/%25([0-9a-f]{2})/gi, '%$1');
