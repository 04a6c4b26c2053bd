import {
  Combobox,
  Container,
  chakra,
  createListCollection,
  Dialog,
  Flex,
  IconButton,
  Portal,
  SimpleGrid,
  Skeleton,
  VisuallyHidden,
} from '@chakra-ui/react';
import { X } from 'lucide-react';
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Link, useNavigate } from 'react-router';
import { useOnPageChange } from '#lib/browser/useOnPageChange.ts';
import { counted } from '#lib/format/counts.ts';
import { formatMoney } from '#lib/format/money.ts';
import { dialog } from '#theme/recipes/overlays.ts';
import { searchCombobox, searchPopup as styles } from '#theme/recipes/search.ts';
import { Picture } from '#ui/Picture.tsx';
import { nameWithoutDesigner } from '../card/cardText.ts';
import type { SearchResult_ProductFragment } from './Search.generated.ts';
import { type SearchPhase, type Suggestion, searchPath, useSuggestions } from './useSuggestions.ts';

interface SearchDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** What was typed before the dialog was there, and whether Enter was pressed. */
  readonly early: RefObject<{ text: string; isSubmitted: boolean }>;
  /** Gets the focus when the dialog closes. */
  readonly button: RefObject<HTMLElement | null>;
}

export function SearchDialog({ isOpen, onClose, early, button }: SearchDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  useOnPageChange(onClose);
  return (
    <Dialog.Root
      recipe={dialog}
      open={isOpen}
      onOpenChange={(change: { open: boolean }) => !change.open && onClose()}
      initialFocusEl={() => field.current}
      finalFocusEl={() => button.current}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner p="0">
          <Dialog.Content css={styles.content}>
            <Container fluid>
              <Dialog.Title srOnly>Search</Dialog.Title>
              <SearchBox {...{ field, early, onClose }} />
            </Container>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** The search field with suggestions: a combobox whose list is open whenever it has options. */
function SearchBox(
  props: Pick<SearchDialogProps, 'early' | 'onClose'> & {
    field: RefObject<HTMLInputElement | null>;
  },
) {
  const { field, early, onClose } = props;
  const [text, setText] = useState(() => early.current.text);
  const fieldId = useId();
  const content = useRef<HTMLDivElement>(null);
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const navigate = useNavigate();
  const { phase, options, addTerm, clearTerms } = useSuggestions(text);
  const collection = useMemo(
    () => createListCollection({ items: options, itemToValue: ({ to }) => to }),
    [options],
  );

  function search() {
    if (text.trim() === '') return;
    addTerm(text);
    navigate(searchPath(text));
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    search();
  }

  const submitEarly = useEffectEvent(() => {
    if (!early.current.isSubmitted) return;
    early.current = { text: '', isSubmitted: false };
    search();
  });
  useEffect(() => submitEarly(), []);

  useEffect(() => {
    if (highlighted === null) return;
    content.current?.querySelector('[data-highlighted]')?.scrollIntoView?.({ block: 'nearest' });
  }, [highlighted]);

  /** The dialog selects the text of the field that it focuses; what is typed next would replace it. */
  function moveToEnd({ currentTarget: input }: FocusEvent<HTMLInputElement>) {
    if (early.current.text === '') return;
    early.current.text = '';
    requestAnimationFrame(() => input.setSelectionRange(input.value.length, input.value.length));
  }

  /** Until an option is highlighted, these keys move the text cursor. */
  function leaveToText(event: KeyboardEvent) {
    const isOfText = event.key === 'Home' || event.key === 'End';
    if (isOfText && highlighted === null) event.stopPropagation();
  }

  /** The button disappears with the recent searches, so the focus returns to the field. */
  function clear() {
    clearTerms();
    field.current?.focus();
  }

  return (
    <Combobox.Root
      recipe={searchCombobox}
      collection={collection}
      open={options.length > 0}
      defaultInputValue={text}
      onInputValueChange={({ inputValue }) => setText(inputValue)}
      highlightedValue={highlighted}
      onHighlightChange={({ highlightedValue }) => setHighlighted(highlightedValue)}
      value={[]}
      onSelect={({ itemValue }) => addTerm(toTerm(collection.find(itemValue)) ?? text)}
      navigate={({ value }) => navigate(value)}
      selectionBehavior="preserve"
      allowCustomValue
      closeOnSelect={false}
      disableLayer
    >
      <form onSubmit={handleSubmit} onKeyDownCapture={leaveToText}>
        <Combobox.Label>Search</Combobox.Label>
        <Combobox.Control>
          <Combobox.Input
            ref={field}
            // Not the id expected by the combobox, which would write stale text into the field during fast typing.
            id={fieldId}
            aria-label="Search"
            placeholder="What can we help you find?"
            enterKeyHint="search"
            onFocus={moveToEnd}
            maxLength={512}
          />
          <IconButton variant="ghost" aria-label="Close" onClick={onClose}>
            <X size={22} strokeWidth={1.25} aria-hidden="true" />
          </IconButton>
        </Combobox.Control>
      </form>
      <SearchStatus phase={phase} options={options} text={text.trim()} onClear={clear} />
      <SuggestionList ref={content} phase={phase} options={options} />
    </Combobox.Root>
  );
}

const toTerm = (option: Suggestion | null) => (option?.kind === 'recent' ? option.text : null);

interface SearchStatusProps {
  readonly phase: SearchPhase;
  readonly options: readonly Suggestion[];
  readonly text: string;
  readonly onClear: () => void;
}

function SearchStatus({ phase, options, text, onClear }: SearchStatusProps) {
  const all = options.find((option) => option.kind === 'all');
  return (
    <>
      <div role="status">
        {phase === 'empty' && (
          <chakra.p mt="6">No results for “{text}”. These designers may help:</chakra.p>
        )}
        {phase === 'failed' && (
          <chakra.p mt="6">Search isn’t responding. Press Enter to try again.</chakra.p>
        )}
        {phase === 'found' && (
          <VisuallyHidden>
            {counted(all?.count ?? 0, 'item')} found. Use the arrow keys to choose.
          </VisuallyHidden>
        )}
      </div>
      {phase === 'start' && (
        <chakra.p mt="6" color="fg.muted" textWrap="balance">
          Try a designer, a model or a color.
        </chakra.p>
      )}
      {phase === 'recent' && (
        <Flex align="baseline" justify="space-between" maxWidth="130" mt="6">
          <chakra.h2 textStyle="eyebrow">Recent searches</chakra.h2>
          <chakra.button type="button" css={styles.clear} onClick={onClear}>
            Clear
          </chakra.button>
        </Flex>
      )}
      {phase === 'searching' && (
        <SimpleGrid
          columns={3}
          gap={{ base: '3', md: '8' }}
          maxWidth={{ md: '190' }}
          mt="6"
          aria-hidden="true"
        >
          {['first', 'second', 'third'].map((card) => (
            <Skeleton key={card} aspectRatio={312 / 470} />
          ))}
        </SimpleGrid>
      )}
    </>
  );
}

const GROUPS = [
  { kind: 'last', label: 'Continue where you left off', shownIn: ['start', 'recent'] },
  { kind: 'recent', label: 'Recent searches', shownIn: [] },
  { kind: 'product', label: 'Items', shownIn: [] },
  { kind: 'all', label: 'All results', shownIn: [] },
  { kind: 'category', label: 'Designers and categories', shownIn: ['start', 'found'] },
] as const;

interface SuggestionListProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly phase: SearchPhase;
  readonly options: readonly Suggestion[];
}

/** The combobox options, grouped by kind. Each is a link, so Ctrl-click opens a new tab. */
function SuggestionList({ ref, phase, options }: SuggestionListProps) {
  const groups = GROUPS.map((group) => ({
    ...group,
    own: options.filter(({ kind }) => kind === group.kind),
  })).filter(({ own }) => own.length > 0);
  return (
    <Combobox.Content ref={ref}>
      {groups.map(({ kind, label, shownIn, own }) => (
        <Combobox.ItemGroup key={kind} data-kind={kind}>
          <Combobox.ItemGroupLabel srOnly={!shownIn.some((each) => each === phase)}>
            {kind === 'category' && phase === 'start' ? 'Popular designers' : label}
          </Combobox.ItemGroupLabel>
          {own.map((option) => (
            <Combobox.Item key={option.to} item={option} asChild>
              <Link to={option.to}>
                <SuggestionText option={option} />
              </Link>
            </Combobox.Item>
          ))}
        </Combobox.ItemGroup>
      ))}
    </Combobox.Content>
  );
}

function SuggestionText({ option }: { option: Suggestion }) {
  if (option.kind === 'product') return <ProductSuggestion product={option.product} />;
  if (option.kind !== 'all') return option.text;
  return (
    <>
      <u>View all</u> <span>{counted(option.count, 'item')}</span>
    </>
  );
}

function ProductSuggestion({ product }: { product: SearchResult_ProductFragment }) {
  return (
    <>
      <Picture sources={{ card: product.image?.url }} size="card" alt="" isFirst />
      {product.designer && <b>{product.designer}</b>}
      <span data-part="name">{nameWithoutDesigner(product.name, product.designer)}</span>
      {product.price && (
        <span>
          {product.price.isLowest && 'From '}
          {formatMoney(product.price.current)}
        </span>
      )}
    </>
  );
}
