import { Skeleton } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '#apollo/session/session.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { ButtonLink } from '#ui/Links.tsx';

const Submission = lazy(() => import('./Submission.tsx').then((m) => ({ default: m.Submission })));

/** Opens a new submission in a dialog; a guest, who has to sign in later, gets a page instead. */
export function SellButton() {
  const [search, setSearch] = useSearchParams();
  const { status } = useSession();
  const close = () => {
    const rest = new URLSearchParams(search);
    rest.delete('sell');
    setSearch(rest, { replace: true, preventScrollReset: true });
  };
  const open = new URLSearchParams(search);
  open.set('sell', 'new');
  const isCustomer = status === 'customer';
  return (
    <>
      <ButtonLink
        variant="outline"
        to={isCustomer ? { search: `?${open}` } : '/sell/new'}
        preventScrollReset={isCustomer}
      >
        Sell an item
      </ButtonLink>
      <Dialog
        isOpen={isCustomer && search.get('sell') === 'new'}
        onClose={close}
        title="New submission"
        closesOutside={false}
      >
        <Suspense fallback={<Skeleton height="120" aria-hidden />}>
          <Submission />
        </Suspense>
      </Dialog>
    </>
  );
}
