import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCHEMA_FOLDER = join(import.meta.dirname, '../../schema');
const NO_DOMAINS: ReadonlySet<string> = new Set(['dist', 'node_modules']);
/** What the commerce back end's own GraphQL serves under our names. */
const STITCHED_FILE = 'commerce.graphql';

const readFolder = (folder: string): { name: string; text: string }[] =>
  readdirSync(join(SCHEMA_FOLDER, folder))
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(SCHEMA_FOLDER, folder, name), 'utf8') }));

const folders = (): string[] =>
  readdirSync(SCHEMA_FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NO_DOMAINS.has(entry.name))
    .map((entry) => entry.name)
    .sort();

/** The promised SDL: what the gateway serves itself, what is stitched in, and what both share. */
export interface Sdl {
  readonly own: readonly string[];
  readonly stitched: readonly string[];
  readonly shared: readonly string[];
}

/** Reads the SDL of every domain from the schema folder. */
export const readSdl = (): Sdl => {
  const files = folders().flatMap((folder) =>
    readFolder(folder).map((file) => ({ ...file, folder })),
  );
  const textsOf = (wanted: (file: (typeof files)[number]) => boolean) =>
    files.filter(wanted).map(({ text }) => text);
  return {
    own: textsOf(({ name }) => name !== STITCHED_FILE),
    stitched: textsOf(({ name }) => name === STITCHED_FILE),
    shared: textsOf(({ folder }) => folder === 'shared'),
  };
};
