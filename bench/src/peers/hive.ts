import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Case, Peer } from './compare.ts';
import type { Remembered } from './remembering-proxy.ts';

const FOLDER = join(import.meta.dirname, 'hive');

type Schema = Readonly<Record<string, unknown>>;

/** Anything: the handler hands it on as it is. */
const JSON_VALUE: Schema = { type: 'object', additionalProperties: true };
const NAME = /^[A-Za-z]\w*$/;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Objects whose keys are data, such as the counts of a facet. */
const isRecord = (key: string, value: Readonly<Record<string, unknown>>): boolean =>
  /^facets|^params|_stats$/.test(key) || Object.keys(value).some((name) => !NAME.test(name));

interface Shape {
  readonly schema: Schema;
  /** Selects all of it; empty for a leaf. */
  readonly selection: string;
}

const LEAVES: Readonly<Record<string, Schema>> = {
  string: { type: 'string' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
};

/** The shape of a sample, for the handler's schema and for a selection of everything in it. */
const shapeOf = (value: unknown, title: string, key = ''): Shape => {
  if (Array.isArray(value)) {
    const merged = value.every(isObject) ? Object.assign({}, ...value) : value[0];
    const { schema, selection } = shapeOf(merged, title, key);
    return { schema: { type: 'array', items: schema }, selection };
  }
  if (!isObject(value)) return { schema: LEAVES[typeof value] ?? JSON_VALUE, selection: '' };
  const entries = Object.entries(value);
  if (entries.length === 0 || isRecord(key, value)) return { schema: JSON_VALUE, selection: '' };
  const shapes = entries.map(([name, inner]) => ({
    name,
    ...shapeOf(inner, `${title}_${name}`, name),
  }));
  const properties = Object.fromEntries(shapes.map(({ name, schema }) => [name, schema]));
  const selection = shapes.map((shape) => `${shape.name}${shape.selection}`).join(' ');
  return { schema: { type: 'object', title, properties }, selection: ` { ${selection} }` };
};

/** A source with what was asked of it for each operation. */
export interface HiveSource {
  readonly name: string;
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly calls: ReadonlyMap<Case, readonly Remembered[]>;
}

const fieldsOf = ({ name, calls }: HiveSource) =>
  [...calls].flatMap(([operation, made], number) =>
    made.map((call, index) => {
      const field = `${name}${number}_${index}`;
      return { operation, call, field, ...shapeOf(JSON.parse(call.answer), field) };
    }),
  );

const toOperation = ({ call, field, schema }: ReturnType<typeof fieldsOf>[number]) => ({
  type: 'Query',
  field,
  path: call.path,
  method: call.method,
  responseSchema: schema,
  ...(call.body === '' ? {} : { requestBaseBody: JSON.parse(call.body) }),
});

/** Installed once; not with the product, which needs none of it. */
const install = (): void => {
  if (existsSync(join(FOLDER, 'node_modules/@graphql-hive'))) return;
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: FOLDER });
};

/**
 * Hive Gateway over the same sources: for an operation it makes the very calls that the gateway makes, all at once, and
 * gives everything that comes back as it is. Null when its packages cannot be installed.
 */
export const startHive = async (
  dataDir: string,
  sources: readonly HiveSource[],
): Promise<(Peer & { stop(): void }) | null> => {
  try {
    install();
  } catch {
    console.log('Hive Gateway is left out: its packages could not be installed.');
    return null;
  }
  const fields = sources.flatMap(fieldsOf);
  const file = join(dataDir, 'hive.json');
  const described = sources.map((source) => ({
    ...source,
    operations: fieldsOf(source).map(toOperation),
  }));
  writeFileSync(file, JSON.stringify({ sources: described }));
  const child = fork(join(FOLDER, 'server.mjs'), [file], { cwd: FOLDER });
  const [port] = await once(child, 'message');
  const bodyOf = (operation: Case): string => {
    const asked = fields.filter((each) => each.operation === operation);
    return JSON.stringify({
      query: `{ ${asked.map(({ field, selection }) => field + selection).join(' ')} }`,
    });
  };
  return {
    name: 'Hive Gateway',
    port: Number(port),
    pid: child.pid ?? 0,
    bodyOf,
    stop: () => void child.kill('SIGKILL'),
  };
};
