import { Button } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { SentItem } from './useSubmit.ts';

/** The thanks, and what comes next. */
export function SentPage(props: { items: readonly SentItem[]; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="e-sell-sent">
      <p className="e-eyebrow">Thank you</p>
      <h2 className="e-heading" ref={heading} tabIndex={-1}>
        Your submission is with our specialists.
      </h2>
      <ul>
        {props.items.map(({ id, quoteId, designer, model }) => (
          <li key={id}>
            <strong>
              {designer} {model}
            </strong>
            <span className="e-fact">Quote Id {quoteId}</span>
          </li>
        ))}
      </ul>
      <p>
        We look at your photos and send a quote by email, usually within two working days. You can
        then take cash now, consign, or choose store credit. Nothing has to be shipped before you
        accept.
      </p>
      <div className="e-sell-actions">
        <Button asChild>
          <Link to="/sell/items">See Your Items</Link>
        </Button>
        <Button variant="outline" onClick={props.onAnother}>
          Sell Another Item
        </Button>
      </div>
    </section>
  );
}
