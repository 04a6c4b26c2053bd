import { existsSync, globSync, readFileSync } from 'node:fs';
import {
  buildSchema,
  concatAST,
  type DirectiveNode,
  type DocumentNode,
  GraphQLError,
  parse,
  Source,
  validate,
  visit,
} from 'graphql';
import { validateSDL } from 'graphql/validation/validate.js';
import { RATE_LIMIT_RULES } from '../gateway/src/graphql/limits/rate-limit-rules.ts';
import { inRoot, root } from './paths.ts';

const LOCAL_SCHEMA = 'web/src/apollo/local.graphql';
const EXAMPLES = 'gateway/src/routes/playground/examples';

const readText = (path: string): string => readFileSync(inRoot(path), 'utf8');
const read = (path: string): DocumentNode => parse(new Source(readText(path), path));
const readAll = (patterns: string | string[], exclude: readonly string[] = []): DocumentNode =>
  concatAST(globSync(patterns, { cwd: root, exclude }).sort().map(read));

/** @throws an Error with the text, file and line of each problem */
function report(problems: readonly GraphQLError[]): void {
  if (problems.length > 0) throw new Error(problems.map(String).join('\n\n'));
}

/** Runs `check`, whose GraphQL errors get their file and line. */
async function withLocation(check: () => void | Promise<void>): Promise<void> {
  try {
    await check();
  } catch (error) {
    throw error instanceof GraphQLError ? new Error(String(error)) : error;
  }
}

/** The problem of a directive whose argument names something outside the schema. */
function findProblem({ name, arguments: [argument] = [] }: DirectiveNode): string | null {
  const value = argument?.value.kind === 'StringValue' ? argument.value.value : '';
  if (name.value === 'rateLimit' && !(value in RATE_LIMIT_RULES)) {
    const known = Object.keys(RATE_LIMIT_RULES).join(', ');
    return `Unknown rule "${value}". Expected one of: ${known}. Add a new rule to gateway/src/graphql/limits/rate-limit-rules.ts.`;
  }
  const example = `${EXAMPLES}/${value}.graphql`;
  if (name.value === 'example' && !existsSync(inRoot(example)))
    return `Unknown example "${value}". Add ${example}, or name one of its neighbors.`;
  return null;
}

/** The problems of the SDL and of what its directives name, except missing policies. */
export function findSdlProblems(sdl: DocumentNode): readonly GraphQLError[] {
  const problems = [...validateSDL(sdl)];
  visit(sdl, {
    Directive(node) {
      const problem = findProblem(node);
      if (problem !== null) problems.push(new GraphQLError(problem, { nodes: node }));
    },
  });
  return problems;
}

/** Checks the SDL with its policies. */
export const checkSdl = (): Promise<void> =>
  withLocation(async () => {
    const files = ['schema/policies.graphql', 'schema/*/*.graphql'];
    report(findSdlProblems(readAll(files, ['schema/dist'])));
    // Reads the policies of all fields.
    await import('../gateway/src/graphql/sdl.ts');
  });

/** Checks the operations of the shop and the playground's examples against the generated schema. */
export const checkOperations = (): Promise<void> =>
  withLocation(() => {
    const schema = readText('schema/schema.graphql');
    report([
      ...validate(
        buildSchema(`${schema}${readText(LOCAL_SCHEMA)}directive @client on FIELD`),
        readAll('web/src/**/*.graphql', [LOCAL_SCHEMA]),
      ),
      ...validate(buildSchema(schema), readAll(`${EXAMPLES}/*.graphql`)),
    ]);
  });
