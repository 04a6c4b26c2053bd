let isDown = false;

function follow(): void {
  const options = { capture: true, passive: true };
  const set = (value: boolean) => () => {
    isDown = value;
  };
  document.addEventListener('pointerdown', set(true), options);
  document.addEventListener('pointerup', set(false), options);
  document.addEventListener('pointercancel', set(false), options);
}
if (typeof document !== 'undefined') follow();

/**
 * Runs a task at once, or after the click that is under way: a message that appears when a field is left would push the
 * button away from under the finger that is about to press it.
 */
export function afterPointer(task: () => void): void {
  if (!isDown) {
    task();
    return;
  }
  const go = () => {
    document.removeEventListener('pointerup', go);
    document.removeEventListener('pointercancel', go);
    // The click follows the pointer's rise.
    setTimeout(task);
  };
  document.addEventListener('pointerup', go);
  document.addEventListener('pointercancel', go);
}
