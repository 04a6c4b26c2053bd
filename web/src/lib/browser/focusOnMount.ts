/** A ref callback for the element that takes the focus when it appears, because the page's contents have changed. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}

/** A ref callback for the element that replaces one that may have had the focus. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (isFocusLost()) element?.focus();
}

/** Whether the focused element has been removed, or nothing had the focus. */
export const isFocusLost = (): boolean => document.activeElement === document.body;

/** Focuses the page's content after the removal of what had the focus, or the dialog around that, which must keep it. */
export function focusContent(dialog: HTMLElement | null = null): void {
  (dialog ?? document.getElementById('content'))?.focus({ preventScroll: true });
}
