import { Button, Stack } from '@chakra-ui/react';
import { Bell, BellRing } from 'lucide-react';
import { useEffect, useState } from 'react';
import { LOGGED_OUT_NOTICE, session, useIntent, useSession } from '#apollo/session/session.ts';
import { isSessionLost, toErrorMessage } from '#lib/forms/rejection.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { FormAlert } from '#ui/form/Form.tsx';
import { TextLink } from '#ui/Links.tsx';
import { useCreatePriceAlertMutation, usePriceAlertSkusQuery } from './PriceAlerts.generated.ts';

export function PriceAlertButton({ sku }: { sku: string }) {
  const isCustomer = useSession().status === 'customer';
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const alert = usePriceAlert(sku, close);
  const signIn = () => {
    close();
    session.askToSignIn({ intent: { kind: 'price-alert', value: sku } });
  };
  const handleClick = () => {
    setIsOpen(true);
    if (isCustomer && !alert.isOn && !alert.isBusy) void alert.create();
  };
  const resume = () => {
    setIsOpen(true);
    void alert.create();
  };
  useIntent('price-alert', resume, sku);
  const Icon = alert.isOn ? BellRing : Bell;
  return (
    <>
      <Button
        variant="ghost"
        flexShrink="1"
        px="0"
        textAlign="start"
        aria-haspopup="dialog"
        aria-busy={alert.isBusy}
        onClick={handleClick}
      >
        <Icon size={17} strokeWidth={1.4} aria-hidden="true" />
        {alert.isOn ? 'Price alert is on' : 'Notify me when the price drops'}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title="Price Alert">
        <Stack gap="5" align="start">
          {isCustomer && <Outcome {...alert} onClose={close} />}
          {!isCustomer && (
            <>
              <p>Please sign in to add this item to your price alerts.</p>
              <Button width="full" onClick={signIn}>
                Sign In
              </Button>
            </>
          )}
        </Stack>
      </Dialog>
    </>
  );
}

/** `onInterrupted` is called when the session has ended; signing in again repeats the action. */
function usePriceAlert(sku: string, onInterrupted: () => void) {
  const { status } = useSession();
  const { data } = usePriceAlertSkusQuery({ skip: status !== 'customer' });
  const [createAlert, { data: created, loading, reset }] = useCreatePriceAlertMutation();
  const [problem, setProblem] = useState('');
  // The next customer does not have this alert.
  useEffect(() => {
    if (status !== 'customer') reset();
  }, [status, reset]);

  async function create(): Promise<void> {
    setProblem('');
    try {
      const result = await createAlert({
        variables: { input: { sku } },
        // The list of alerts is refetched when it is shown; the cached one lacks the new alert.
        update: (cache) => cache.evict({ id: 'ROOT_QUERY', fieldName: 'priceAlerts' }),
      });
      setProblem(result.data?.priceAlertAdd.userErrors[0]?.message ?? '');
    } catch (error) {
      if (!isSessionLost(error)) return setProblem(toErrorMessage(error));
      onInterrupted();
      session.askToSignIn({
        notice: LOGGED_OUT_NOTICE,
        intent: { kind: 'price-alert', value: sku },
      });
    }
  }
  const known = [...(data?.priceAlerts ?? []), created?.priceAlertAdd.priceAlert];
  const isOn = status === 'customer' && known.some((alert) => alert?.sku === sku);
  return { isOn, isBusy: loading, problem, create };
}

function Outcome(props: { isBusy: boolean; problem: string; onClose: () => void }) {
  const { isBusy, problem, onClose } = props;
  if (problem) return <FormAlert>{problem}</FormAlert>;
  return (
    <>
      <p role="status">
        {isBusy
          ? 'Adding your price alert …'
          : 'Price alert added! We will notify you when the price drops.'}
      </p>
      <TextLink to="/account/price-alerts" onClick={onClose}>
        See your price alerts
      </TextLink>
    </>
  );
}
