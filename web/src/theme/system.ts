import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { globalCss } from './globalCss.ts';
import { recipes, slotRecipes } from './recipes/index.ts';
import { textStyles } from './textStyles.ts';
import { breakpoints, keyframes, semanticTokens, tokens } from './tokens.ts';

/**
 * The shop's Chakra system: Chakra's base config with our tokens and recipes, without Chakra's default theme (most of
 * 48 kB gzip). Recipes use the keys of Chakra's components, so components imported from `@chakra-ui/react` have the
 * shop's design.
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
