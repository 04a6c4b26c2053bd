import { IconButton } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ComponentProps, type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { SearchStatus } from './SearchStatus.tsx';
import { SuggestionList } from './SuggestionList.tsx';
import { type Suggestion, searchPath } from './suggestions.ts';
import { useCombobox } from './useCombobox.ts';
import { useSuggestions } from './useSuggestions.ts';

/** The text field and what is offered for it: a combobox whose list is always open while it has something to offer. */
export function SearchBox({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { phase, options, addTerm, clearTerms } = useSuggestions(text);
  const { active, chosen, listId, optionId, fieldProps, chooseNone } = useCombobox(options);

  function remember(option?: Suggestion) {
    addTerm(option?.kind === 'recent' ? option.term : text);
  }

  function go(event: FormEvent) {
    event.preventDefault();
    const to = chosen?.to ?? (text.trim() === '' ? null : searchPath(text));
    if (to === null) return;
    remember(chosen);
    navigate(to);
  }

  /** The button goes with the searches; the focus must not. */
  function clear() {
    clearTerms();
    field.current?.focus();
  }

  return (
    <div className="e-wrap e-wide e-search-inner">
      <form className="e-search-field" onSubmit={go}>
        <SearchField
          {...fieldProps}
          ref={field}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            chooseNone();
          }}
        />
        <IconButton variant="ghost" aria-label="Close" onClick={onClose}>
          <X size={22} strokeWidth={1.25} aria-hidden="true" />
        </IconButton>
      </form>
      <SearchStatus phase={phase} options={options} text={text.trim()} onClear={clear} />
      <SuggestionList
        id={listId}
        options={options}
        active={active}
        optionId={optionId}
        onChoose={remember}
      />
    </div>
  );
}

type SearchFieldProps = ComponentProps<'input'> & {
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
};

function SearchField(props: SearchFieldProps) {
  return (
    <input
      {...props}
      type="text"
      role="combobox"
      aria-label="Search"
      aria-autocomplete="list"
      aria-expanded={props['aria-expanded']}
      aria-controls={props['aria-controls']}
      placeholder="What can we help you find?"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="search"
      maxLength={512}
      // biome-ignore lint/a11y/noAutofocus: the dialog is opened to write here.
      autoFocus
    />
  );
}
