import { type KeyboardEvent, useCallback, useRef, useState } from 'react';

/** Which picture of a row that scrolls sideways is in sight (0-based), and the ways to bring another: a jump, and the keys ←, →, Home and End. */
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

  const getPicture = useCallback((index: number) => {
    const picture = track.current?.children[index];
    return picture instanceof HTMLElement ? picture : null;
  }, []);

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
      show(to);
      // The focus goes along with the picture in sight; the row's own scrolling brings it there.
      if (event.currentTarget === track.current) getPicture(to)?.focus({ preventScroll: true });
    },
    [count, current, show, getPicture],
  );

  return { track, current, show, getPicture, handleScroll, handleKey };
}

/** The view that a picture's text names after the product's name, such as "detail"; "view" when it names none. */
export function toViewName(alt: string, name: string): string {
  const view = alt.startsWith(name) ? alt.slice(name.length).replace(/^[\s,]+/, '') : alt;
  return view || 'view';
}
