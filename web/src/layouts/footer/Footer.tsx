import { Link } from 'react-router';
import { NewsletterForm } from '../../domains/content/index.ts';
import { chatLink } from '../../shared/chatLink.ts';
import { telHref } from '../../shared/telHref.ts';
import { useOpenLinks } from '../../shared/useOpenLinks.ts';
import { useSite } from '../../shared/useSite.ts';
import { Html } from '../../ui/Html.tsx';
import { useBlock, useStoreConfig } from '../useShell.ts';
import { ReviewBadge } from './ReviewBadge.tsx';
import './footer.css';

const COLUMNS = [
  {
    heading: 'Shop',
    links: [
      { to: '/latest-arrivals', text: 'New arrivals' },
      { to: '/our-designers', text: 'Designers' },
      { to: '/search', text: 'Everything on sale' },
      { to: '/favorites', text: 'Favorites' },
    ],
  },
  {
    heading: 'Sell',
    links: [
      { to: '/selling-consignment', text: 'How selling works' },
      { to: '/sell/new', text: 'Offer a piece' },
      { to: '/sell/items', text: 'Your quotes' },
    ],
  },
  {
    heading: 'Help',
    links: [
      { to: '/guest/order', text: 'Order status' },
      { to: '/gift-card-balance', text: 'Gift card balance' },
      { to: '/account', text: 'Your account' },
      { to: '/authenticate', text: 'How we authenticate' },
      { to: '/blog', text: 'Journal' },
    ],
  },
];

/** The shop's footer. Each part can be set as a content block; the house's own text stands in where there is none. */
export function Footer() {
  return (
    <footer className="e-footer">
      <div className="e-wrap e-wide">
        <NewsletterForm />
      </div>
      <div className="e-wrap e-wide e-footer-parts">
        <Guarantee />
        <Links />
        <Reach />
      </div>
      <Copyright />
    </footer>
  );
}

function Copyright() {
  const storeConfig = useStoreConfig();
  const { name } = useSite();
  const html = useBlock('footer-copyright');
  return (
    <div className="e-wrap e-wide e-footer-end">
      {html ? (
        <Html html={html} />
      ) : (
        <p>{storeConfig?.copyright ?? `© ${name}. All rights reserved.`}</p>
      )}
    </div>
  );
}

function Guarantee() {
  const html = useBlock('footer-guarantee');
  const { name } = useSite();
  return (
    <section className="e-footer-guarantee" aria-label="Our guarantee">
      <p className="e-footer-sign" aria-hidden="true">
        {name}
      </p>
      {html ? (
        <Html html={html} />
      ) : (
        <p>
          Every piece is examined by our specialists before it is shown, and described as it is:
          graded, measured and photographed with its flaws.
        </p>
      )}
    </section>
  );
}

function Links() {
  const html = useBlock('footer-links');
  if (html) return <Html className="e-footer-links" html={html} />;
  return (
    <nav className="e-footer-links" aria-label="Footer">
      {COLUMNS.map((column) => (
        <FooterColumn key={column.heading} {...column} />
      ))}
    </nav>
  );
}

function FooterColumn(column: (typeof COLUMNS)[number]) {
  const links = useOpenLinks(column.links);
  return (
    <div>
      <p className="e-eyebrow">{column.heading}</p>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to}>{link.text}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Reach() {
  const { phone, chatUrl, reviews: badge, name } = useSite();
  const chat = chatLink(chatUrl);
  const reviews = useBlock('footer-reviews');
  return (
    <section className="e-footer-reach" aria-label="Reach us">
      <p className="e-eyebrow">Reach us</p>
      <p>
        <a href={telHref(phone)}>{phone}</a>
      </p>
      <p>
        <Link to={chat.to}>{chat.text}</Link>
      </p>
      <ReviewBadge {...badge} name={name} />
      {reviews && <Html html={reviews} />}
    </section>
  );
}
