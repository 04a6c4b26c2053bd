import { useState } from 'react';
import { Link } from 'react-router';
import { matching } from '#lib/format/plainText.ts';
import { FormField } from '#ui/form/FormField.tsx';
import type { SellWordsQuery } from '../submission/SellWords.generated.ts';

/** The designers whose pieces the shop takes, narrowed while one types. */
export function AcceptedDesigners({ designers }: { designers: SellWordsQuery['sellDesigners'] }) {
  const [words, setWords] = useState('');
  const found = matching(designers, words, ({ name }) => name);
  return (
    <section className="e-wrap e-selling-part" aria-labelledby="designers">
      <h2 className="e-heading" id="designers">
        Designers we take
      </h2>
      <div className="e-selling-find">
        <FormField
          label="Find a designer"
          type="search"
          autoComplete="off"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <p className="e-fact" role="status">
          {found.length === 0
            ? `We do not take pieces by “${words.trim()}” at the moment.`
            : `${found.length} of ${designers.length} designers`}
        </p>
      </div>
      <ul className="e-selling-designers">
        {found.map(({ name, path }) => (
          <li key={name}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
