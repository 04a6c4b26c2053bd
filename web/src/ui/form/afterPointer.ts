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
 * Runs a task immediately, or after the current click: a message that appears on blur would otherwise move the button
 * away before the click reaches it.
 */
export function afterPointer(task: () => void): void {
  if (!isDown) {
    task();
    return;
  }
  const go = () => {
    document.removeEventListener('pointerup', go);
    document.removeEventListener('pointercancel', go);
    // The click event follows pointerup.
    setTimeout(task);
  };
  document.addEventListener('pointerup', go);
  document.addEventListener('pointercancel', go);
}
