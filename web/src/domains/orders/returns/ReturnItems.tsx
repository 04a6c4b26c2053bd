import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { formatMoney } from '#lib/format/money.ts';
import { Picture } from '#ui/Picture.tsx';
import type { ReturnValues } from './ReturnForm.tsx';
import type { ReturnForm_OrderFragment } from './Returns.generated.ts';

type Item = ReturnForm_OrderFragment['items'][number];

/** The pieces of the order to choose from; what was sent back before stays, and says so. */
export function ReturnItems(props: {
  form: UseFormReturn<ReturnValues>;
  items: readonly Item[];
  returned: ReadonlySet<string>;
}) {
  const { form, items, returned } = props;
  const { register, formState } = form;
  const error = formState.errors.itemIds?.message;
  const about = useId();
  return (
    <fieldset className="e-return-items" aria-describedby={error ? about : undefined}>
      <legend>What do you send back?</legend>
      {items.map((item) => (
        <label key={item.id} data-off={returned.has(item.id) || undefined}>
          <input
            type="checkbox"
            value={item.id}
            disabled={returned.has(item.id)}
            {...register('itemIds', {
              validate: (ids) => ids.length > 0 || 'Choose at least one item',
            })}
          />
          <Picture
            className="e-record-picture"
            sources={{ thumbnail: item.product?.images[0]?.thumbnail }}
            size="thumbnail"
            alt=""
          />
          <span className="e-record-text">
            <span>{item.name}</span>
            <span className="e-fact">
              {returned.has(item.id) ? 'Already on its way back' : formatMoney(item.rowTotal)}
            </span>
          </span>
        </label>
      ))}
      {error && (
        <p id={about} className="e-form-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
