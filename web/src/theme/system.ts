import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import {
  createSystem,
  defineConfig,
  type SystemContext,
  type SystemStyleObject,
} from '@chakra-ui/react/styled-system';
import { lazily } from '#lib/format/lazily.ts';
import { globalCss } from './globalCss.ts';
import { button, link, skipNavLink } from './recipes/actions.ts';
import {
  alert,
  badge,
  container,
  dataList,
  emptyState,
  heading,
  separator,
  skeleton,
  table,
} from './recipes/content.ts';
import { field, fieldset, input, nativeSelect, textarea } from './recipes/forms.ts';
import { textStyles } from './textStyles.ts';
import { breakpoints, keyframes, semanticTokens, tokens } from './tokens.ts';

/**
 * The conditions (`_hover`) that the shop's styles and Chakra's components use, of a hundred: Chakra searches them for
 * each property of each style.
 */
const CONDITIONS = [
  'active',
  'after',
  'before',
  'checked',
  'closed',
  'currentPage',
  'disabled',
  'empty',
  'first',
  'focus',
  'focusVisible',
  'focusWithin',
  'highlighted',
  'hover',
  'icon',
  'invalid',
  'last',
  'open',
  'placeholder',
  'print',
  'rtl',
] as const;

/**
 * The shop's Chakra system: Chakra's base config with our tokens and recipes, without Chakra's default theme (most of
 * 48 kB gzip). Recipes use the keys of Chakra's components, so components imported from `@chakra-ui/react` have the
 * shop's design. Recipes used on few pages are passed as `recipe` instead. The browser keeps the server's global
 * styles. Created on first use, because creating it is one of a page's longer tasks.
 */
export const getSystem = lazily((): SystemContext => {
  const chakra = createSystem(
    { ...defaultBaseConfig, conditions: pick(CONDITIONS, defaultBaseConfig.conditions) },
    defineConfig({
      preflight: import.meta.env.SSR,
      cssVarsPrefix: 'e',
      cssVarsRoot: ':where(:root, :host)',
      globalCss: import.meta.env.SSR ? globalCss : {},
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
        slotRecipes: { alert, dataList, emptyState, field, fieldset, nativeSelect, table },
      },
    }),
  );
  const css: SystemContext['css'] = (...styles) => {
    const [only, ...others] = styles.flat().filter((each) => each && Object.keys(each).length > 0);
    return only && others.length === 0 && resolvedStyles.has(only) ? only : chakra.css(...styles);
  };
  // Chakra otherwise creates the recipe of each element at each render.
  return { ...chakra, css, cva: once(chakra.cva), sva: once(chakra.sva) };
});

const resolvedStyles = new WeakSet<object>();

/** Resolves styles in the layer of Chakra's recipes. `css` returns them as they are for an element without others. */
export function resolveStyles(styles: SystemStyleObject): SystemStyleObject {
  const resolved = { '@layer recipes': getSystem().css(styles) };
  resolvedStyles.add(resolved);
  return resolved;
}

/** Calls `create` once for each config. */
function once<Create extends (config: never) => unknown>(create: Create): Create {
  const results = new WeakMap<object, unknown>();
  return ((config: never) => {
    const result = results.get(config) ?? create(config);
    results.set(config, result);
    return result;
  }) as Create;
}

function pick(names: readonly string[], values: Readonly<Record<string, unknown>> = {}) {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
