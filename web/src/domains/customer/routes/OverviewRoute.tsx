import { Button } from '@chakra-ui/react';
import { Link } from 'react-router';
import { useSession } from '#lib/session/useSession.ts';
import { FormAlert } from '#ui/form/FormAlert.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { overviewCards } from '../overview/cards.ts';
import { useOverviewQuery } from '../overview/Overview.generated.ts';
import '../overview/overview.css';

/** The account at a glance. A part that cannot be read says so; the doors to all of them stay open. */
export default function OverviewRoute() {
  const { firstName } = useSession();
  const { data, error, loading, refetch } = useOverviewQuery({
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
  const cards = overviewCards(data ?? {});
  return (
    <>
      <PageHead title="My Account" canonical={null} />
      <h1 className="e-title">{firstName ? `Welcome, ${firstName}` : 'My Account'}</h1>
      <FormAlert>
        {error && !loading && 'Some of this could not be read just now. Nothing of it is lost.'}
      </FormAlert>
      {error && !loading && (
        <Button variant="outline" onClick={() => void refetch().catch(() => undefined)}>
          Try again
        </Button>
      )}
      <ul className="e-overview" aria-busy={loading}>
        {cards.map(({ to, title, fact }) => (
          <li key={to}>
            <Link to={to}>
              <span className="e-overview-title">{title}</span>
              <span className="e-fact">{fact ?? (loading ? '…' : 'Not available just now')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
