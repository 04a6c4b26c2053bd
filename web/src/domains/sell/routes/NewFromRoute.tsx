import { redirect, useParams } from 'react-router';
import { CustomersOnly, SellPage } from '../shared/SellPage.tsx';
import { BeginFrom } from '../submission/BeginFrom.tsx';
import type { Route } from './+types/NewFromRoute.ts';

/** Without an id the address means the page above it. */
export const loader = ({ params }: Route.LoaderArgs) => {
  if (!params.id) throw redirect('/sell/new');
  return null;
};

/** A new submission that begins with the words of an earlier item at /sell/index/index/new/{id}. */
export default function NewFromRoute() {
  const { id = '' } = useParams();
  return (
    <SellPage title="Sell to us" heading="A new submission" isNarrow>
      <CustomersOnly text="Please sign in to begin with an earlier item.">
        <BeginFrom id={id} />
      </CustomersOnly>
    </SellPage>
  );
}
