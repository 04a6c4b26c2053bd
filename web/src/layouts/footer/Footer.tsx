import { Container, chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { Link } from 'react-router';
import { Newsletter } from '#domains/content/index.ts';
import { counted } from '#lib/format/counts.ts';
import { isClosed } from '#lib/site/closedAreas.ts';
import { chatLink, telHref } from '#lib/site/contact.ts';
import { useFeatures, useSite } from '#lib/site/useSite.ts';
import { footer as styles } from '#theme/recipes/layouts.ts';
import { Eyebrow } from '#ui/Caption.tsx';
import { Html } from '#ui/Html.tsx';
import { useBlock, useStoreConfig } from '../useShell.ts';

const COLUMNS = [
  {
    heading: 'Shop',
    links: [
      { to: '/latest-arrivals', text: 'New arrivals' },
      { to: '/our-designers', text: 'Designers' },
      { to: '/search', text: 'Shop all' },
      { to: '/favorites', text: 'Favorites' },
    ],
  },
  {
    heading: 'Sell',
    links: [
      { to: '/selling-consignment', text: 'How selling works' },
      { to: '/sell/new', text: 'Sell an item' },
      { to: '/sell/items', text: 'My Quotes' },
    ],
  },
  {
    heading: 'Help',
    links: [
      { to: '/guest/order', text: 'Order status' },
      { to: '/gift-card-balance', text: 'Gift card balance' },
      { to: '/account', text: 'My Account' },
      { to: '/authenticate', text: 'How we authenticate' },
      { to: '/blog', text: 'Journal' },
    ],
  },
];

/** The shop's footer. Each part is a content block if one exists, and otherwise a default text. */
export const Footer = memo(function Footer() {
  const features = useFeatures();
  return (
    <chakra.footer css={styles.root}>
      {features.has('NEWSLETTER') && (
        <Container fluid>
          <Newsletter />
        </Container>
      )}
      <Container fluid css={styles.parts}>
        <Guarantee />
        <Links />
        <Contact />
      </Container>
      <Copyright />
    </chakra.footer>
  );
});

function Copyright() {
  const storeConfig = useStoreConfig();
  const { name } = useSite();
  const html = useBlock('footer-copyright');
  return (
    <Container fluid css={styles.end}>
      {html ? (
        <Html html={html} />
      ) : (
        <p>{storeConfig?.copyright ?? `© ${name}. All rights reserved.`}</p>
      )}
    </Container>
  );
}

function Guarantee() {
  const html = useBlock('footer-guarantee');
  const { name } = useSite();
  return (
    <chakra.section maxWidth="42ch" color="fg.muted" aria-label="Our guarantee">
      <chakra.p textStyle="wordmark" fontSize="7xl" mb="4" color="fg" aria-hidden="true">
        {name}
      </chakra.p>
      {html && <Html html={html} />}
    </chakra.section>
  );
}

function Links() {
  const html = useBlock('footer-links');
  const { features } = useSite();
  if (html) return <Html css={styles.links} html={html} />;
  const columns = COLUMNS.map(({ heading, links }) => ({
    heading,
    links: links.filter(({ to }) => !isClosed(to, features)),
  })).filter(({ links }) => links.length > 0);
  return (
    <chakra.nav css={styles.links} aria-label="Footer">
      {columns.map(({ heading, links }) => (
        <div key={heading}>
          <Eyebrow>{heading}</Eyebrow>
          <ul>
            {links.map(({ to, text }) => (
              <li key={to}>
                <Link to={to}>{text}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </chakra.nav>
  );
}

function Contact() {
  const { phone, chatUrl, reviews: badge, name } = useSite();
  const chat = chatLink(chatUrl);
  const reviews = useBlock('footer-reviews');
  return (
    <chakra.section css={styles.contact} aria-label="Customer care">
      <Eyebrow>Customer care</Eyebrow>
      <p>
        <a href={telHref(phone)}>{phone}</a>
      </p>
      <p>
        <Link to={chat.to}>{chat.text}</Link>
      </p>
      <ReviewBadge {...badge} name={name} />
      {reviews && <Html html={reviews} />}
    </chakra.section>
  );
}

interface ReviewBadgeProps {
  /** The shop's page at the review service; null for no badge. */
  readonly url: string | null;
  /** The review service's badge image. */
  readonly image: string | null;
  /** 1 to 5. */
  readonly score: number | null;
  readonly count: number | null;
  /** The shop's name. */
  readonly name: string;
}

export function ReviewBadge({ url, image, score, count, name }: ReviewBadgeProps) {
  if (!url) return null;
  const facts = [
    score !== null && `${score.toFixed(1)} out of 5`,
    count !== null && counted(count, 'review'),
  ].filter(Boolean);
  return (
    <p>
      <a href={url} rel="noopener">
        {image && <img src={image} alt="" height={40} loading="lazy" />}
        {facts.length > 0 ? facts.join(' · ') : `${name} reviews`}
      </a>
    </p>
  );
}
