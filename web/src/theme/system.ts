import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { globalCss } from './global.ts';
import { slotRecipes } from './slotRecipes.ts';
import { textStyles } from './textStyles.ts';
import { breakpoints, semanticTokens, tokens } from './tokens.ts';

/**
 * The shop's Chakra system: the base config and our own recipes, nothing of Chakra's default look (that is most of
 * 48 kB gzip). It is the one place of the tokens: virtual:theme.css is written from it. Where to write a style: what is
 * on public pages (frame, home, listing, product, buttons) uses plain elements with classes from base.css, parts.css and
 * a style sheet beside the part, because a Chakra node costs the server half a millisecond and Chakra costs the first
 * page 27 kB; dialogs, drawers and the forms of the account, checkout and sell areas use Chakra inside a ChakraScope.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    cssVarsPrefix: 'e',
    cssVarsRoot: ':where(:root, :host)',
    globalCss,
    theme: {
      breakpoints,
      tokens,
      semanticTokens,
      textStyles,
      slotRecipes,
    },
  }),
);
