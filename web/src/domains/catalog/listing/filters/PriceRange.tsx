import { Button, Grid, Slider, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatCount } from '#lib/format/counts.ts';
import { formatDollars } from '#lib/format/money.ts';
import { slider } from '#theme/recipes/listing.ts';
import { FormField } from '#ui/form/FormField.tsx';
import type { Listing_ResultFragment } from '../loader/Listing.generated.ts';
import type { ListingView } from '../screen/useListing.ts';
import { withPrice } from '../url/listingChanges.ts';
import { isWrongPrice, parsePrice } from '../url/listingParams.ts';

const WRONG_PRICE = 'Please enter the price in dollars, such as 1250.';
const STEPS = 100;
/**
 * Milliseconds after the last movement until the price is applied, so that a held key does not send a request per step.
 */
const DEBOUNCE_MS = 400;

/** In px, as set by the recipe. Known in advance, so the server can render the thumbs. */
const THUMB = { width: 20, height: 20 };

interface PriceRangeProps {
  readonly bounds: Listing_ResultFragment['priceBounds'];
  readonly listing: ListingView;
  /** Whether the texts were submitted, so that wrong ones are marked. */
  readonly isSubmitted: boolean;
}

/** The price range as a slider and two fields, applied when a thumb stops moving, on Enter, or by the button. */
export function PriceRange({ bounds, listing: { params, change }, isSubmitted }: PriceRangeProps) {
  const { min, max } = params;
  const [texts, setTexts] = useState(() => toTexts({ min, max }));
  const [applied, setApplied] = useState<Limits>({ min, max });
  const [moved, setMoved] = useState<Limits | null>(null);
  if (applied.min !== min || applied.max !== max) {
    setApplied({ min, max });
    setTexts(toTexts({ min, max }));
    setMoved(null);
  }
  const applyMoved = useEffectEvent((limits: Limits) => {
    setMoved(null);
    change((latest) => withPrice(latest, limits.min, limits.max));
  });
  useEffect(() => {
    if (moved === null) return;
    const rest = setTimeout(() => applyMoved(moved), DEBOUNCE_MS);
    return () => clearTimeout(rest);
  }, [moved]);
  const ends = bounds && {
    lowest: Math.floor(Number(bounds.min.amount)),
    highest: Math.ceil(Number(bounds.max.amount)),
  };
  return (
    <>
      {ends && ends.lowest < ends.highest && (
        <PriceSlider
          ends={ends}
          limits={{ min: parsePrice(texts.min), max: parsePrice(texts.max) }}
          onMove={(limits) => {
            setTexts(toTexts(limits));
            setMoved(limits);
          }}
        />
      )}
      <Grid templateColumns="1fr 1fr" gap="2.5">
        {(['min', 'max'] as const).map((name) => (
          <FormField
            key={name}
            name={name}
            label={name === 'min' ? 'From, $' : 'To, $'}
            inputMode="decimal"
            value={texts[name]}
            error={isSubmitted && isWrongPrice(texts[name]) ? WRONG_PRICE : undefined}
            onChange={({ target }) => setTexts((known) => ({ ...known, [name]: target.value }))}
            placeholder={ends ? formatCount(name === 'min' ? ends.lowest : ends.highest) : ''}
          />
        ))}
        <Button type="submit" variant="outline" gridColumn="1 / -1">
          Apply
        </Button>
      </Grid>
      {ends && (
        <Text mt="2" fontSize="xs" color="fg.muted">
          {formatDollars(ends.lowest)} to {formatDollars(ends.highest)} in this list
        </Text>
      )}
    </>
  );
}

/** Dollars; null for no limit. */
interface Limits {
  readonly min: number | null;
  readonly max: number | null;
}

const toTexts = ({ min, max }: Limits) => ({ min: `${min ?? ''}`, max: `${max ?? ''}` });

/** The lowest and highest price of a listing, in dollars. */
interface PriceEnds {
  readonly lowest: number;
  readonly highest: number;
}

interface PriceSliderProps {
  readonly ends: PriceEnds;
  readonly limits: Limits;
  readonly onMove: (limits: Limits) => void;
}

function PriceSlider({ ends, limits: { min, max }, onMove }: PriceSliderProps) {
  return (
    <Slider.Root
      data-scripted
      recipe={slider}
      value={[min === null ? 0 : toStep(min, ends), max === null ? STEPS : toStep(max, ends)]}
      max={STEPS}
      thumbSize={THUMB}
      onValueChange={({ value: [from = 0, to = STEPS] }) =>
        onMove({
          min: from === 0 ? null : toPrice(from, ends),
          max: to === STEPS ? null : toPrice(to, ends),
        })
      }
      aria-label={['Lowest price', 'Highest price']}
      getAriaValueText={({ value }) => formatDollars(toPrice(value, ends))}
    >
      <Slider.Control>
        <Slider.Track>
          <Slider.Range />
        </Slider.Track>
        <Slider.Thumb index={0} />
        <Slider.Thumb index={1} />
      </Slider.Control>
    </Slider.Root>
  );
}

/** The price at a step. The scale is logarithmic because most items are much cheaper than the most expensive one. */
export function toPrice(step: number, { lowest, highest }: PriceEnds): number {
  if (step <= 0) return lowest;
  if (step >= STEPS) return highest;
  const from = Math.max(1, lowest);
  return Number((from * (highest / from) ** (step / STEPS)).toPrecision(2));
}

export function toStep(price: number, { lowest, highest }: PriceEnds): number {
  const from = Math.max(1, lowest);
  const step = Math.log(Math.max(from, price) / from) / Math.log(highest / from);
  return Math.min(STEPS, Math.round(step * STEPS));
}
