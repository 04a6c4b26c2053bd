import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isInputObjectType, isObjectType, isSpecifiedScalarType } from 'graphql';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { printUnifiedSchema } from './print-schema.ts';

const SCHEMA = join(import.meta.dirname, '../../schema');
const printed = printUnifiedSchema();
const schema = buildSchema(printed);

test('schema/schema.graphql is what the gateway serves', () => {
  expect(readFileSync(join(SCHEMA, 'schema.graphql'), 'utf8')).toBe(printed);
});

test('every type, field, argument and value is described', () => {
  const bare: string[] = [];
  const check = (name: string, description: string | null | undefined) => {
    if (!description) bare.push(name);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || isSpecifiedScalarType(type)) continue;
    check(type.name, type.description);
    if (!isObjectType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      check(`${type.name}.${field.name}`, field.description);
      const args = 'args' in field ? field.args : [];
      for (const arg of args) check(`${type.name}.${field.name}(${arg.name})`, arg.description);
    }
  }
  expect(bare).toEqual([]);
});

const { calls } = z
  .object({
    calls: z.array(
      z.object({
        area: z.string(),
        method: z.string(),
        path: z.string(),
        kind: z.string(),
        field: z.string(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(join(SCHEMA, 'calls.json'), 'utf8')));

/** Calls whose turn comes later. */
const LATER = new Set(['walletCustomerToken', 'newsletterSubscribe']);
const DOMAINS = new Set(['catalog', 'cart', 'content', 'customer']);
const isLater = ({ area, field }: (typeof calls)[number]): boolean => {
  if (area === 'payments') return !/^(guest|customer)Cart/.test(field);
  return !DOMAINS.has(area) || LATER.has(field);
};

const fieldsOf = (typeName: string): readonly string[] => {
  const type = schema.getType(typeName);
  return isObjectType(type) ? Object.keys(type.getFields()) : [];
};

test('every call of this issue has its field', () => {
  const due = calls.filter((call) => !isLater(call));
  const missing = due.filter(({ kind, field }) => {
    const [first = '', second] = field.split('.');
    return second === undefined
      ? !fieldsOf(kind).includes(first)
      : !fieldsOf(first).includes(second);
  });
  expect(missing).toEqual([]);
  expect(due).toHaveLength(54);
});
