import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { etagOf } from '../../cache/response-cache.ts';
import { readExamples } from './examples.ts';

/** The playground as it is sent: one page that holds everything it needs, so it works without a network. */
export interface PlaygroundPage {
  readonly html: string;
  /** The same, compressed. */
  readonly gzip: Buffer;
  /** Entity tags of both. */
  readonly etags: { readonly html: string; readonly gzip: string };
}

/** Where the tabs do not all fit, GraphiQL moves them from under the pointer that presses one. */
const STILL_TABS = '.graphiql-tab{transform:none!important}';

const render = async (): Promise<PlaygroundPage> => {
  // GraphiQL is 9 MB: loading it at the first visit keeps it out of the start.
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const html = renderGraphiQL({
    title: 'Encore playground',
    endpoint: '/graphql',
    credentials: 'same-origin',
    defaultTabs: readExamples().map(({ query }) => ({ query })),
  }).replace('</head>', `<style>${STILL_TABS}</style></head>`);
  const compressed = await promisify(gzip)(html);
  const etags = { html: etagOf(html, 'identity'), gzip: etagOf(html, 'gzip') };
  return { html, gzip: compressed, etags };
};

let page: Promise<PlaygroundPage> | undefined;

/** The playground's page, made once. Every example operation opens in a tab of its own. */
export const playgroundPage = (): Promise<PlaygroundPage> => {
  page ??= render();
  return page;
};
