import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, print, separateOperations } from 'graphql';

const WEB = join(import.meta.dirname, '../../../web/src');

/** The web app's operations by name, each with the fragments it needs. */
export const readWebOperations = (): Readonly<Record<string, string>> => {
  const texts = globSync('**/*.graphql', { cwd: WEB }).map((file) =>
    readFileSync(join(WEB, file), 'utf8'),
  );
  const operations = separateOperations(parse(texts.join('\n')));
  return Object.fromEntries(
    Object.entries(operations)
      .map(([name, document]): [string, string] => [name, print(document)])
      .sort(([a], [b]) => a.localeCompare(b)),
  );
};
