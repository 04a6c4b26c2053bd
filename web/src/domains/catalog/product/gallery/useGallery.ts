import { type KeyboardEvent, useRef, useState } from 'react';

/**
 * Tracks the visible image (0-based) of a horizontally scrolling row and changes it directly or by ←, →, Home and End.
 */
export function useGallery(count: number) {
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);

  const show = (index: number) => {
    const to = Math.max(0, Math.min(count - 1, index));
    const row = track.current;
    setCurrent(to);
    row?.scrollTo({ left: to * row.clientWidth });
  };
  const getPicture = (index: number) => {
    const picture = track.current?.children[index];
    return picture instanceof HTMLElement ? picture : null;
  };
  const handleScroll = () => {
    const row = track.current;
    if (row && row.clientWidth > 0) setCurrent(Math.round(row.scrollLeft / row.clientWidth));
  };
  const handleKey = (event: KeyboardEvent) => {
    const to = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: count - 1 }[
      event.key
    ];
    if (to === undefined) return;
    event.preventDefault();
    show(to);
    // Focusing the image scrolls the row to it.
    if (event.currentTarget === track.current) getPicture(to)?.focus({ preventScroll: true });
  };

  return { track, current, show, getPicture, handleScroll, handleKey };
}

/** The view in an image's alternative text after the product's name, such as "detail"; "view" if it has none. */
export function toViewName(alt: string, name: string): string {
  const view = alt.startsWith(name) ? alt.slice(name.length).replace(/^[\s,]+/, '') : alt;
  return view || 'view';
}
