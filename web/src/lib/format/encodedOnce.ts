/** A path or an address as it is sent; it may come written out or percent-encoded already. */
export const encodedOnce = (address: string): string =>
  encodeURI(address).replace(/%25([0-9a-f]{2})/gi, '%$1');
