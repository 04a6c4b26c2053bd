import { Skeleton } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useSession } from '#apollo/session/session.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { ButtonLink } from '#ui/Links.tsx';
import { OPENED, usePlaces } from './place.ts';

const Submission = lazy(() => import('./Submission.tsx').then((m) => ({ default: m.Submission })));

/** Opens a new submission in a dialog; a guest, who has to sign in later, gets a page instead. */
export function SellButton() {
  const { search, close } = usePlaces();
  const { status } = useSession();
  const open = new URLSearchParams(search);
  open.set('sell', 'new');
  const isCustomer = status === 'customer';
  const isOpen = isCustomer && search.get('sell') === 'new';
  return (
    <>
      <ButtonLink
        variant="outline"
        to={isCustomer ? { search: `?${open}` } : '/sell/new'}
        state={isCustomer ? OPENED : null}
        preventScrollReset={isCustomer}
      >
        Sell an item
      </ButtonLink>
      <Dialog isOpen={isOpen} onClose={close} title="New submission" closesOutside={false}>
        {isOpen && (
          <Suspense fallback={<Skeleton height="120" aria-hidden />}>
            <Submission />
          </Suspense>
        )}
      </Dialog>
    </>
  );
}
