type Selection = Map<string, Selection | null>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads `id,items[sku,qty]`; null when the brackets do not match or a name is missing. */
function parse(text: string): Selection | null {
  const top: Selection = new Map();
  const open: Selection[] = [top];
  let last: string | undefined;
  for (const [token] of text.matchAll(/[[\],]|[^[\],]+/g)) {
    const current = open.at(-1);
    if (current === undefined) return null;
    if (token === '[') {
      if (last === undefined) return null;
      const inner: Selection = new Map();
      current.set(last, inner);
      open.push(inner);
      last = undefined;
    } else if (token === ']') {
      open.pop();
      last = undefined;
    } else if (token === ',') last = undefined;
    else {
      last = token.trim();
      current.set(last, null);
    }
  }
  return open.length === 1 ? top : null;
}

function select(value: unknown, selection: Selection): unknown {
  if (Array.isArray(value)) return value.map((item) => select(item, selection));
  if (!isRecord(value)) return value;
  const kept: Record<string, unknown> = {};
  for (const [name, inner] of selection) {
    if (!Object.hasOwn(value, name)) continue;
    kept[name] = inner === null ? value[name] : select(value[name], inner);
  }
  return Object.keys(kept).length === 0 ? [] : kept;
}

/** Keeps the named fields of an answer, as `?fields=` asks; an unknown or malformed filter leaves `[]`. */
export function filterFields(answer: unknown, filter: string): unknown {
  const selection = parse(filter);
  return selection === null ? [] : select(answer, selection);
}
