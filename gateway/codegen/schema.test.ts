import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ASTNode, buildSchema, isObjectType, Kind, parse, print, visit } from 'graphql';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { printUnifiedSchema } from './schema.ts';

const SCHEMA = join(import.meta.dirname, '../../schema');
const printed = printUnifiedSchema();
const schema = buildSchema(printed);

test('schema/schema.graphql equals the schema that the gateway serves', () => {
  expect(readFileSync(join(SCHEMA, 'schema.graphql'), 'utf8')).toBe(printed);
});

function isDescribable({ kind }: ASTNode): boolean {
  return kind.endsWith('Definition') && kind !== Kind.SCHEMA_DEFINITION;
}

test('describes every type, field, argument and value', () => {
  const bare: string[] = [];
  visit(parse(printed, { noLocation: true }), {
    enter(node) {
      const isDescribed = 'description' in node && node.description !== undefined;
      if (isDescribable(node) && !isDescribed) bare.push(print(node));
    },
  });
  expect(bare, 'Add a description to each in schema/').toEqual([]);
});

const { calls } = z
  .object({ calls: z.array(z.object({ kind: z.string(), field: z.string() })) })
  .parse(JSON.parse(readFileSync(join(SCHEMA, 'calls.json'), 'utf8')));

function hasField(typeName: string, field: string): boolean {
  const type = schema.getType(typeName);
  return isObjectType(type) && field in type.getFields();
}

test.each(calls)('documents $kind.$field, which sends the upstream call', ({ kind, field }) => {
  const [type = '', name] = field.split('.');
  expect(name === undefined ? hasField(kind, type) : hasField(type, name)).toBe(true);
});
