import { Input, type InputProps } from '@chakra-ui/react';

interface FindFieldProps extends Omit<InputProps, 'value' | 'onChange'> {
  readonly label: string;
  readonly words: string;
  readonly onWords: (words: string) => void;
}

export function FindField({ label, words, onWords, ...rest }: FindFieldProps) {
  return (
    <Input
      {...rest}
      type="search"
      aria-label={label}
      placeholder={label}
      value={words}
      onChange={(event) => onWords(event.target.value)}
    />
  );
}
