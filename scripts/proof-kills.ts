import { runStep } from './steps.ts';

/** Kills the shop 50 times in mid-order and counts afterwards; see docs/proofs.md. */
const passed = runStep(
  {
    name: '50 kills in mid-order',
    command: 'vitest',
    args: ['run', '--config', 'vitest.workspace.ts', 'backend/src/domains/orders/kill.test.ts'],
    env: { KILLS: '50' },
  },
  true,
);
process.exitCode = passed ? 0 : 1;
