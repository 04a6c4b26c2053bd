/** @throws an Error for an argument of this command that is not among `known` */
export function checkArguments(known: readonly string[] = []): void {
  const unknown = process.argv.slice(2).find((argument) => !known.includes(argument));
  if (unknown === undefined) return;
  const accepted = known.length === 0 ? 'This command takes none' : `Expected: ${known.join(', ')}`;
  throw new Error(`Unknown argument "${unknown}". ${accepted}.`);
}

/** Runs a script's main function; on an Error, prints its message and exits with code 1. */
export async function main(run: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
  process.exit();
}
