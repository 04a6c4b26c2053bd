import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { activeAfter, NONE } from './comboboxKeys.ts';
import { rememberSearch } from './recentSearches.ts';
import { SearchStatus } from './SearchStatus.tsx';
import { SuggestionList } from './SuggestionList.tsx';
import { type Suggestion, searchPath } from './suggestions.ts';
import { useSuggestions } from './useSuggestions.ts';

/** The text field and what is offered for it: a combobox whose list is always open while it has something to offer. */
export function SearchBox({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(NONE);
  const navigate = useNavigate();
  const listId = useId();
  const { phase, options, clearRecent } = useSuggestions(text);
  const chosen = options[active];
  const optionId = (index: number) => `${listId}-${index}`;

  function remember(option?: Suggestion) {
    rememberSearch(option?.kind === 'recent' ? option.term : text);
  }

  function go() {
    const to = chosen?.to ?? (text.trim() === '' ? null : searchPath(text));
    if (to === null) return;
    remember(chosen);
    navigate(to);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const next = activeAfter(event.key, { active, count: options.length });
    if (next === null) return;
    event.preventDefault();
    setActive(next);
  }

  return (
    <div className="e-wrap e-wide e-search-inner">
      <form
        className="e-search-field"
        onSubmit={(event) => {
          event.preventDefault();
          go();
        }}
      >
        <input
          type="text"
          role="combobox"
          aria-label="Search"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? listId : undefined}
          aria-activedescendant={chosen ? optionId(active) : undefined}
          placeholder="What can we help you find?"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={512}
          value={text}
          // biome-ignore lint/a11y/noAutofocus: the dialog is opened to write here.
          autoFocus
          onChange={(event) => {
            setText(event.target.value);
            setActive(NONE);
          }}
          onKeyDown={handleKeyDown}
        />
        <button type="button" className="e-icon-button" aria-label="Close" onClick={onClose}>
          <X size={22} strokeWidth={1.25} aria-hidden="true" />
        </button>
      </form>
      <SearchStatus phase={phase} options={options} text={text.trim()} onClear={clearRecent} />
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
