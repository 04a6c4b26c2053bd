import type { ComponentProps } from 'react';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { StrengthMeter } from '../sign-in/StrengthMeter.tsx';
import './newPassword.css';

/** A password that is being chosen, with its strength. `password` is what has been typed so far. */
export function NewPasswordField(
  props: { password: string } & ComponentProps<typeof PasswordField>,
) {
  const { password, ...rest } = props;
  return (
    <div className="e-new-password">
      <PasswordField {...rest} autoComplete="new-password" />
      <StrengthMeter password={password} />
    </div>
  );
}
