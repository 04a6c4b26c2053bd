import { SellPage } from '../shared/SellPage.tsx';
import { Submission } from '../submission/Submission.tsx';

/** A new submission at /sell/new. Nobody has to sign in before the end. */
export default function NewRoute() {
  return (
    <SellPage title="Sell to us" heading="New submission" isNarrow>
      <Submission />
    </SellPage>
  );
}
