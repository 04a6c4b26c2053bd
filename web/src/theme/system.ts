import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { globalCss } from './globalCss.ts';
import { recipes, slotRecipes } from './recipes/index.ts';
import { textStyles } from './textStyles.ts';
import { breakpoints, keyframes, semanticTokens, tokens } from './tokens.ts';

/**
 * The shop's Chakra system: Chakra's base config with our tokens and recipes, and nothing of Chakra's default theme
 * (that would be most of 48 kB gzip). Recipes stand under the keys of Chakra's components, so a component that is
 * imported from `@chakra-ui/react` has the shop's look without more.
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
      keyframes,
      tokens,
      semanticTokens,
      textStyles,
      recipes,
      slotRecipes,
    },
  }),
);
