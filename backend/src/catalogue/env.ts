/** What the catalogue command is told by its surroundings (.env.example names each). */
export type CatalogueEnv = {
  readonly dataDir: string;
  readonly indexPrefix: string;
  readonly webUrl: string;
  readonly mediaUrl: string;
};

export function readCatalogueEnv(env: NodeJS.ProcessEnv = process.env): CatalogueEnv {
  return {
    dataDir: env.DATA_DIR ?? '.data',
    indexPrefix: env.SEARCH_INDEX ?? 'encore_default',
    webUrl: env.WEB_URL ?? 'http://localhost:3000',
    mediaUrl: env.COMMERCE_PUBLIC_URL ?? 'http://localhost:5000',
  };
}
