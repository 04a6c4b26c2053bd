import type { Plugin } from 'vite';

/** The modules every page begins with: the browser's entry, the root and the frame of the shop. */
const BEGINNINGS = /\/src\/(entry\.client|root|layouts\/routes\/ShopLayout)\.tsx/;
/** Modules that only name others: what a page takes through them comes with the part that takes it. */
const BARREL =
  /\/(src\/.*(index|documents)\.ts|lucide-react\.mjs|(rxjs\/.*|@apollo\/client\/(react|react\/hooks|link\/http))\/index\.js)$/;
const SMALL_PARTS = /\/src\/(ui|shared|domains\/catalog\/card)\//;
/** Routes that share a small part, from which on it is one of those that come together. */
const OFTEN = 8;

/**
 * Gathers what every page of the shop needs in two files, the libraries and the shop's own, and what most need in a
 * third: dozens of small files weigh more than they hold, and a page answers to a hand only when the last has come.
 */
export function startingChunks(): Plugin {
  let starting: ReadonlySet<string> = new Set();
  const startingChunk = (id: string) => {
    if (!starting.has(id)) return null;
    return id.includes('/node_modules/') ? 'libraries' : 'shell';
  };
  const groups = [
    { name: startingChunk },
    { name: 'parts', test: SMALL_PARTS, minShareCount: OFTEN },
  ];
  return {
    name: 'starting-chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
    buildEnd() {
      const importedBy = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const beginnings = [...this.getModuleIds()].filter((id) => BEGINNINGS.test(id));
      starting = reachedFrom(beginnings, importedBy);
    },
  };
}

/** The modules in `beginnings` and all that they import by name before anything is loaded on demand. */
function reachedFrom(
  beginnings: readonly string[],
  importedBy: (id: string) => readonly string[],
): ReadonlySet<string> {
  const reached = new Set(beginnings);
  for (const id of reached) {
    if (BARREL.test(id)) continue;
    for (const imported of importedBy(id)) reached.add(imported);
  }
  return reached;
}
