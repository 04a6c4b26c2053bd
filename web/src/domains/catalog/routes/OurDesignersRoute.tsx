import type { ApolloClient } from '@apollo/client';
import { Container, chakra, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { browserClient } from '#apollo/browserClient.ts';
import { serverClient } from '#apollo/serverClient.server.ts';
import { counted, formatCount } from '#lib/format/counts.ts';
import { byName, matching } from '#lib/format/plainText.ts';
import { useSite } from '#lib/site/useSite.ts';
import { designerIndex as styles } from '#theme/recipes/editorial.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx';
import { Caption } from '#ui/Caption.tsx';
import { EmptyNote } from '#ui/EmptyNote.tsx';
import { TextLink } from '#ui/Links.tsx';
import { PageHead, PageTitle, StructuredData } from '#ui/PageHead.tsx';
import { FindDesigner } from '../FindDesigner.tsx';
import { breadcrumbJsonLd } from '../seo/jsonLd.ts';
import type { Route } from './+types/OurDesignersRoute.ts';
import {
  OurDesignersRoute as Document,
  type OurDesignersRouteQuery,
  useOurDesignersRouteQuery,
} from './OurDesignersRoute.generated.ts';

const crumbs = [{ name: 'Our designers', path: '/our-designers' }];

/** Fills the client's cache: the page's on the server, the browser's own afterwards. */
async function readDesigners(client: ApolloClient) {
  const { data } = await client.query({ query: Document });
  if (!data) throw new Error('The gateway sent no designers.');
  return null;
}

export const loader = ({ context }: Route.LoaderArgs) => readDesigners(serverClient(context));
export const clientLoader = () => readDesigners(browserClient());

export default function OurDesignersRoute() {
  const { url: site } = useSite();
  const { data } = useOurDesignersRouteQuery();
  const { totalCount = 0, categories = [] } = data?.categorySearch ?? {};
  return (
    <Container>
      <PageHead
        title="Our designers"
        description={`Pre-owned pieces by ${totalCount} designers, from A to Z.`}
        canonical={`${site}/our-designers`}
      />
      <StructuredData value={breadcrumbJsonLd(crumbs, site)} />
      <Breadcrumbs crumbs={crumbs} />
      <PageTitle pt="3">Our designers</PageTitle>
      {categories.length > 0 ? (
        <DesignerIndex designers={categories} />
      ) : (
        <EmptyNote
          title="No designers yet"
          link={{ to: '/latest-arrivals', text: 'Shop new arrivals' }}
        >
          Our items are not listed by designer at the moment.
        </EmptyNote>
      )}
    </Container>
  );
}

type Designer = NonNullable<OurDesignersRouteQuery['categorySearch']>['categories'][number];

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '#'];

function DesignerIndex({ designers }: { designers: readonly Designer[] }) {
  const [query, setQuery] = useState('');
  const found = matching(designers, query, ({ name }) => name);
  const groups = groupByInitial(found);
  const present = new Set(groups.map((group) => group.letter));
  return (
    <>
      <chakra.div css={styles.tools}>
        <FindDesigner value={query} onChange={({ target }) => setQuery(target.value)} />
        <nav aria-label="Letters">
          <chakra.ul css={styles.letters}>
            {LETTERS.map((letter) => (
              <li key={letter}>
                {present.has(letter) ? (
                  <TextLink variant="plain" css={styles.letter} to={`#${toAnchor(letter)}`}>
                    {letter}
                  </TextLink>
                ) : (
                  <chakra.span css={styles.letter} color="fg.subtle" aria-hidden="true">
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
        <LetterGroup key={group.letter} letter={group.letter} designers={group.entries} />
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
      <chakra.ul columns={{ base: '1', md: '2', lg: '3' }} columnGap="12">
        {designers.map((designer) => (
          <chakra.li key={designer.id} css={styles.item}>
            <TextLink variant="plain" css={styles.link} to={designer.path}>
              {designer.name}
            </TextLink>
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

/** The heading for a name: its first letter without accents, or `#`. */
function toInitial(name: string): string {
  const first = name.trim().normalize('NFD').charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : '#';
}

/** Groups designers by first letter, sorted, with `#` last. */
function groupByInitial(designers: readonly Designer[]) {
  const groups = Map.groupBy(designers.toSorted(byName), ({ name }) => toInitial(name));
  const others = groups.get('#');
  groups.delete('#');
  if (others) groups.set('#', others);
  return [...groups].map(([letter, entries]) => ({ letter, entries }));
}
