/** The result of an action on the browser's storage; undefined if storage is forbidden, full or has invalid data. */
export function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
