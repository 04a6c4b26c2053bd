import { Button } from './Button.tsx';
import { FormAlert } from './form/FormAlert.tsx';
import './records.css';

/** Something could not be read; one button tries again. */
export function LoadFailure(props: { text?: string; onRetry: () => void }) {
  const { text = 'This could not be read just now. Nothing of it is lost.', onRetry } = props;
  return (
    <div className="e-empty-note">
      <FormAlert>{text}</FormAlert>
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
