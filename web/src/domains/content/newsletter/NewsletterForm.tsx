import { useApolloClient } from '@apollo/client/react';
import { type SubmitEvent, useRef, useState } from 'react';
import { useIsAlive } from '../../../shared/useIsAlive.ts';
import './newsletter.css';

const load = () => import('./signUp.ts');

/** Signs a mail address up for the shop's news, and says in the shop's words what came of it (spec §1, §5). */
export function NewsletterForm() {
  const client = useApolloClient();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState({ isDone: false, message: '' });
  const [isBusy, setIsBusy] = useState(false);
  const isAlive = useIsAlive();
  const isWrong = !outcome.isDone && outcome.message !== '';

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy) return;
    setIsBusy(true);
    const { signUp } = await load();
    const email = String(new FormData(form).get('email') ?? '');
    const answer = await signUp(client, email);
    setIsBusy(false);
    setOutcome(answer);
    if (answer.isDone) form.reset();
    else field.current?.focus();
  }
  return (
    <form className="e-newsletter" noValidate aria-labelledby="newsletter" onSubmit={handleSubmit}>
      <div>
        <h2 id="newsletter">Sign up for Updates</h2>
        <p>New arrivals, before they are gone.</p>
      </div>
      <div>
        <label htmlFor="newsletter-email">Email</label>
        <div className="e-newsletter-line">
          <input
            ref={field}
            id="newsletter-email"
            className="e-input"
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            aria-invalid={isWrong || undefined}
            aria-describedby="newsletter-said"
            onFocus={() => void load()}
          />
          <button
            type="submit"
            className="e-button"
            data-variant="outline"
            aria-busy={isBusy}
            disabled={!isAlive}
          >
            {isBusy ? 'Signing up …' : 'Sign up'}
          </button>
        </div>
        <p id="newsletter-said" role="status" data-wrong={isWrong || undefined}>
          {outcome.message}
        </p>
      </div>
    </form>
  );
}
