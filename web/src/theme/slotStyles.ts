import type {
  RecipeSelection,
  SlotRecipeDefinition,
  SlotRecipeVariantRecord,
  SystemStyleObject,
} from '@chakra-ui/react/styled-system';
import { system } from './system.ts';

type SlotRecipeFn = (variants?: object) => Record<string, SystemStyleObject>;

const recipeFns = new WeakMap<object, SlotRecipeFn>();

/**
 * The styles of a slot recipe outside of the system, for the given variants. They are computed once: Chakra's
 * `useSlotRecipe` computes them per component, which is a third of the CPU time of a list of sixty cards.
 */
export function slotStyles<Slot extends string, Variants extends SlotRecipeVariantRecord<Slot>>(
  recipe: SlotRecipeDefinition<Slot, Variants>,
  variants?: RecipeSelection<Variants>,
): Record<Slot, SystemStyleObject> {
  let recipeFn = recipeFns.get(recipe);
  if (!recipeFn) {
    recipeFn = system.sva(recipe) as unknown as SlotRecipeFn;
    recipeFns.set(recipe, recipeFn);
  }
  return recipeFn(variants);
}
