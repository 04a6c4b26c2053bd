import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createSchema } from '../graphql/schema.ts';
import { policies } from '../graphql/sdl.ts';
import { readExamples } from './playground.ts';

const schema = createSchema(async () => ({ data: null }));
const examples = readExamples();

/** The fields that a document selects, such as `Query.menu`. */
function getFields(text = ''): Set<string> {
  const types = new TypeInfo(schema);
  const fields = new Set<string>();
  const Field = ({ name }: { readonly name: { readonly value: string } }) =>
    void fields.add(`${types.getParentType()?.name}.${name.value}`);
  visit(parse(text), visitWithTypeInfo(types, { Field }));
  return fields;
}

describe('the examples of the playground', () => {
  it('are all named by a field, each by one', () => {
    const folder = join(import.meta.dirname, 'playground/examples');
    const files = readdirSync(folder).sort();
    expect(examples.map(({ name }) => `${name}.graphql`)).toEqual(files);
  });

  const named = [...policies.fields].flatMap(([field, policy]) =>
    policy.examples.map((example) => [field, example] as const),
  );
  it.each(named)('show %s in %s', (field, example) => {
    const query = examples.find(({ name }) => name === example)?.query;
    expect(getFields(query)).toContain(field);
  });
});
