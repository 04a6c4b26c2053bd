import type { DOMAttributes, SyntheticEvent } from 'react';

/**
 * Keeps what browsers send after a touch, for pages that know mice alone, from what is inside: the press would stop the
 * zoom that two quick taps have begun, and two slow taps would zoom as a mouse does (spec §9: under 200 ms).
 */
export function touchesAlone(): DOMAttributes<Element> {
  let isTouched = false;
  const stop = (event: SyntheticEvent): void => {
    if (isTouched) event.stopPropagation();
  };
  return {
    onPointerDownCapture: ({ pointerType }) => {
      isTouched = pointerType === 'touch';
    },
    onMouseDownCapture: stop,
    onDoubleClickCapture: stop,
  };
}
