import { IconButton } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { FormField } from './FormField.tsx';

const MAX_LENGTH = 256;

/**
 * A password with a button to show it. Pasting and password managers work, because it is a single input with its own
 * `autoComplete`.
 */
export function PasswordField(props: Omit<ComponentProps<typeof FormField>, 'type' | 'end'>) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FormField
      maxLength={MAX_LENGTH}
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          variant="ghost"
          position="absolute"
          insetBlock="0"
          insetEnd="0"
          color="fg.muted"
          aria-pressed={isShown}
          aria-label="Show password"
          onClick={() => setIsShown(!isShown)}
        >
          <Icon size={18} strokeWidth={1.4} aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
