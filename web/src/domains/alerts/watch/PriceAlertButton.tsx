import { Bell, BellRing } from 'lucide-react';
import { useState } from 'react';
import { useIntent, useSession } from '../../../shared/session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { PriceAlertDialog } from './PriceAlertDialog.tsx';
import { usePriceAlert } from './usePriceAlert.ts';
import './priceAlert.css';

/** Asks to be told when the price drops; a product that is watched says so (spec §4). */
export function PriceAlertButton({ sku }: { sku: string }) {
  const { status } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const { isNotified, isBusy, problem, add } = usePriceAlert(sku, close);
  const ask = () => {
    setIsOpen(true);
    if (status === 'customer' && !isNotified && !isBusy) void add();
  };
  useIntent('price-alert', (wanted) => {
    if (wanted !== sku) return;
    setIsOpen(true);
    void add();
  });
  const Icon = isNotified ? BellRing : Bell;
  return (
    <>
      <Button
        variant="quiet"
        className="e-price-alert-button"
        aria-haspopup="dialog"
        aria-busy={isBusy}
        onClick={ask}
      >
        <Icon size={17} strokeWidth={1.4} aria-hidden="true" />
        {isNotified ? 'Price alert is on' : 'Notify me when the price drops'}
      </Button>
      <PriceAlertDialog
        sku={sku}
        isOpen={isOpen}
        isBusy={isBusy}
        problem={problem}
        onClose={close}
      />
    </>
  );
}
