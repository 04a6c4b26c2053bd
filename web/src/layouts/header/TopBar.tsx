import { Link as ChakraLink, Container, chakra } from '@chakra-ui/react';
import { MessageCircle, Phone } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { chatLink, telHref } from '#lib/site/contact.ts';
import { useFeatures, useSite } from '#lib/site/useSite.ts';
import { topBar as styles } from '#theme/recipes/layouts.ts';
import { SitewideMessage } from './SitewideMessage.tsx';

/** The first line of every page: Shop or Sell, the sitewide message, and contact links. */
export function TopBar() {
  const features = useFeatures();
  return (
    <chakra.div css={styles.root}>
      <Container fluid css={styles.inner}>
        <div>{features.has('SELL_TO_US') && <Areas />}</div>
        <SitewideMessage />
        <Contact />
      </Container>
    </chakra.div>
  );
}

function Areas() {
  const isSelling = /^\/(sell|selling-consignment)(\/|$)/.test(useLocation().pathname);
  return (
    <chakra.nav css={styles.areas} aria-label="Shop or sell">
      <ChakraLink asChild variant="plain" css={styles.area}>
        <Link to="/" aria-current={isSelling ? undefined : 'true'}>
          Shop
        </Link>
      </ChakraLink>
      <ChakraLink asChild variant="plain" css={styles.area}>
        <Link to="/selling-consignment" aria-current={isSelling ? 'true' : undefined}>
          Sell
        </Link>
      </ChakraLink>
    </chakra.nav>
  );
}

function Contact() {
  const { phone, chatUrl } = useSite();
  const { to, text } = chatLink(chatUrl);
  return (
    <chakra.div css={styles.contact}>
      <ChakraLink asChild variant="plain" css={styles.contactLink}>
        <Link to={to}>
          <MessageCircle size={15} strokeWidth={1.4} aria-hidden="true" />
          <span>{text}</span>
        </Link>
      </ChakraLink>
      <chakra.a css={styles.contactLink} href={telHref(phone)} aria-label={`Call us: ${phone}`}>
        <Phone size={15} strokeWidth={1.4} aria-hidden="true" />
        <span>{phone}</span>
      </chakra.a>
    </chakra.div>
  );
}
