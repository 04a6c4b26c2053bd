import { expect, it } from 'vitest';
import { defineSlotStyles } from './slotStyles.ts';
import { getSystem } from './system.ts';

it('puts the styles of each part into the recipes layer, which style props override', () => {
  const { root, label } = defineSlotStyles({
    root: { mt: '4', sm: { mt: '6' } },
    label: { color: 'fg' },
  });
  const system = getSystem();
  expect(system.css(root, { mt: '2' })).toEqual({
    marginTop: 'var(--e-spacing-2)',
    '@layer recipes': {
      marginTop: 'var(--e-spacing-4)',
      [system.breakpoints.up('sm')]: { marginTop: 'var(--e-spacing-6)' },
    },
  });
  expect(system.css(label)).toEqual({ '@layer recipes': { color: 'var(--e-colors-fg)' } });
});

it("overrides the media queries of a component's recipe", () => {
  const { root } = defineSlotStyles({ root: { my: { base: '0', md: '0' } } });
  const system = getSystem();
  const recipe = system.cva({ base: { my: { base: '4', md: '12' } } })();
  expect(system.css(recipe, root)).toEqual({
    '@layer recipes': {
      marginBlock: 'var(--e-spacing-0)',
      [system.breakpoints.up('md')]: { marginBlock: 'var(--e-spacing-0)' },
    },
  });
});
