import { PageHead } from '#ui/PageHead.tsx';
import { Submission } from '../submission/Submission.tsx';
import '../shared/sell.css';

/** A new submission (spec §2: /sell/new). Nobody has to sign in before the end. */
export default function NewRoute() {
  return (
    <div className="e-wrap e-sell-page e-sell-narrow">
      <PageHead title="Sell to us" canonical={null} />
      <p className="e-eyebrow">Sell to us</p>
      <h1 className="e-title">A new submission</h1>
      <Submission />
    </div>
  );
}
