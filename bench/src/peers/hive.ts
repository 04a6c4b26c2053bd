import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Case, Peer } from './compare.ts';
import type { RecordedCall } from './recording-proxy.ts';

const FOLDER = join(import.meta.dirname, 'hive');

type Schema = Readonly<Record<string, unknown>>;

/** Any JSON value; the handler passes it on unchanged. */
const JSON_VALUE: Schema = { type: 'object', additionalProperties: true };
const NAME = /^[A-Za-z]\w*$/;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Objects whose keys are data, such as the counts of a facet. */
const isRecord = (key: string, value: Readonly<Record<string, unknown>>): boolean =>
  /^facets|^params|_stats$/.test(key) || Object.keys(value).some((name) => !NAME.test(name));

interface Shape {
  readonly schema: Schema;
  /** Selection set of all fields; empty for a leaf. */
  readonly selection: string;
}

const LEAVES: Readonly<Record<string, Schema>> = {
  string: { type: 'string' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
};

/** Derives the handler's schema and a full selection from a sample. */
const toShape = (value: unknown, title: string, key = ''): Shape => {
  if (Array.isArray(value)) {
    const merged = value.every(isObject) ? Object.assign({}, ...value) : value[0];
    const { schema, selection } = toShape(merged, title, key);
    return { schema: { type: 'array', items: schema }, selection };
  }
  if (!isObject(value)) return { schema: LEAVES[typeof value] ?? JSON_VALUE, selection: '' };
  const entries = Object.entries(value);
  if (entries.length === 0 || isRecord(key, value)) return { schema: JSON_VALUE, selection: '' };
  const shapes = entries.map(([name, inner]) => ({
    name,
    ...toShape(inner, `${title}_${name}`, name),
  }));
  const properties = Object.fromEntries(shapes.map(({ name, schema }) => [name, schema]));
  const selection = shapes.map((shape) => `${shape.name}${shape.selection}`).join(' ');
  return { schema: { type: 'object', title, properties }, selection: ` { ${selection} }` };
};

/** A source with its calls for each operation. */
export interface HiveSource {
  readonly name: string;
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly calls: ReadonlyMap<Case, readonly RecordedCall[]>;
}

const toFields = ({ name, calls }: HiveSource) =>
  [...calls].flatMap(([operation, recorded], number) =>
    recorded.map((call, index) => {
      const field = `${name}${number}_${index}`;
      return { operation, call, field, ...toShape(JSON.parse(call.response), field) };
    }),
  );

const toOperation = ({ call, field, schema }: ReturnType<typeof toFields>[number]) => ({
  type: 'Query',
  field,
  path: call.path,
  method: call.method,
  responseSchema: schema,
  ...(call.body === '' ? {} : { requestBaseBody: JSON.parse(call.body) }),
});

/** Installs Hive Gateway once, separately from the product, which does not need it. */
const install = (): void => {
  if (existsSync(join(FOLDER, 'node_modules/@graphql-hive'))) return;
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: FOLDER });
};

/**
 * Starts Hive Gateway over the same sources: for an operation it makes the same calls as the gateway, concurrently, and
 * returns the whole responses unchanged. Null if its packages cannot be installed.
 */
export const startHive = async (
  dataDir: string,
  sources: readonly HiveSource[],
): Promise<(Peer & { stop(): void }) | null> => {
  try {
    install();
  } catch {
    console.log('Skipping Hive Gateway: its packages could not be installed.');
    return null;
  }
  const fields = sources.flatMap(toFields);
  const file = join(dataDir, 'hive.json');
  const withOperations = sources.map((source) => ({
    ...source,
    operations: toFields(source).map(toOperation),
  }));
  writeFileSync(file, JSON.stringify({ sources: withOperations }));
  const child = fork(join(FOLDER, 'server.mjs'), [file], { cwd: FOLDER });
  const [port] = await once(child, 'message');
  const getBody = (operation: Case): string => {
    const ofOperation = fields.filter((each) => each.operation === operation);
    return JSON.stringify({
      query: `{ ${ofOperation.map(({ field, selection }) => field + selection).join(' ')} }`,
    });
  };
  return {
    name: 'Hive Gateway',
    port: Number(port),
    pid: child.pid ?? 0,
    getBody,
    stop: () => void child.kill('SIGKILL'),
  };
};
