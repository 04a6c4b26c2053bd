/** A ref callback for the element that takes the focus when it appears, because the page's contents have changed. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}

/** A ref callback for the element that replaces one that may have had the focus. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}
