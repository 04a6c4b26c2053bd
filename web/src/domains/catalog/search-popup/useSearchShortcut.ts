import { useEffect } from 'react';

/** Calls back on Ctrl-K, Cmd-K and "/"; not while the person writes somewhere or another dialog is open. */
export function useSearchShortcut(open: () => void): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!isShortcut(event) || document.querySelector('dialog[open], [aria-modal="true"]')) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [open]);
}

function isShortcut(event: KeyboardEvent): boolean {
  if (event.altKey || event.shiftKey) return false;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k';
  return event.key === '/' && !isWriting(event.target);
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable]') !== null
  );
}
