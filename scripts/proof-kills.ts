import { checkArguments, main } from './report.ts';
import { runStep } from './steps.ts';

/** Kills the back end 50 times while orders are placed and compares orders with charges; see docs/proofs.md. */
await main(async () => {
  checkArguments();
  const step = {
    name: '50 kills in mid-order',
    command: 'vitest',
    args: ['run', '--config', 'vitest.workspace.ts', 'backend/src/domains/orders/kill.test.ts'],
    env: { KILLS: '50' },
  };
  return (await runStep(step, true)) ? 0 : 1;
});
