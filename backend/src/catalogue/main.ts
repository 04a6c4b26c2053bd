import { readEnv } from '../env.ts';
import { COMMANDS } from './commands.ts';
import { catalogueOptions } from './prepare.ts';

function usage(): string {
  const lines = [...COMMANDS.values()].map((command) => `  npm run catalogue -- ${command.usage}`);
  return ['Usage:', ...lines].join('\n');
}

async function main([name, ...args]: readonly string[]): Promise<void> {
  const command = COMMANDS.get(name ?? '');
  if (!command) throw new Error(name ? `Unknown command "${name}".\n${usage()}` : usage());
  const message = await command.run(args, catalogueOptions(readEnv()));
  if (message !== '') process.stdout.write(`${message}\n`);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
