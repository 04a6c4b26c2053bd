import { Stack } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import type { CartItem } from '#domains/cart/index.ts';
import { SelectField } from '#ui/form/FormField.tsx';
import type { PageProduct } from './details.ts';

export type VariantChoice = ReturnType<typeof useVariantChoice>;

/** The variant that the shopper chooses of a product with several sizes, colors or the like. */
export function useVariantChoice(product: PageProduct) {
  const { variants, variantOptions } = product;
  const [entered, setEntered] = useState<readonly string[]>([]);
  const [isErrorShown, setIsErrorShown] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const options = variantOptions.map((name, index) => {
    const values = [...new Set(variants.map((variant) => variant.values[index] ?? ''))];
    const [only = ''] = values.length === 1 ? values : [];
    return { name, values, chosen: entered[index] ?? only };
  });
  const chosen = options.map((option) => option.chosen);
  const findOnSale = (wanted: readonly string[]) =>
    variants.find(
      ({ isSalable, values }) =>
        isSalable && wanted.every((value, index) => value === '' || value === values[index]),
    );
  const variant = chosen.includes('') ? undefined : findOnSale(chosen);
  // A product without variants is added itself.
  const sku = variantOptions.length === 0 ? product.sku : (variant?.sku ?? null);
  const item: CartItem | null = sku === null ? null : { ...product, sku };

  return {
    /** What is added to the cart; null until a variant is chosen. */
    item,
    /** The chosen variant's price. */
    price: variant?.price ?? null,
    /** Whether the product's price is the lowest of several. */
    isLowest: variant === undefined && product.price?.isLowest === true,
    options,
    isErrorShown,
    fields,
    choose: (index: number, value: string) => setEntered(chosen.with(index, value)),
    /** Whether a variant on sale has this value together with the other chosen ones. */
    isOnSale: (index: number, value: string) => findOnSale(chosen.with(index, value)) !== undefined,
    /** Shows which choice is missing. */
    showMissing: () => {
      setIsErrorShown(true);
      const field = fields.current?.querySelectorAll('select')[chosen.indexOf('')];
      // Its message appears below it, where a phone has the bar with the button.
      field?.scrollIntoView({ block: 'center' });
      field?.focus({ preventScroll: true });
    },
  };
}

export function VariantFields({ choice }: { choice: VariantChoice }) {
  const { options, isErrorShown, fields, choose, isOnSale } = choice;
  return (
    <Stack ref={fields} gap="4" mt="6">
      {options.map(({ name, values, chosen }, index) => (
        <SelectField
          key={name}
          label={name}
          placeholder="Choose"
          value={chosen}
          error={isErrorShown && chosen === '' ? 'Please choose.' : undefined}
          onChange={({ currentTarget }) => choose(index, currentTarget.value)}
        >
          {values.map((value) => (
            <option key={value} value={value} disabled={!isOnSale(index, value)}>
              {value}
            </option>
          ))}
        </SelectField>
      ))}
    </Stack>
  );
}
