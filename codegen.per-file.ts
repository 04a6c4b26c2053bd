import { basename, join } from 'node:path';
import addPlugin from '@graphql-codegen/add';
import type { Types } from '@graphql-codegen/plugin-helpers';
import { type DocumentNode, type FragmentDefinitionNode, Kind } from 'graphql';

interface PerFileConfig {
  /** Where the types of the operations stand, seen from the files that are written. */
  readonly typesPath: string;
  /** Leaves out the files that hold fragments alone. */
  readonly onlyOperations?: boolean;
}

const fragmentsOf = (document: DocumentNode | undefined): FragmentDefinitionNode[] =>
  (document?.definitions ?? []).filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);

const hasOperation = ({ document }: Types.DocumentFile): boolean =>
  document?.definitions.some((one) => one.kind === Kind.OPERATION_DEFINITION) ?? false;

/** @throws when two files have one name: the second would be written over the first. */
function nameOf({ location }: Types.DocumentFile, all: readonly Types.DocumentFile[]): string {
  const name = basename(location ?? '', '.graphql');
  const same = all.filter((other) => basename(other.location ?? '', '.graphql') === name);
  if (same.length > 1)
    throw new Error(`${same.map((one) => one.location).join(' and ')}: rename one.`);
  return name;
}

const external = (node: FragmentDefinitionNode) => ({
  isExternal: true,
  name: node.name.value,
  onType: node.typeCondition.name.value,
  node,
});

/**
 * Writes one file for each `.graphql` file, so that a page loads the documents it uses and no others: a module is the
 * smallest thing that a bundler puts into a chunk of its own. Fragments of other files are known but not written again.
 */
export const perFile: Types.OutputPreset<PerFileConfig> = {
  buildGeneratesSection: (options) =>
    options.documents
      .filter((file) => options.presetConfig.onlyOperations !== true || hasOperation(file))
      .map((file) => ({
        ...options,
        filename: join(options.baseOutputDir, `${nameOf(file, options.documents)}.ts`),
        documents: [file],
        pluginMap: { ...options.pluginMap, add: addPlugin },
        plugins: [
          { add: { content: `import type * as Types from '${options.presetConfig.typesPath}';` } },
          ...options.plugins,
        ],
        config: {
          ...options.config,
          namespacedImportName: 'Types',
          importOperationTypesFrom: 'Types',
          externalFragments: options.documents
            .filter((other) => other !== file)
            .flatMap(({ document }) => fragmentsOf(document))
            .map(external),
        },
      })),
};
