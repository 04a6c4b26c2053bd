import { Link } from 'react-router';
import { session, useSession } from '../../../shared/session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';

interface PriceAlertDialogProps {
  readonly sku: string;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  /** Why the alert could not be added; empty for none. */
  readonly problem: string;
  readonly onClose: () => void;
}

/** A guest is asked to sign in first; then the dialog says what came of it (spec §2). */
export function PriceAlertDialog(props: PriceAlertDialogProps) {
  const { status } = useSession();
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onClose} title="Price Alert">
      <div className="e-price-alert">
        {status === 'customer' ? <Outcome {...props} /> : <SignInFirst {...props} />}
      </div>
    </Dialog>
  );
}

function SignInFirst({ sku, onClose }: PriceAlertDialogProps) {
  const signIn = () => {
    onClose();
    session.askToSignIn({ intent: { kind: 'price-alert', value: sku } });
  };
  return (
    <>
      <p>Please sign in to add this item to your price alerts.</p>
      <Button width="full" onClick={signIn}>
        Sign In
      </Button>
    </>
  );
}

function Outcome({ isBusy, problem, onClose }: PriceAlertDialogProps) {
  if (problem) return <FormAlert>{problem}</FormAlert>;
  return (
    <>
      <p role="status">
        {isBusy
          ? 'Adding your price alert …'
          : 'Price alert added! We will notify you when the price drops.'}
      </p>
      <Link className="e-link" to="/account/price-alerts" onClick={onClose}>
        See your price alerts
      </Link>
    </>
  );
}
