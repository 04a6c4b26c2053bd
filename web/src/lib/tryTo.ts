/** The result of an action; undefined if it throws, for example because the browser's storage is forbidden or full. */
export function tryTo<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
