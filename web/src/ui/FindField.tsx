import type { ComponentProps } from 'react';

interface FindFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  readonly label: string;
  readonly words: string;
  readonly onWords: (words: string) => void;
}

/** A field that narrows a list while one types; its label stands inside it. */
export function FindField({ label, words, onWords, ...rest }: FindFieldProps) {
  return (
    <input
      {...rest}
      className="e-input"
      type="search"
      aria-label={label}
      placeholder={label}
      value={words}
      onChange={(event) => onWords(event.target.value)}
    />
  );
}
