import { Presets, SingleBar } from 'cli-progress';

export type Progress = ReturnType<typeof createProgress>;

/** A bar of `total` steps on a terminal; nothing where the output is stored in a file. */
export function createProgress(label: string, total: number) {
  const format = `${label} {bar} {percentage}% {value}/{total}`;
  const bar = new SingleBar({ format, hideCursor: true, stream: process.stderr }, Presets.rect);
  bar.start(total, 0);
  return { step: (steps = 1) => bar.increment(steps), stop: () => bar.stop() };
}
