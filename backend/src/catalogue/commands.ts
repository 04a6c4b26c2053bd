import { existsSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Presets, SingleBar } from 'cli-progress';
import { openDatabase } from '../db/open.ts';
import { addItems, readItems } from './add/add-items.ts';
import { MEDIA_LIBRARY } from './demo/facts.ts';
import { generateCatalogue } from './demo/generate.ts';
import { writeExport } from './export/write-export.ts';
import { readCatalogue, readExport } from './import/read-export.ts';
import { formatReport } from './import/report.ts';
import { ImportError } from './import/rows.ts';
import { type CatalogueOptions, dataFiles, demoRecipe, prepareData } from './prepare.ts';
import { replaceCatalogue } from './replace.ts';

export type Command = {
  readonly usage: string;
  /** Runs the command and returns the text to print. */
  run(args: readonly string[], options: CatalogueOptions): Promise<string> | string;
};

/** Starts a progress bar on a terminal; nothing is shown if the output is redirected. */
function startProgress(label: string, total: number): SingleBar {
  const format = `${label} {bar} {percentage}% {value}/{total}`;
  const bar = new SingleBar({ format, hideCursor: true, stream: process.stderr }, Presets.rect);
  bar.start(total, 0);
  return bar;
}

const prepare: Command = {
  usage: 'prepare          create the demo data; replace it if its size or version differs',
  run: (_args, options) => {
    const started = performance.now();
    const progress = startProgress('Creating the demo catalog', 2 * options.count);
    const { built } = prepareData({ ...options, onProduct: () => progress.increment() });
    progress.stop();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    return built ? `The catalog is ready (${seconds} s).` : '';
  },
};

const reset: Command = {
  usage: 'reset            restore the demo catalog',
  run: async (_args, options) => {
    const progress = startProgress('Creating the demo catalog', 2 * options.count);
    await replaceCatalogue(generateCatalogue({ count: options.count, now: Date.now() }), {
      options,
      state: { source: 'demo', recipe: demoRecipe(options.count) },
      onProduct: () => progress.increment(),
      isRunning: true,
    });
    progress.stop();
    return `The demo catalog of ${options.count.toLocaleString('en-US')} items is restored.`;
  },
};

const importFile: Command = {
  usage: 'import FILE.csv  replace the catalog with a Magento product export',
  run: async (args, options) => {
    const file = getFile(args, 'import FILE.csv');
    const { catalogue, report } = await readFile(file, 'imported');
    const total = [...report.imported.values()].reduce((sum, number) => sum + number, 0);
    const progress = startProgress('Writing', total);
    const state = { source: 'import', recipe: report.file } as const;
    const onProduct = (step: 'shop' | 'search') => step === 'shop' && progress.increment();
    await replaceCatalogue(catalogue, { options, state, onProduct, isRunning: true });
    progress.stop();
    return formatReport(report);
  },
};

function getFile([file, ...rest]: readonly string[], usage: string): string {
  if (file && rest.length === 0) return file;
  throw new Error(`Name one file: npm run catalogue -- ${usage}`);
}

function withShop<Result>(dataDir: string, work: (db: DatabaseSync) => Result): Result {
  const { commerceFile } = dataFiles(dataDir);
  if (!existsSync(commerceFile))
    throw new Error('No catalog yet. Run: npm run catalogue -- prepare');
  const db = openDatabase(commerceFile);
  try {
    return work(db);
  } finally {
    db.close();
  }
}

async function readFile(file: string, done: 'imported' | 'added') {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new Error(`File not found: ${file}`);
  const progress = startProgress('Reading', size);
  try {
    const onBytes = (bytes: number) => progress.increment(bytes);
    const how = { mediaDir: MEDIA_LIBRARY, now: Date.now(), onBytes };
    const isJson = done === 'added' && file.toLowerCase().endsWith('.json');
    return await (isJson
      ? readCatalogue(readItems(file), basename(file), how)
      : readExport(file, how));
  } catch (error) {
    if (error instanceof ImportError)
      throw new Error(`${file} was not ${done}. ${error.message}\nNothing was changed.`);
    throw error;
  } finally {
    progress.stop();
  }
}

const addFile: Command = {
  usage:
    'add FILE         add the items of a .csv export or a .json list to the shop, which may run',
  run: async (args, options) => {
    const { catalogue, report } = await readFile(getFile(args, 'add FILE.json'), 'added');
    withShop(options.dataDir, (db) => addItems(db, catalogue));
    return formatReport(report).replace(/^Imported/, 'Added');
  },
};

const exportFile: Command = {
  usage: 'export FILE.csv  write the catalog as a Magento product export',
  run: (args, options) => {
    const file = getFile(args, 'export FILE.csv');
    const count = withShop(options.dataDir, (db) => {
      const total = Number(db.prepare('SELECT count(*) AS n FROM catalog_product').get()?.n);
      const progress = startProgress('Exporting', total);
      try {
        return writeExport(db, file, () => progress.increment());
      } finally {
        progress.stop();
      }
    });
    return `Exported ${count.toLocaleString('en-US')} products to ${file}.`;
  },
};

export const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['prepare', prepare],
  ['import', importFile],
  ['export', exportFile],
  ['add', addFile],
  ['reset', reset],
]);
