/** Percent-encodes a path or URL that may already be percent-encoded. */
export const encodedOnce = (address: string): string =>
  encodeURI(address).replace(/%25([0-9a-f]{2})/gi, '%$1');
