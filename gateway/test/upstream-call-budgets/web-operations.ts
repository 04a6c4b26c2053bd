import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentNode, Kind, parse, print, separateOperations } from 'graphql';

const WEB = join(import.meta.dirname, '../../../web/src');

/** True for an operation with local-only fields. */
function isLocal(document: DocumentNode): boolean {
  return document.definitions.every(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.selectionSet.selections.every(({ directives = [] }) =>
        directives.some(({ name }) => name.value === 'client'),
      ),
  );
}

/** The web app's operations by name, with their fragments. */
export function readWebOperations(): Readonly<Record<string, string>> {
  const texts = globSync('**/*.graphql', { cwd: WEB }).map((file) =>
    readFileSync(join(WEB, file), 'utf8'),
  );
  const operations = separateOperations(parse(texts.join('\n')));
  return Object.fromEntries(
    Object.entries(operations)
      .filter(([, document]) => !isLocal(document))
      .map(([name, document]): [string, string] => [name, print(document)])
      .sort(([a], [b]) => a.localeCompare(b)),
  );
}
