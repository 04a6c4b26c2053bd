import * as actions from './actions.ts';
import * as content from './content.ts';
import * as feedback from './feedback.ts';
import * as forms from './forms.ts';

const { button, link, skipNavLink } = actions;
const { badge, container, heading, separator, dataList, list, table } = content;
const { skeleton, alert, emptyState } = feedback;
const { field, fieldset, input, nativeSelect, textarea } = forms;

/**
 * Recipes of Chakra's single-part components, by Chakra's keys. Recipes used on few pages are passed as `recipe`
 * instead.
 */
export const recipes = {
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
};

/** Recipes of Chakra's multi-part components, by Chakra's keys. */
export const slotRecipes = {
  alert,
  dataList,
  emptyState,
  field,
  fieldset,
  list,
  nativeSelect,
  table,
};
