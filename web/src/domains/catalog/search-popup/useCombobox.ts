import { type KeyboardEvent, useId, useState } from 'react';
import { activeAfter, NONE } from './comboboxKeys.ts';

/**
 * Which of the options the arrow keys have chosen (0-based; NONE for none), and what a combobox's text field says of it
 * and of its list.
 */
export function useCombobox<Option>(options: readonly Option[]) {
  const [active, setActive] = useState(NONE);
  const listId = useId();
  const chosen = options[active];
  const optionId = (index: number) => `${listId}-${index}`;

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const next = activeAfter(event.key, { active, count: options.length });
    if (next === null) return;
    event.preventDefault();
    setActive(next);
  }

  const fieldProps = {
    'aria-expanded': options.length > 0,
    'aria-controls': options.length > 0 ? listId : undefined,
    'aria-activedescendant': chosen ? optionId(active) : undefined,
    onKeyDown: handleKeyDown,
  };
  return { active, chosen, listId, optionId, fieldProps, chooseNone: () => setActive(NONE) };
}
