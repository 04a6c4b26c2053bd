import { Link as ChakraLink, chakra, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { FindField } from '#domains/catalog/FindField.tsx';
import { counted, formatCount } from '#lib/format/counts.ts';
import { matching } from '#lib/format/plainText.ts';
import { designerIndex as styles } from '#theme/recipes/editorial.ts';
import { Caption } from '#ui/Caption.tsx';
import type { OurDesignersRouteQuery } from '../routes/OurDesignersRoute.generated.ts';
import { groupByInitial } from './groupByInitial.ts';

type Designer = OurDesignersRouteQuery['categorySearch']['categories'][number];

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '#'];

/** All designers by first letter, with a filter field. */
export function DesignerIndex({ designers }: { designers: readonly Designer[] }) {
  const [words, setWords] = useState('');
  const found = matching(designers, words, ({ name }) => name);
  const groups = groupByInitial(found);
  const present = new Set(groups.map((group) => group.letter));
  return (
    <>
      <chakra.div css={styles.tools}>
        <FindField label="Find a designer" words={words} onWords={setWords} />
        <nav aria-label="Letters">
          <chakra.ul css={styles.letters}>
            {LETTERS.map((letter) => (
              <li key={letter}>
                {present.has(letter) ? (
                  <ChakraLink asChild css={styles.letter}>
                    <Link to={`#${toAnchor(letter)}`}>{letter}</Link>
                  </ChakraLink>
                ) : (
                  <chakra.span css={styles.noLetter} aria-hidden="true">
                    {letter}
                  </chakra.span>
                )}
              </li>
            ))}
          </chakra.ul>
        </nav>
      </chakra.div>
      <Caption role="status">{counted(found.length, 'designer')}</Caption>
      {groups.map((group) => (
        <LetterGroup key={group.letter} letter={group.letter} designers={group.things} />
      ))}
    </>
  );
}

function LetterGroup({ letter, designers }: { letter: string; designers: readonly Designer[] }) {
  const id = toAnchor(letter);
  return (
    <chakra.section css={styles.group} aria-labelledby={id}>
      <chakra.h2 id={id} css={styles.groupLetter}>
        {letter}
      </chakra.h2>
      <chakra.ul css={styles.list}>
        {designers.map((designer) => (
          <chakra.li key={designer.id} css={styles.item}>
            <ChakraLink asChild css={styles.link}>
              <Link to={designer.path}>{designer.name}</Link>
            </ChakraLink>
            <Caption as="span">
              {formatCount(designer.productCount)}
              <VisuallyHidden> {designer.productCount === 1 ? 'item' : 'items'}</VisuallyHidden>
            </Caption>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

function toAnchor(letter: string): string {
  return `letter-${letter === '#' ? 'other' : letter}`;
}
