import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { buildSchema, isSpecifiedDirective, parse, Source } from 'graphql';
import { type Policies, readPolicies, withoutPolicies } from './policies.ts';

const SCHEMA_FOLDER = join(import.meta.dirname, '../../../schema');
/** The types and fields that the commerce back end's own GraphQL resolves. */
const STITCHED_FILE = 'commerce.graphql';

function readFiles() {
  return globSync('*/*.graphql', { cwd: SCHEMA_FOLDER, exclude: ['dist', 'node_modules'] })
    .sort()
    .map((path) => ({
      domain: dirname(path),
      name: basename(path),
      document: parse(
        new Source(readFileSync(join(SCHEMA_FOLDER, path), 'utf8'), `schema/${path}`),
      ),
    }));
}

function readDirectives() {
  // `Feature` is in a file of its own, because clients see it too.
  const texts = ['policies.graphql', 'shared/features.graphql'].map((file) =>
    readFileSync(join(SCHEMA_FOLDER, file), 'utf8'),
  );
  const directives = buildSchema(texts.join('\n'))
    .getDirectives()
    .filter((directive) => !isSpecifiedDirective(directive));
  return new Map(directives.map((directive) => [directive.name, directive]));
}

const files = readFiles();
const directives = readDirectives();

/** The policy of every field, from the directives of the SDL. */
export const policies: Policies = readPolicies(files, directives);

/**
 * The SDL without the directives that only the gateway reads: what the gateway resolves itself, what is stitched, and
 * what both share.
 */
export function readSdl() {
  const select = (isWanted: (file: (typeof files)[number]) => boolean) =>
    files.filter(isWanted).map(({ document }) => withoutPolicies(document, directives));
  return {
    own: select(({ name }) => name !== STITCHED_FILE),
    stitched: select(({ name }) => name === STITCHED_FILE),
    shared: select(({ domain }) => domain === 'shared'),
  };
}
