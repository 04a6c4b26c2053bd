import { DEFAULT_COUNT, generateCatalogue } from './demo/generate.ts';
import type { CatalogueEnv } from './env.ts';
import { demoRecipe, prepareData } from './prepare.ts';
import { createProgress } from './progress.ts';
import { replaceCatalogue } from './replace.ts';

export type Command = {
  readonly usage: string;
  /** What it prints when it has worked. */
  run(args: readonly string[], env: CatalogueEnv): Promise<string> | string;
};

const prepare: Command = {
  usage: 'prepare          make the demo data unless there is some',
  run: (_args, env) => {
    const started = performance.now();
    const progress = createProgress('Making the demo catalogue', DEFAULT_COUNT);
    const { built } = prepareData({ ...env, onProduct: () => progress.step() });
    progress.stop();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    return built ? `The catalogue is ready (${seconds} s).` : '';
  },
};

const reset: Command = {
  usage: 'reset            put the demo catalogue back',
  run: (_args, env) => {
    prepareData(env);
    const progress = createProgress('Making the demo catalogue', 2 * DEFAULT_COUNT);
    replaceCatalogue(generateCatalogue({ now: Date.now() }), {
      env,
      state: { source: 'demo', recipe: demoRecipe() },
      onProduct: () => progress.step(),
    });
    progress.stop();
    return `The demo catalogue of ${DEFAULT_COUNT.toLocaleString('en-US')} items is back.`;
  },
};

/** The commands of `npm run catalogue -- …`, by name. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['prepare', prepare],
  ['reset', reset],
]);
