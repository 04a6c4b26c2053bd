import { useState } from 'react';
import { Link } from 'react-router';
import type { OurDesignersRouteQuery } from '../../../generated/documents.ts';
import { matchingNames } from '../listing/facet-order.ts';
import { byLetter } from './letters.ts';
import '../field.css';
import './designers.css';

type Designer = OurDesignersRouteQuery['categorySearch']['categories'][number];

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '#'];

/** All designers by letter, with a field that narrows them while one types. */
export function DesignerIndex({ designers }: { designers: readonly Designer[] }) {
  const [words, setWords] = useState('');
  const found = matchingNames(designers, words);
  const groups = byLetter(found);
  const present = new Set(groups.map((group) => group.letter));
  return (
    <>
      <div className="e-designer-tools">
        <input
          className="e-field"
          type="search"
          aria-label="Find a designer"
          placeholder="Find a designer"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <nav aria-label="Letters">
          <ul className="e-letters">
            {letters.map((letter) => (
              <li key={letter}>
                {present.has(letter) ? (
                  <a href={`#letter-${letter === '#' ? 'other' : letter}`}>{letter}</a>
                ) : (
                  <span aria-hidden="true">{letter}</span>
                )}
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p role="status" className="e-fact">
        {found.length} {found.length === 1 ? 'designer' : 'designers'}
      </p>
      {groups.map((group) => (
        <LetterGroup key={group.letter} letter={group.letter} designers={group.things} />
      ))}
    </>
  );
}

function LetterGroup({ letter, designers }: { letter: string; designers: readonly Designer[] }) {
  const id = `letter-${letter === '#' ? 'other' : letter}`;
  return (
    <section className="e-letter-group" aria-labelledby={id}>
      <h2 id={id}>{letter}</h2>
      <ul>
        {designers.map((designer) => (
          <li key={designer.id}>
            <Link to={designer.path}>{designer.name}</Link>
            <span className="e-fact">
              {designer.productCount.toLocaleString('en-US')}
              <span className="e-hidden"> items</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
