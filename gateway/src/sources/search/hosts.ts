/** One host of the search client: the port is its own field. */
export interface SearchHost {
  readonly url: string;
  readonly port?: number;
  readonly protocol: 'http' | 'https';
  readonly accept: 'readWrite';
}

/** Addresses such as `http://localhost:5001`, as the search client wants them. */
export const toSearchHosts = (addresses: readonly string[]): SearchHost[] =>
  addresses.map((address) => {
    const { hostname, port, protocol } = new URL(address);
    return {
      url: hostname,
      ...(port === '' ? {} : { port: Number(port) }),
      protocol: protocol === 'https:' ? 'https' : 'http',
      accept: 'readWrite',
    };
  });
