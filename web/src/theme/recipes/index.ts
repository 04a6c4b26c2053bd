import * as actions from './actions.ts';
import * as content from './content.ts';
import * as feedback from './feedback.ts';
import * as forms from './forms.ts';

const { button, link, skipNavLink } = actions;
const { badge, container, heading, separator, dataList, list, table } = content;
const { skeleton, alert, emptyState } = feedback;
const { field, fieldset, input, nativeSelect, textarea } = forms;

/** Looks of Chakra's components of one part, by Chakra's keys. What few pages show has its look beside it, by `recipe`. */
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

/** Looks of Chakra's components of several parts, by Chakra's keys. */
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
