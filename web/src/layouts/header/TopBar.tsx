import { useApolloClient } from '@apollo/client/react';
import { Container, chakra, Flex, IconButton } from '@chakra-ui/react';
import { MessageCircle, Phone, X } from 'lucide-react';
import { useContext } from 'react';
import { useLocation } from 'react-router';
import { STORAGE_KEY } from '#apollo/persist.ts';
import { useTrustedHtml } from '#lib/browser/trustedTypes.ts';
import { safeJson } from '#lib/format/markup.ts';
import { NonceContext } from '#lib/server/pageContext.ts';
import { chatLink, telHref } from '#lib/site/contact.ts';
import { useFeatures, useSite } from '#lib/site/useSite.ts';
import { topBar as styles } from '#theme/recipes/layouts.ts';
import { Html } from '#ui/Html.tsx';
import { TextLink } from '#ui/Links.tsx';
import { useBlock } from '../useShell.ts';
import { ClosedNotices, useClosedNoticesQuery } from './SitewideMessage.generated.ts';

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

const AREAS = [
  { to: '/', name: 'Shop', isSell: false },
  { to: '/selling-consignment', name: 'Sell', isSell: true },
];

function Areas() {
  const isSelling = /^\/(sell|selling-consignment)(\/|$)/.test(useLocation().pathname);
  return (
    <Flex as="nav" gap="1" aria-label="Shop or sell">
      {AREAS.map(({ to, name, isSell }) => (
        <TextLink
          key={to}
          variant="plain"
          css={styles.area}
          to={to}
          aria-current={isSell === isSelling || undefined}
        >
          {name}
        </TextLink>
      ))}
    </Flex>
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

/** Hides a dismissed message before the first paint; removing it later would shift the layout. */
const hideClosed = (html: string): string =>
  `try{if(JSON.parse(localStorage.getItem(${safeJson(STORAGE_KEY)})).ROOT_QUERY.closedNotices.includes(${safeJson(html)}))document.currentScript.parentElement.hidden=true}catch{}`;

/** The sitewide message. It can be dismissed on phones and stays dismissed until its text changes. */
function SitewideMessage() {
  const html = useBlock('sitewide-message');
  const nonce = useContext(NonceContext);
  const { cache } = useApolloClient();
  const { data } = useClosedNoticesQuery();
  const script = useTrustedHtml(html ? hideClosed(html) : '');
  if (!html || data?.closedNotices.includes(html)) return null;

  const close = () => cache.writeQuery({ query: ClosedNotices, data: { closedNotices: [html] } });
  return (
    <chakra.div css={styles.message} suppressHydrationWarning>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: safeJson escapes what could end the script.
        dangerouslySetInnerHTML={script}
      />
      <Html html={html} />
      <IconButton
        variant="ghost"
        css={styles.close}
        aria-label="Close this message"
        onClick={close}
      >
        <X size={18} strokeWidth={1.25} aria-hidden="true" />
      </IconButton>
    </chakra.div>
  );
}
