import type { ChildProcess } from 'node:child_process';

const children = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of children) child.kill();
});

/** Ends `child` when this process exits. */
export function endWithParent(child: ChildProcess): void {
  children.add(child);
  child.once('exit', () => children.delete(child));
}

/** Exits on a signal, by which Node would end without calling its exit listeners. */
export function exitOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
}
