import { type RefCallback, useCallback } from 'react';
import { focusContent, isFocusLost } from './focusOnMount.ts';

interface FocusedButton {
  readonly entry: Element;
  readonly index: number;
  /** The position of the button among the buttons of its entry. */
  readonly place: number;
}

/**
 * The ref of a list that keeps the focus when the entry with the focused button is removed: it moves to the same button
 * of the next entry, else of the last one, and from an emptied list to the page's content or the dialog around it. If a
 * dialog removes the entry, this happens when the dialog returns the focus.
 */
export function useFocusAfterRemoval<List extends HTMLElement>(): RefCallback<List> {
  return useCallback((list: List | null) => {
    if (!list) return undefined;
    let focused: FocusedButton | null = null;
    const dialog = list.closest<HTMLElement>('[role=dialog]');
    const moveOn = () => {
      if (!focused || list.contains(focused.entry)) return;
      const { index, place } = focused;
      const next = list.children[Math.min(index, list.children.length - 1)];
      const buttons = next?.querySelectorAll('button');
      buttons?.[Math.min(place, buttons.length - 1)]?.focus();
    };
    const follow = ({ target }: FocusEvent) => {
      if (target === list) moveOn();
      else focused = target instanceof HTMLElement ? toFocusedButton(list, target) : null;
    };
    const observer = new MutationObserver(() => {
      if (isFocusLost()) moveOn();
    });
    // A dialog opened from an entry that has disappeared returns the focus to the list.
    list.tabIndex = -1;
    list.addEventListener('focusin', follow);
    observer.observe(list, { childList: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('focusin', follow);
      const had = focused;
      queueMicrotask(() => {
        if (had && isFocusLost()) focusContent(dialog);
      });
    };
  }, []);
}

/** Null for a link, which leaves the page. */
function toFocusedButton(list: Element, target: HTMLElement): FocusedButton | null {
  const index = [...list.children].findIndex((entry) => entry.contains(target));
  const entry = list.children[index];
  const buttons: Element[] = [...(entry?.querySelectorAll('button') ?? [])];
  const place = buttons.indexOf(target);
  return entry && place >= 0 ? { entry, index, place } : null;
}
