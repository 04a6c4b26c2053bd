type Selection = Map<string, Selection | null>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const permitted = /^[\w[\],]+$/;

/** Parses `id,items[sku,qty]`; null for other characters or unbalanced brackets. */
function parse(text: string): Selection | null {
  if (!permitted.test(text)) return null;
  const top: Selection = new Map();
  const open: Selection[] = [top];
  let last = '';
  for (const [token] of text.matchAll(/[[\],]|\w+/g)) {
    const current = open.at(-1);
    if (current === undefined) return null;
    if (token === '[') {
      const inner: Selection = new Map();
      current.set(last, inner);
      open.push(inner);
    } else if (token === ']') open.pop();
    else if (token !== ',') {
      last = token;
      current.set(token, null);
    }
  }
  return open.length === 1 ? top : null;
}

/** A filtered list remains a list, but an empty one is omitted. */
function select(value: unknown, selection: Selection): unknown {
  if (Array.isArray(value)) {
    return value.length === 0 ? null : value.map((item) => select(item, selection));
  }
  if (!isRecord(value)) return value;
  const picked = Object.entries(value).flatMap(([name, part]) => {
    const inner = selection.get(name);
    if (inner === undefined) return [];
    const isNested = inner !== null && typeof part === 'object' && part !== null;
    return [[name, isNested ? select(part, inner) : part] as const];
  });
  return picked.length === 0 ? [] : Object.fromEntries(picked);
}

/**
 * Filters a response by `?fields=`, in the response's order. An empty filter, or a response that is not an object,
 * leaves it unchanged; an invalid filter, such as `fields[]=id`, results in `[]`.
 */
export function filterFields(body: unknown, filter: unknown): unknown {
  const isFiltered = filter !== undefined && filter !== '' && filter !== '0';
  if (!isFiltered || typeof body !== 'object' || body === null) return body;
  const selection = typeof filter === 'string' ? parse(filter) : null;
  return selection === null ? [] : select(body, selection);
}
