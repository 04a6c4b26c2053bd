import { Button, Heading } from '@chakra-ui/react';
import { useId } from 'react';
import { useSession } from '#apollo/session/session.ts';
import { counted } from '#lib/format/counts.ts';
import { BusyButton } from '#ui/BusyButton.tsx';
import { Caption } from '#ui/Caption.tsx';
import { FormAlert, Pair } from '#ui/form/Form.tsx';
import { FormField, SelectField } from '#ui/form/FormField.tsx';
import { LineItem } from '#ui/LineItem.tsx';
import { Records } from '#ui/Records.tsx';
import { useDraft } from './DraftProvider.tsx';
import { type DraftItem, MAX_ITEMS, withNewItem } from './draft.ts';
import { useFormNavigation } from './formNavigation.ts';
import { checkPhone } from './itemRules.ts';
import { StepForm, useDraftForm } from './StepForm.tsx';
import { type OnSubmitted, useSubmit } from './useSubmit.ts';

export function ContactStep(props: { onSubmitted: OnSubmitted }) {
  const { draft, updateDraft } = useDraft();
  const { status } = useSession();
  const { register, handleSubmit, formState } = useDraftForm(draft.contact, (contact) =>
    updateDraft((now) => ({ ...now, contact })),
  );
  const { submit, progress, failure } = useSubmit(props.onSubmitted);
  const { goTo } = useFormNavigation();
  const isBusy = progress !== '';
  const addItem = () => {
    const added = withNewItem(draft);
    updateDraft(() => added.draft);
    goTo({ item: added.index, step: 'item' });
  };
  return (
    <StepForm
      title="How can we reach you?"
      onSubmit={handleSubmit(submit)}
      actions={
        <>
          <BusyButton type="submit" isBusy={isBusy}>
            {progress || (status === 'guest' ? 'Sign in and submit' : 'Request a quote')}
          </BusyButton>
          {draft.items.length < MAX_ITEMS && (
            <Button variant="outline" disabled={isBusy} onClick={addItem}>
              Add another item
            </Button>
          )}
        </>
      }
    >
      {status === 'guest' && (
        <Caption>
          You’ll need an account to see your quote. We’ll keep everything you entered while you sign
          in.
        </Caption>
      )}
      <Pair>
        <FormField label="Your name (optional)" autoComplete="name" {...register('name')} />
        <FormField
          label="Phone (optional)"
          type="tel"
          autoComplete="tel"
          error={formState.errors.phone?.message}
          {...register('phone', {
            validate: (phone, { preferred }) =>
              preferred === 'phone' && phone.trim() === ''
                ? 'Enter the phone number that we should call.'
                : checkPhone(phone),
          })}
        />
      </Pair>
      <SelectField
        label="How should we contact you?"
        options={[
          ['mail', 'By email'],
          ['phone', 'By phone'],
        ]}
        {...register('preferred')}
      />
      <Review items={draft.items} />
      <FormAlert>{failure}</FormAlert>
    </StepForm>
  );
}

function Review({ items }: { items: readonly DraftItem[] }) {
  const { updateDraft } = useDraft();
  const { goTo } = useFormNavigation();
  const id = useId();
  const remove = (index: number) =>
    updateDraft((draft) => ({
      ...draft,
      items: draft.items.filter((_, place) => place !== index),
    }));
  return (
    <section aria-labelledby={id}>
      <Heading as="h3" id={id} textStyle="eyebrow">
        Your submission
      </Heading>
      <Records>
        {items.map(({ designer, model, category, color, material, photos }, index) => {
          const name = `${designer} ${model}`.trim() || `Item ${index + 1}`;
          const details = [category, color, material, counted(photos.length, 'photo')];
          return (
            <LineItem
              // biome-ignore lint/suspicious/noArrayIndexKey: an item has no other name of its own.
              key={index}
              name={name}
              actions={
                <>
                  <Button
                    variant="plain"
                    aria-label={`Edit ${name}`}
                    onClick={() => goTo({ item: index, step: 'item' })}
                  >
                    Edit
                  </Button>
                  {items.length > 1 && (
                    <Button
                      variant="plain"
                      aria-label={`Remove ${name}`}
                      onClick={() => remove(index)}
                    >
                      Remove
                    </Button>
                  )}
                </>
              }
            >
              <Caption>{details.filter(Boolean).join(' · ')}</Caption>
            </LineItem>
          );
        })}
      </Records>
    </section>
  );
}
