import { Link as ChakraLink, chakra } from '@chakra-ui/react';
import { Link } from 'react-router';
import { counted } from '#lib/format/counts.ts';
import { byName } from '#lib/format/plainText.ts';
import { designerStrip as styles } from '#theme/recipes/home.ts';
import type { DesignerStrip_CategoryFragment } from './DesignerStrip.generated.ts';
import { HomeSection } from './HomeSection.tsx';

const SHOWN = 12;

export function DesignerStrip({
  categories,
}: {
  categories: readonly DesignerStrip_CategoryFragment[];
}) {
  const shown = categories
    .filter((category) => category.productCount > 0)
    .toSorted((a, b) => b.productCount - a.productCount)
    .slice(0, SHOWN)
    .toSorted(byName);
  if (shown.length === 0) return null;
  return (
    <HomeSection
      id="designers"
      title="Shop by designer"
      more={{ to: '/our-designers', text: 'All designers, A to Z' }}
    >
      <chakra.ul css={styles.list}>
        {shown.map((category) => (
          <li key={category.id}>
            <ChakraLink asChild variant="plain" css={styles.link}>
              <Link to={category.path}>
                {category.name}
                <chakra.span css={styles.count}>
                  {counted(category.productCount, 'piece')}
                </chakra.span>
              </Link>
            </ChakraLink>
          </li>
        ))}
      </chakra.ul>
    </HomeSection>
  );
}
