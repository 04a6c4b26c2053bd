/** One thing that the browser or a tab remembers. No call throws: where storage is forbidden or full, nothing is remembered. */
export interface StorageItem<Value> {
  /** Null when nothing is kept, or nothing that can be read. */
  read(): Value | null;
  write(value: Value): void;
  forget(): void;
}

/** A text in `storage`, which is asked for at each call: a browser may refuse to name it. */
export function textStorage(storage: () => Storage, key: string): StorageItem<string> {
  const attempt = (action: (place: Storage) => string | null | undefined): string | null => {
    try {
      return action(storage()) ?? null;
    } catch {
      return null;
    }
  };
  return {
    read: () => attempt((place) => place.getItem(key)),
    write: (text) => void attempt((place) => void place.setItem(key, text)),
    forget: () => void attempt((place) => void place.removeItem(key)),
  };
}

/**
 * A value in `storage` as JSON.
 *
 * @param check gives what was kept as the value; null, or whatever it throws, for what is not the value
 */
export function jsonStorage<Value>(
  storage: () => Storage,
  key: string,
  check: (kept: unknown) => Value | null,
): StorageItem<Value> {
  const { read, write, forget } = textStorage(storage, key);
  return {
    read() {
      try {
        return check(JSON.parse(read() ?? 'null'));
      } catch {
        return null;
      }
    },
    write: (value) => write(JSON.stringify(value)),
    forget,
  };
}
