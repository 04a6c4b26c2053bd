import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { system } from './system.ts';

/**
 * The styles of a screen's parts: `css={styles.root}`. Resolved once, like a slot recipe without variants: Chakra's
 * `useSlotRecipe` does it for each component, which is a third of the CPU time of a list of sixty cards.
 */
export function defineSlotStyles<Slot extends string>(
  base: Readonly<Record<Slot, SystemStyleObject>>,
): Record<Slot, SystemStyleObject> {
  const slots = Object.keys(base) as Slot[];
  const resolve = system.sva({ slots, base }) as unknown as () => Record<Slot, SystemStyleObject>;
  return resolve();
}
