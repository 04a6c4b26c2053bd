import type { Plugin } from 'vite';

/**
 * The entry points of every page: the client entry, the root route, the layout, and the Chakra components that the
 * layout and most pages render.
 */
const INITIAL_MODULES =
  /\/src\/(entry\.client|root|layouts\/routes\/ShopLayout|apollo\/loadPage)\.tsx?|\/@chakra-ui\/react\/dist\/esm\/components\/(badge|box|button|container|flex|grid|heading|link|skeleton|skip-nav|stack|text|visually-hidden)\/(?!close-)[a-z-]+\.js/;
/** Runs as soon as it is evaluated, so it has a chunk of its own. */
const ENTRY = /\/src\/entry\.client\.tsx/;
/** Modules that only re-export: what a page imports through them is placed with its importer. */
const BARREL =
  /\/(src\/.*index\.ts|lucide-react\.mjs|@(chakra-ui|ark-ui)\/react\/dist\/(esm\/)?(components\/)?index\.js|(rxjs\/.*|@apollo\/client\/(react|react\/hooks|link\/http))\/index\.js)$/;
/** The routes that a shopper moves between while browsing. */
const BROWSING =
  /\/src\/domains\/catalog\/routes\/(CatchAll|ProductById|Search|LatestArrivals)Route\.tsx/;
const CATALOG = /\/src\/domains\/catalog\//;
const HOME = /\/src\/domains\/content\/routes\/HomeRoute\.tsx/;
const FORMS = /\/src\/ui\/form\//;
const SMALL_COMPONENTS =
  /\/src\/(ui\/(?!Pages|Breadcrumbs|AddressLines|EmptyNote|LineItem|Loadable|PageHeading|Records|StatusTimeline|Sums)[^/]+$|lib\/format\/(?!dates)|domains\/catalog\/card\/)/;
/** Modules of the account pages that no public page needs. */
const ACCOUNT =
  /\/src\/(ui\/(EmptyNote|Loadable|PageHeading|Records|Sums)|lib\/format\/dates)\.tsx?$/;
/** Modules imported by at least this many chunks move to a shared one. */
const MIN_SHARE_COUNT = 5;

/** Chunks of which every page calls most functions while it starts. */
const STARTUP_CHUNKS = new Set(['libraries', 'shell']);
/** As the first line of a script: Chromium compiles its functions while it downloads, not on the main thread. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** The shortest hash for this number of chunks: the manifest of all routes comes with every page. */
const FILE_NAMES = 'assets/[name]-[hash:7].js';

/**
 * Groups the code of every page into two chunks (`libraries` and `shell`), and shared code into a few more. Dozens of
 * small files compress worse, and a page becomes interactive only when the last one has loaded.
 */
export function chunks(): Plugin {
  let initial: ReadonlySet<string> = new Set();
  let browsing: ReadonlySet<string> = new Set();
  let home: ReadonlySet<string> = new Set();
  const initialChunk = (id: string) => {
    if (!initial.has(id) || ENTRY.test(id)) return null;
    return id.includes('/node_modules/') ? 'libraries' : 'shell';
  };
  const browsingChunk = (id: string) =>
    browsing.has(id) && !home.has(id) && CATALOG.test(id) ? 'browsing' : null;
  const groups = [
    { name: initialChunk },
    { name: 'components', test: SMALL_COMPONENTS, minShareCount: MIN_SHARE_COUNT },
    { name: 'account', test: ACCOUNT, minShareCount: MIN_SHARE_COUNT },
    { name: 'forms', test: FORMS, minShareCount: MIN_SHARE_COUNT },
    {
      name: 'apollo-hooks',
      test: /\/@apollo\/client\/react\/hooks\//,
      minShareCount: MIN_SHARE_COUNT,
    },
    { name: browsingChunk },
  ];
  return {
    name: 'chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    outputOptions: (options) => ({
      ...options,
      codeSplitting: { groups },
      entryFileNames: FILE_NAMES,
      chunkFileNames: FILE_NAMES,
    }),
    generateBundle: {
      // After Vite, which writes the chunks that a script loads before its first line.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && STARTUP_CHUNKS.has(file.name))
            file.code = COMPILE_HINT + file.code;
        }
      },
    },
    buildEnd() {
      const getImports = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const ids = [...this.getModuleIds()];
      const collect = (entries: RegExp) =>
        collectImports(
          ids.filter((id) => entries.test(id)),
          getImports,
        );
      initial = collect(INITIAL_MODULES);
      browsing = collect(BROWSING);
      home = collect(HOME);
    },
  };
}

/** Returns `entries` and all modules that they import statically, directly or not. */
function collectImports(
  entries: readonly string[],
  getImports: (id: string) => readonly string[],
): ReadonlySet<string> {
  const collected = new Set(entries);
  for (const id of collected) {
    if (BARREL.test(id)) continue;
    for (const imported of getImports(id)) collected.add(imported);
  }
  return collected;
}
