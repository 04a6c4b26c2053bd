import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'examples');

/** An operation that the playground opens with. It runs as it stands: its variables have defaults. */
export interface Example {
  /** Name of its file without the ending. */
  readonly name: string;
  readonly query: string;
  /** True when it is to be followed, at `/graphql/stream`. */
  readonly isFollowed: boolean;
}

/** The example operations in the order of their files' names. */
export const readExamples = (): Example[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => {
      const query = readFileSync(join(FOLDER, file), 'utf8');
      const isFollowed = /^subscription\b/m.test(query);
      return { name: file.replace(/\.graphql$/, ''), query, isFollowed };
    });
