import { FormAlert } from '../../../ui/form/FormAlert.tsx';
import { usePaymentProviders, type WalletAdapter } from '../../payments/index.ts';
import { useExpress } from './useExpress.ts';
import { WalletButton } from './WalletButton.tsx';

interface ExpressProps {
  /** Resolves with the id of the cart that is to be bought; rejects with Refused to say why not. */
  readonly prepare: () => Promise<string>;
  /** Said below the button. */
  readonly note?: string | undefined;
}

/** Buys a bag at once by wallet, which knows the address; nothing where the shop has no wallet. */
export function ExpressCheckout(props: ExpressProps) {
  const { adapter } = usePaymentProviders().providers.wallet;
  return adapter && <WalletExpress adapter={adapter} {...props} />;
}

function WalletExpress({ adapter, prepare, note }: ExpressProps & { adapter: WalletAdapter }) {
  const { buy, isBusy, problem } = useExpress(adapter, prepare);
  return (
    <div className="e-express">
      <WalletButton isBusy={isBusy} onPress={() => void buy()}>
        {isBusy ? `Waiting for ${adapter.name} …` : `Buy now with ${adapter.name}`}
      </WalletButton>
      <FormAlert>{problem}</FormAlert>
      {note && <p>{note}</p>}
    </div>
  );
}
