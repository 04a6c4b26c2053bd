import { badRequest } from './errors.ts';
import type { JsonObject, JsonValue } from './types.ts';

type Operation = (current: JsonValue | undefined, value: JsonValue) => JsonValue | undefined;

function asNumber(value: JsonValue | undefined): number {
  return typeof value === 'number' ? value : 0;
}

function asList(value: JsonValue | undefined): JsonValue[] {
  return Array.isArray(value) ? value : [];
}

const OPERATIONS: Record<string, Operation> = {
  Increment: (current, value) => asNumber(current) + asNumber(value),
  Decrement: (current, value) => asNumber(current) - asNumber(value),
  Add: (current, value) => [...asList(current), value],
  Remove: (current, value) => asList(current).filter((item) => item !== value),
  AddUnique: (current, value) =>
    asList(current).includes(value) ? asList(current) : [...asList(current), value],
  IncrementFrom: (current, value) =>
    asNumber(current) === asNumber(value) ? asNumber(value) + 1 : current,
  IncrementSet: (current, value) =>
    asNumber(value) > asNumber(current) ? asNumber(value) : current,
};

function changed(
  current: JsonValue | undefined,
  change: JsonValue | undefined,
): JsonValue | undefined {
  const isOperation =
    typeof change === 'object' &&
    change !== null &&
    !Array.isArray(change) &&
    '_operation' in change;
  if (!isOperation) return change;
  const name = String(change._operation);
  const operation = Object.hasOwn(OPERATIONS, name) ? OPERATIONS[name] : undefined;
  if (!operation) throw badRequest(`Unknown partial update operation: ${name}`);
  return operation(current, change.value ?? null);
}

/** A record after a partial update: first-level attributes are replaced or changed by `_operation`. */
export function applyPartial(record: JsonObject, change: JsonObject): JsonObject {
  const out: JsonObject = { ...record };
  for (const [name, value] of Object.entries(change)) {
    const next = changed(record[name], value);
    if (next !== undefined) out[name] = next;
  }
  return out;
}
