import { type KeyboardEvent, useCallback, useRef, useState } from 'react';

/**
 * Which picture of a row that scrolls sideways is in sight (0-based), and the ways to bring another: a jump, a jump that takes the focus along, and the
 * keys ←, →, Home and End.
 */
export function useGallery(count: number) {
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);

  const show = useCallback(
    (index: number) => {
      const to = Math.max(0, Math.min(count - 1, index));
      const row = track.current;
      setCurrent(to);
      row?.scrollTo({ left: to * row.clientWidth });
    },
    [count],
  );

  const focus = useCallback(
    (index: number) => {
      show(index);
      if (track.current) focusPicture(track.current, index);
    },
    [show],
  );

  const handleScroll = useCallback(() => {
    const row = track.current;
    if (row && row.clientWidth > 0) setCurrent(Math.round(row.scrollLeft / row.clientWidth));
  }, []);

  const handleKey = useCallback(
    (event: KeyboardEvent) => {
      const to = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: count - 1 }[
        event.key
      ];
      if (to === undefined) return;
      event.preventDefault();
      if (event.currentTarget === track.current) focus(to);
      else show(to);
    },
    [count, current, show, focus],
  );

  return { track, current, show, focus, handleScroll, handleKey };
}

/** Moves the focus along with the picture in sight; the row's own scrolling brings it there. */
function focusPicture(row: Element, index: number): void {
  const last = row.children.length - 1;
  const picture = row.children[Math.max(0, Math.min(last, index))];
  if (picture instanceof HTMLElement) picture.focus({ preventScroll: true });
}
