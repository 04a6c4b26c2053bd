/** An error that the client sees: `message` and an HTTP status in 4xx. */
export class SearchError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'SearchError';
    this.status = status;
  }
}

/** A parameter, filter or body that cannot be understood (400). */
export function badRequest(message: string): SearchError {
  return new SearchError(400, message);
}

/** A search or read on an index that no one has created (404). */
export function missingIndex(name: string): SearchError {
  return new SearchError(404, `Index ${name} does not exist`);
}
