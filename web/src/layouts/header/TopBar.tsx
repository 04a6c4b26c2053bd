import { Container, chakra } from '@chakra-ui/react';
import { MessageCircle, Phone } from 'lucide-react';
import { useLocation } from 'react-router';
import { chatLink, telHref } from '#lib/site/contact.ts';
import { useFeatures, useSite } from '#lib/site/useSite.ts';
import { topBar as styles } from '#theme/recipes/layouts.ts';
import { TextLink } from '#ui/Links.tsx';
import { SitewideMessage } from './SitewideMessage.tsx';

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
      <TextLink
        variant="plain"
        css={styles.area}
        to="/"
        aria-current={isSelling ? undefined : 'true'}
      >
        Shop
      </TextLink>
      <TextLink
        variant="plain"
        css={styles.area}
        to="/selling-consignment"
        aria-current={isSelling ? 'true' : undefined}
      >
        Sell
      </TextLink>
    </chakra.nav>
  );
}

function Contact() {
  const { phone, chatUrl } = useSite();
  const { to, text } = chatLink(chatUrl);
  return (
    <chakra.div css={styles.contact}>
      <TextLink variant="plain" css={styles.contactLink} to={to}>
        <MessageCircle size={15} strokeWidth={1.4} aria-hidden="true" />
        <span>{text}</span>
      </TextLink>
      <chakra.a css={styles.contactLink} href={telHref(phone)} aria-label={`Call us: ${phone}`}>
        <Phone size={15} strokeWidth={1.4} aria-hidden="true" />
        <span>{phone}</span>
      </chakra.a>
    </chakra.div>
  );
}
