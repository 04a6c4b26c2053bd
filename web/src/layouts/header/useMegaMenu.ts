import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useOnPageChange } from '#lib/browser/useOnPageChange.ts';

/** Milliseconds of hover before a panel opens, so that crossing the bar opens none. */
const INTENT_MS = 90;
/** Milliseconds to move the pointer from the bar into the panel. */
const CLOSE_MS = 200;

export function useMegaMenu() {
  const [openId, setOpenId] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const bar = useRef<HTMLElement>(null);

  const change = useCallback((id: string | null, afterMs = 0) => {
    clearTimeout(timer.current);
    if (afterMs === 0) setOpenId(id);
    else timer.current = setTimeout(() => setOpenId(id), afterMs);
  }, []);

  useOnPageChange(() => change(null));
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    bar,
    openId,
    open: (id: string) => change(id),
    close: () => change(null),
    handlePointerEnter: (id: string | null) =>
      change(id, openId === null ? INTENT_MS : CLOSE_MS / 2),
    keepOpen: () => clearTimeout(timer.current),
    handlePointerLeave: () => change(null, CLOSE_MS),
    handleBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) change(null);
    },
    handleKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || openId === null) return;
      event.stopPropagation();
      const opener = bar.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
      change(null);
      opener?.focus();
    },
  };
}

/** Moves the focus by `step` among the links of `within`, wrapping around. */
export function moveFocus(within: HTMLElement | null, selector: string, step: 1 | -1): void {
  const links = [...(within?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const active = document.activeElement;
  const at = active instanceof HTMLElement ? links.indexOf(active) : -1;
  const next = at < 0 && step < 0 ? links.length - 1 : (at + step + links.length) % links.length;
  links[next]?.focus();
}
