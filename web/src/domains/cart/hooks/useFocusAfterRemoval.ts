import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a list whose focused entry goes away: it moves to the remove button that has taken the place, or to
 * the last one.
 *
 * @param count how many entries the list has now
 */
export function useFocusAfterRemoval(count: number): {
  list: RefObject<HTMLUListElement | null>;
  expectRemoval: (index: number) => void;
} {
  const list = useRef<HTMLUListElement>(null);
  const expected = useRef<{ index: number; count: number } | null>(null);
  useEffect(() => {
    const removal = expected.current;
    if (removal === null || count >= removal.count) return;
    expected.current = null;
    const buttons = list.current?.querySelectorAll<HTMLElement>('.e-bag-remove') ?? [];
    buttons[Math.min(removal.index, buttons.length - 1)]?.focus();
  }, [count]);
  return {
    list,
    expectRemoval: (index) => {
      expected.current = { index, count };
    },
  };
}
