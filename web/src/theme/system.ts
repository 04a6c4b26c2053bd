import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { globalCss } from './globalCss.ts';
import { button, link, skipNavLink } from './recipes/actions.ts';
import {
  alert,
  badge,
  container,
  dataList,
  emptyState,
  heading,
  list,
  separator,
  skeleton,
  table,
} from './recipes/content.ts';
import { field, fieldset, input, nativeSelect, textarea } from './recipes/forms.ts';
import { textStyles } from './textStyles.ts';
import { breakpoints, keyframes, semanticTokens, tokens } from './tokens.ts';

/**
 * The shop's Chakra system: Chakra's base config with our tokens and recipes, without Chakra's default theme (most of
 * 48 kB gzip). Recipes use the keys of Chakra's components, so components imported from `@chakra-ui/react` have the
 * shop's design. Recipes used on few pages are passed as `recipe` instead.
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
      recipes: {
        badge,
        button,
        container,
        heading,
        input,
        link,
        separator,
        skeleton,
        skipNavLink,
        textarea,
      },
      slotRecipes: { alert, dataList, emptyState, field, fieldset, list, nativeSelect, table },
    },
  }),
);
