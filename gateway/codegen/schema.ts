import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { createSchema } from '../src/graphql/schema.ts';

const TARGET = join(import.meta.dirname, '../../schema/schema.graphql');

/** The unified schema as text, in alphabetical order, so that a change shows as a small difference. */
export function printUnifiedSchema(): string {
  const schema = createSchema(() => {
    throw new Error('Printing the schema sends no request.');
  });
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}

if (import.meta.main) writeFileSync(TARGET, printUnifiedSchema());
