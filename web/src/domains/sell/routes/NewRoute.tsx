import { SellPage } from '../shared/SellPage.tsx';
import { Submission } from '../submission/Submission.tsx';

/** A new submission at /sell/new. Signing in is required only to submit. */
export default function NewRoute() {
  return (
    <SellPage title="Sell to us" heading="New submission" isNarrow>
      <Submission />
    </SellPage>
  );
}
