/** A file that cannot be imported; the message names the line (1-based) and the column. */
export class ImportError extends Error {
  constructor(line: number, column: string, reason: string) {
    super(`Line ${line}, column ${column}: ${reason}`);
    this.name = 'ImportError';
  }
}
