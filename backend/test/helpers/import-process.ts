import { argv, kill, pid } from 'node:process';
import { generateCatalogue } from '../../src/catalogue/demo/generate.ts';
import { replaceCatalogue } from '../../src/catalogue/replace.ts';

/** An import in a process of its own, which is killed when it has done a step. */
const [, , dataDir = '', step, count] = argv;
const names = { indexPrefix: 'encore_default', webUrl: 'http://shop', mediaUrl: 'http://media' };
await replaceCatalogue(
  generateCatalogue({ count: Number(count), now: Date.UTC(2026, 5, 1), seed: 8 }),
  {
    options: { dataDir, count: 0, ...names },
    state: { source: 'import', recipe: 'killed' },
    onStep: (done) => {
      if (done === step) kill(pid, 'SIGKILL');
    },
  },
);
