/** A ref callback for the element that takes the focus when it appears, because the page's contents have changed. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
