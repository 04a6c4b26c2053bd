import type { Plugin } from 'vite';

/**
 * The modules every page begins with: the browser's entry, the root, the frame of the shop, and those of Chakra's
 * components that the frame and most pages are made of.
 */
const BEGINNINGS =
  /\/src\/(entry\.client|root|layouts\/routes\/ShopLayout)\.tsx|\/@chakra-ui\/react\/dist\/esm\/components\/(badge|box|button|container|grid|heading|link|skeleton|skip-nav|stack|text|visually-hidden)\/[a-z-]+\.js/;
/** It begins its work as soon as it is read, so it stands alone. */
const ENTRY = /\/src\/entry\.client\.tsx/;
/** Modules that only name others: what a page takes through them comes with the part that takes it. */
const BARREL =
  /\/(src\/.*index\.ts|lucide-react\.mjs|@(chakra-ui|ark-ui)\/react\/dist\/(esm\/)?(components\/)?index\.js|(rxjs\/.*|@apollo\/client\/(react|react\/hooks|link\/http))\/index\.js)$/;
/** The routes between which a visitor goes to and fro. */
const BROWSING =
  /\/src\/domains\/catalog\/routes\/(CatchAll|ProductById|Search|LatestArrivals)Route\.tsx/;
const CATALOG = /\/src\/domains\/catalog\//;
const HOME = /\/src\/domains\/content\/routes\/HomeRoute\.tsx/;
const FORMS = /\/src\/ui\/form\//;
const SMALL_PARTS =
  /\/src\/(ui\/((?!Pages|Breadcrumbs|AddressLines|pageSteps|EmptyNote|Loadable|LoadFailure|PageHeading|Records|Section|Sums)[^/]+|form\/FormAlert\.tsx)$|lib\/format\/|domains\/catalog\/card\/)/;
/** What the pages of the account are made of, and no public page needs. */
const ACCOUNT_PARTS =
  /\/src\/ui\/(EmptyNote|Loadable|LoadFailure|PageHeading|Records|Section|Sums)\.tsx$/;
/** Routes that share a small part, from which on it is one of those that come together. */
const OFTEN = 5;

/**
 * Gathers what every page of the shop needs in two files, the libraries and the shop's own, what most need in a third,
 * forms in a fourth, and what lists and items need besides in a fifth: dozens of small files weigh more than they hold,
 * and a page answers to a hand only when the last has come.
 */
export function chunks(): Plugin {
  let starting: ReadonlySet<string> = new Set();
  let browsing: ReadonlySet<string> = new Set();
  let home: ReadonlySet<string> = new Set();
  const startingChunk = (id: string) => {
    if (!starting.has(id) || ENTRY.test(id)) return null;
    return id.includes('/node_modules/') ? 'libraries' : 'shell';
  };
  const browsingChunk = (id: string) =>
    browsing.has(id) && !home.has(id) && CATALOG.test(id) ? 'browsing' : null;
  const groups = [
    { name: startingChunk },
    { name: 'parts', test: SMALL_PARTS, minShareCount: OFTEN },
    { name: 'account', test: ACCOUNT_PARTS, minShareCount: OFTEN },
    { name: 'forms', test: FORMS, minShareCount: OFTEN },
    { name: 'asking', test: /\/@apollo\/client\/react\/hooks\//, minShareCount: OFTEN },
    { name: browsingChunk },
  ];
  return {
    name: 'chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
    buildEnd() {
      const importedBy = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const ids = [...this.getModuleIds()];
      const reached = (from: RegExp) =>
        reachedFrom(
          ids.filter((id) => from.test(id)),
          importedBy,
        );
      starting = reached(BEGINNINGS);
      browsing = reached(BROWSING);
      home = reached(HOME);
    },
  };
}

/** The modules in `first` and all that they import by name before anything is loaded on demand. */
function reachedFrom(
  first: readonly string[],
  importedBy: (id: string) => readonly string[],
): ReadonlySet<string> {
  const reached = new Set(first);
  for (const id of reached) {
    if (BARREL.test(id)) continue;
    for (const imported of importedBy(id)) reached.add(imported);
  }
  return reached;
}
