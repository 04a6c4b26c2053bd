import * as actions from './actions.ts';
import * as content from './content.ts';
import * as feedback from './feedback.ts';
import * as forms from './forms.ts';
import * as navigation from './navigation.ts';
import * as overlays from './overlays.ts';

const { button, link, skipNavLink } = actions;
const { badge, container, heading, separator, dataList, list, table } = content;
const { skeleton, spinner, alert, emptyState } = feedback;
const { checkmark, input, textarea } = forms;
const { checkbox, field, fieldset, nativeSelect } = forms;

/** Looks of Chakra's components of one part, by Chakra's keys. */
export const recipes = {
  badge,
  button,
  checkmark,
  container,
  heading,
  input,
  link,
  separator,
  skeleton,
  skipNavLink,
  spinner,
  textarea,
};

/** Looks of Chakra's components of several parts, by Chakra's keys. */
export const slotRecipes = {
  ...navigation,
  ...overlays,
  alert,
  checkbox,
  dataList,
  emptyState,
  field,
  fieldset,
  list,
  nativeSelect,
  table,
};
