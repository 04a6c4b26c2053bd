import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Field } from './Field.tsx';

const LONGEST_PASSWORD = 256;

/** A password that can be shown. Pasting and password managers work: it stays one input with its own `autoComplete`. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'end'>) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field
      maxLength={LONGEST_PASSWORD}
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button
          type="button"
          className="e-form-show"
          aria-pressed={isShown}
          aria-label="Show password"
          onClick={() => setIsShown(!isShown)}
        >
          <Icon size={18} strokeWidth={1.4} aria-hidden="true" />
        </button>
      }
    />
  );
}
