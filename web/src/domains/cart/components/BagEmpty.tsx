import { type ReactNode, useEffect, useRef } from 'react';

/** The empty bag. It takes the focus over when the button of the last line has gone with its line. */
export function BagEmpty({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) text.current?.focus();
  }, []);
  return (
    <div className="e-bag-empty">
      <p ref={text} tabIndex={-1}>
        Your shopping bag is empty.
      </p>
      {children}
    </div>
  );
}
