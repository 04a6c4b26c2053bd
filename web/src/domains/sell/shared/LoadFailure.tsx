import { Button } from '../../../ui/Button.tsx';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';

/** A page's data could not be had; one button tries again. */
export function LoadFailure(props: { text?: string; onRetry: () => void }) {
  const { text = 'This could not be loaded.', onRetry } = props;
  return (
    <div className="e-sell-failure">
      <FormAlert>{text} Please try again.</FormAlert>
      <Button variant="outline" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}
