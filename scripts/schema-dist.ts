import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import { buildSchema, introspectionFromSchema } from 'graphql';
import { scalars } from '../codegen.ts';
import { inRoot } from './paths.ts';
import { main } from './report.ts';

const SDL = inRoot('schema/schema.graphql');

/** TypeScript types of every type, enum and input of the schema. */
const typesOf = async (): Promise<string> => {
  const [file] = await generate(
    {
      silent: true,
      schema: SDL,
      generates: {
        'types.d.ts': {
          plugins: ['typescript'],
          config: {
            scalars,
            strictScalars: true,
            enumsAsTypes: true,
            immutableTypes: true,
            noExport: false,
          },
        },
      },
    },
    false,
  );
  return file.content;
};

/** @throws an Error unless `folder` is new, empty or an earlier schema package, because it is replaced */
function assertReplaceable(folder: string): void {
  if (basename(folder).startsWith('-')) throw new Error('Usage: npm run schema:dist -- [FOLDER]');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  if (files.length === 0 || files.includes('trusted-documents.json')) return;
  throw new Error(`${folder} contains other files. Name a new folder.`);
}

/** Writes the schema package for other projects: SDL, introspection, the shop's operations by id, types. */
const writePackage = async (folder: string): Promise<void> => {
  const schema = buildSchema(readFileSync(SDL, 'utf8'));
  const types = await typesOf();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copyFileSync(SDL, join(folder, 'schema.graphql'));
  copyFileSync(inRoot('schema/trusted-documents.json'), join(folder, 'trusted-documents.json'));
  const introspection = JSON.stringify(introspectionFromSchema(schema), null, 2);
  writeFileSync(join(folder, 'introspection.json'), `${introspection}\n`);
  writeFileSync(join(folder, 'types.d.ts'), types);
};

await main(async () => {
  const folder = resolve(process.argv[2] ?? inRoot('schema/dist'));
  assertReplaceable(folder);
  await writePackage(folder);
  console.log(`Schema package written to ${folder}`);
  return 0;
});
