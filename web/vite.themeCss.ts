import { ChakraProvider } from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { system } from './src/theme/system.ts';

const NAME = 'virtual:theme.css';

/**
 * Writes the Chakra system's tokens, reset and page-wide styles into a style sheet, `virtual:theme.css`, so that pages
 * without Chakra's parts have the same look without loading Chakra: it would be an eighth of the first page's scripts.
 */
export function themeCss(): Plugin {
  return {
    name: 'theme-css',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? themeStyles() : undefined),
  };
}

/** What ChakraProvider writes into a page, as one style sheet. */
export function themeStyles(): string {
  const props = { value: system, children: null };
  const provider = createElement(ChakraProvider, props);
  const cache = createCache({ key: 'css' });
  const markup = renderToStaticMarkup(createElement(CacheProvider, { value: cache }, provider));
  return [...markup.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('\n');
}
