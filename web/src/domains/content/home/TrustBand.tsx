import { TextLink } from '../../../ui/TextLink.tsx';

/** Why a pre-owned piece can be bought here without seeing it. */
export function TrustBand() {
  return (
    <section className="e-trust" aria-label="How we work">
      <div className="e-wrap e-wide">
        <div>
          <h2>Examined by hand</h2>
          <p>
            Specialists check materials, stitching, hardware and date codes of every piece before it
            is shown. <TextLink to="/authenticate">How we authenticate</TextLink>
          </p>
        </div>
        <div>
          <h2>Graded part by part</h2>
          <p>
            Outside, inside, corners and hardware are described and photographed, flaws included.
          </p>
        </div>
        <div>
          <h2>One of each</h2>
          <p>Each piece exists once. What you see in the pictures is the very item you receive.</p>
        </div>
      </div>
    </section>
  );
}
