import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSession } from '#apollo/session/session.ts';
import { FormAlert } from '#ui/form/FormAlert.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { type Draft, type DraftContact, MOST_ITEMS, withNewItem } from './draft.ts';
import { checkPhone } from './itemRules.ts';
import { ReviewList } from './ReviewList.tsx';
import { StepForm } from './StepForm.tsx';
import { drafts } from './useDraft.ts';
import { useKept } from './useKept.ts';
import { type SentItem, useSubmit } from './useSubmit.ts';

/** How to reach the owner, everything once more, and the way out of the door. */
export function ContactStep(props: { draft: Draft; onSent: (items: readonly SentItem[]) => void }) {
  const { draft, onSent } = props;
  const { status } = useSession();
  const form = useForm<DraftContact>({ mode: 'onTouched', defaultValues: draft.contact });
  const { register, handleSubmit, formState } = form;
  const { submit, state, failure } = useSubmit(onSent);
  const [isTwice, setIsTwice] = useState(false);
  useKept(form, (contact) => drafts.change((now) => ({ ...now, contact })));

  const send = handleSubmit(() => {
    setIsTwice(true);
    submit();
  });
  const isBusy = state !== '';
  return (
    <StepForm
      title="How may we reach you?"
      onSubmit={send}
      action={
        <>
          <Button type="submit" aria-busy={isBusy} disabled={isBusy}>
            {state || (status === 'guest' ? 'Sign In and Send' : 'Send for a Quote')}
          </Button>
          {draft.items.length < MOST_ITEMS && (
            <Button
              variant="outline"
              disabled={isBusy}
              onClick={() => drafts.change((now) => withNewItem(now))}
            >
              Add Another Item
            </Button>
          )}
        </>
      }
    >
      {status === 'guest' && (
        <p className="e-fact">
          Sending needs an account, so that you can see your quote. Everything you have entered
          stays as it is while you sign in.
        </p>
      )}
      <div className="e-form-pair">
        <FormField label="Your name (optional)" autoComplete="name" {...register('name')} />
        <FormField
          label="Telephone (optional)"
          type="tel"
          autoComplete="tel"
          error={formState.errors.phone?.message}
          {...register('phone', { validate: checkPhone })}
        />
      </div>
      <SelectField label="How do you like to hear from us?" {...register('preferred')}>
        <option value="mail">By email</option>
        <option value="phone">By telephone</option>
      </SelectField>
      <ReviewList draft={draft} />
      <FormAlert>{isTwice && failure}</FormAlert>
    </StepForm>
  );
}
