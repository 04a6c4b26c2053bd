import { useState } from 'react';
import { Link } from 'react-router';
import type { OurDesignersRouteQuery } from '../../../generated/documents.ts';
import { counted, formatCount } from '../../../shared/counts.ts';
import { matching } from '../../../shared/plainText.ts';
import { FindField } from '../../../ui/FindField.tsx';
import { byLetter } from './letters.ts';
import './designers.css';

type Designer = OurDesignersRouteQuery['categorySearch']['categories'][number];

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '#'];

/** All designers by letter, with a field that narrows them while one types. */
export function DesignerIndex({ designers }: { designers: readonly Designer[] }) {
  const [words, setWords] = useState('');
  const found = matching(designers, words, ({ name }) => name);
  const groups = byLetter(found);
  const present = new Set(groups.map((group) => group.letter));
  return (
    <>
      <div className="e-designer-tools">
        <FindField label="Find a designer" words={words} onWords={setWords} />
        <nav aria-label="Letters">
          <ul className="e-letters">
            {letters.map((letter) => (
              <li key={letter}>
                {present.has(letter) ? (
                  <Link to={`#letter-${letter === '#' ? 'other' : letter}`}>{letter}</Link>
                ) : (
                  <span aria-hidden="true">{letter}</span>
                )}
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p role="status" className="e-fact">
        {counted(found.length, 'designer')}
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
              {formatCount(designer.productCount)}
              <span className="e-hidden"> items</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
