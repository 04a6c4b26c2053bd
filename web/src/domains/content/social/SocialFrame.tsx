import type { ReactNode } from 'react';

/** The strip around the shop's days, with its heading. */
export function SocialFrame({ children }: { children: ReactNode }) {
  return (
    <section className="e-wrap e-wide e-section" aria-labelledby="social">
      <div className="e-section-head">
        <h2 id="social" className="e-heading">
          From our days
        </h2>
      </div>
      {children}
    </section>
  );
}
