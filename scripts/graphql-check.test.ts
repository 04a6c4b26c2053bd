import { parse, Source } from 'graphql';
import { expect, test } from 'vitest';
import { findSdlProblems } from './graphql-check.ts';

test('findSdlProblems names file, line and remedy of unknown types, rate-limit rules and examples', () => {
  const sdl = `directive @rateLimit(rule: String!) on FIELD_DEFINITION
    directive @example(file: String!) on FIELD_DEFINITION
    type Query {
      a: Strin
      b: String @rateLimit(rule: "SIGN_OUT") @example(file: "17-newsletter")
      c: String @rateLimit(rule: "SIGN_IN") @example(file: "99-nothing")
    }`;
  const problems = findSdlProblems(parse(new Source(sdl, 'schema/a/b.graphql'))).map(String);
  expect(problems).toHaveLength(3);
  expect(problems[0]).toMatch(
    /^Unknown type "Strin"\. Did you mean "String"\?\n\nschema\/a\/b\.graphql:4:/,
  );
  expect(problems[1]).toMatch(
    /^Unknown rule "SIGN_OUT"\. Expected one of: SIGN_IN, .*rate-limit-rules\.ts\.\n\nschema\/a\/b\.graphql:5:/,
  );
  expect(problems[2]).toMatch(
    /^Unknown example "99-nothing"\. Add gateway.*\n\nschema\/a\/b\.graphql:6:/,
  );
});
