import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { globalCss } from './global.ts';
import { buttonRecipe, inputRecipe } from './recipes.ts';
import { slotRecipes } from './slotRecipes.ts';
import { textStyles } from './textStyles.ts';
import { breakpoints, semanticTokens, tokens } from './tokens.ts';

/**
 * The shop's Chakra system: the base config and our own recipes, nothing of Chakra's default look (that is most of
 * 48 kB gzip). Where to write a style: layout and one-off parts use Chakra's style props; whatever repeats (cards, menu
 * links, table rows) uses plain elements with a class from base.css and parts.css, because each Chakra node costs the server
 * about half a millisecond and a listing has sixty cards.
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
      recipes: { button: buttonRecipe, input: inputRecipe },
      slotRecipes,
    },
  }),
);
