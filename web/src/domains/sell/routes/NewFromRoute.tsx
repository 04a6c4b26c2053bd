import { redirect, useParams } from 'react-router';
import { PageHead } from '#ui/PageHead.tsx';
import { BeginFrom } from '../items/BeginFrom.tsx';
import { CustomersOnly } from '../shared/CustomersOnly.tsx';
import type { Route } from './+types/NewFromRoute.ts';
import '../shared/sell.css';

/** Without an id the address means the page above it. */
export const loader = ({ params }: Route.LoaderArgs) => {
  if (!params.id) throw redirect('/sell/new');
  return null;
};

/** A new submission that begins with the words of an earlier item (spec §2: /sell/index/index/new/{id}). */
export default function NewFromRoute() {
  const { id = '' } = useParams();
  return (
    <div className="e-wrap e-sell-page e-sell-narrow">
      <PageHead title="Sell to us" canonical={null} />
      <p className="e-eyebrow">Sell to us</p>
      <h1 className="e-title">A new submission</h1>
      <CustomersOnly text="Please sign in to begin with an earlier item.">
        <BeginFrom id={id} />
      </CustomersOnly>
    </div>
  );
}
