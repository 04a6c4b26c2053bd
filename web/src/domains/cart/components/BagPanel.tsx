import { useApolloClient } from '@apollo/client/react';
import { lazy, Suspense, useEffect } from 'react';
import { useSession } from '../../../shared/session/useSession.ts';
import { useOnPageChange } from '../../../shared/useOnPageChange.ts';
import { whenShownAgain } from '../../../shared/whenShownAgain.ts';
import { Drawer } from '../../../ui/Drawer.tsx';
import { bagOf, giveBagTo } from '../bag/bagOf.ts';
import { useBag } from '../hooks/useBag.ts';
import { loadBagPanelContents, preloadBagPanel } from './loadBagPanel.ts';

const BagPanelContents = lazy(() =>
  loadBagPanelContents().then((m) => ({ default: m.BagPanelContents })),
);
const BagPanelFooter = lazy(() =>
  loadBagPanelContents().then((m) => ({ default: m.BagPanelFooter })),
);

/** The shopping bag at the side of the page. Mounted once by the shop's frame; it also loads the bag once the page is alive. */
export function BagPanel() {
  const client = useApolloClient();
  const { isOpen, close, cart } = useBag();
  const { status } = useSession();
  useEffect(() => {
    if (status === 'unknown') return;
    void giveBagTo(client, status);
    const bag = bagOf(client);
    const stops = [bag.start(), whenShownAgain(() => void bag.refresh())];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, status]);
  useOnPageChange(close);
  useEffect(() => {
    if (isOpen) preloadBagPanel();
  }, [isOpen]);

  const footer = cart && cart.lines.length > 0 && (
    <Suspense fallback={null}>
      <BagPanelFooter cart={cart} />
    </Suspense>
  );
  return (
    <Drawer isOpen={isOpen} onClose={close} title="Shopping Bag" footer={footer}>
      <Suspense fallback={null}>
        <BagPanelContents />
      </Suspense>
    </Drawer>
  );
}
