import { Presets, SingleBar } from 'cli-progress';

export type Progress = {
  step(steps?: number): void;
  stop(): void;
};

const SILENT: Progress = { step: () => {}, stop: () => {} };

/** A bar of `total` steps on a terminal; nothing where the output is stored in a file. */
export function createProgress(label: string, total: number): Progress {
  if (!process.stderr.isTTY) return SILENT;
  const format = `${label} {bar} {percentage}% {value}/{total}`;
  const bar = new SingleBar({ format, hideCursor: true, stream: process.stderr }, Presets.rect);
  bar.start(total, 0);
  return { step: (steps = 1) => bar.increment(steps), stop: () => bar.stop() };
}
