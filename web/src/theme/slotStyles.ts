import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { resolveStyles } from './system.ts';

/**
 * The styles of a screen's parts: `css={styles.root}`. They are in the cascade layer of Chakra's recipes, so that style
 * props override them, and are resolved when a part is rendered first. Chakra's `useSlotRecipe` resolves every part for
 * each component, which is a third of the CPU time of a list of sixty cards. Chakra merges them with the recipe of the
 * component, which is resolved already: unresolved, its media queries would override values such as `{ md: '0' }`.
 */
export function defineSlotStyles<Slot extends string>(
  base: Readonly<Record<Slot, SystemStyleObject>>,
): Record<Slot, SystemStyleObject> {
  const styles: Record<Slot, SystemStyleObject> = { ...base };
  for (const slot of Object.keys(base) as Slot[]) {
    let resolved: SystemStyleObject | undefined;
    const get = () => {
      resolved ??= resolveStyles(base[slot]);
      return resolved;
    };
    Object.defineProperty(styles, slot, { get });
  }
  return styles;
}
