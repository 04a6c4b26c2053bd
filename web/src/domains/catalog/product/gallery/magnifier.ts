import type { PointerEvent } from 'react';

const percent = (part: number, whole: number): string => `${Math.round((part / whole) * 100)}%`;

function handlePointerMove(event: PointerEvent<HTMLElement>): void {
  if (event.pointerType !== 'mouse') return;
  const picture = event.currentTarget;
  const { left, top, width, height } = picture.getBoundingClientRect();
  picture.style.setProperty('--e-look-x', percent(event.clientX - left, width));
  picture.style.setProperty('--e-look-y', percent(event.clientY - top, height));
  picture.dataset.magnified = '';
}

function handlePointerLeave(event: PointerEvent<HTMLElement>): void {
  delete event.currentTarget.dataset.magnified;
}

/**
 * What makes a picture follow a mouse at twice its size. It draws no layer over the page and takes no wheel or touch, so
 * that it never stands in the way of scrolling; a finger has the full-screen gallery instead.
 */
export const magnifier = { onPointerMove: handlePointerMove, onPointerLeave: handlePointerLeave };
