import { Link as ChakraLink, chakra } from '@chakra-ui/react';
import { Link } from 'react-router';
import { productPage as styles } from '#theme/recipes/product.ts';

const BADGES = [
  {
    title: 'Authenticity',
    text: 'Our specialists examine every piece before we list it.',
    link: { to: '/authenticate', label: 'How we authenticate' },
  },
  {
    title: 'Delivery',
    text: 'Packed by hand, insured and signed for on delivery. You’ll see the shipping cost before you pay.',
    link: null,
  },
  {
    title: 'Returns',
    text: 'Changed your mind? Send it back with its seal still on.',
    link: null,
  },
] as const;

export function TrustBadges() {
  return (
    <chakra.section css={styles.section} aria-label="Our promises">
      <chakra.ul css={styles.badges}>
        {BADGES.map(({ title, text, link }) => (
          <chakra.li key={title} css={styles.badge}>
            <h3>{title}</h3>
            <p>
              {text}{' '}
              {link && (
                <ChakraLink asChild>
                  <Link to={link.to}>{link.label}</Link>
                </ChakraLink>
              )}
            </p>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
