import { Link } from 'react-router';
import { NewsletterForm } from '../../domains/content/index.ts';
import { useSite } from '../../shared/useSite.ts';
import { Html } from '../../ui/Html.tsx';
import { useBlock, useStoreConfig } from '../useShell.ts';
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
      { to: '/account', text: 'Your account' },
      { to: '/authenticate', text: 'How we authenticate' },
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
  const html = useBlock('footer-copyright');
  return (
    <div className="e-wrap e-wide e-footer-end">
      {html ? (
        <Html html={html} />
      ) : (
        <p>{storeConfig?.copyright ?? '© Encore. All rights reserved.'}</p>
      )}
    </div>
  );
}

function Guarantee() {
  const html = useBlock('footer-guarantee');
  return (
    <section className="e-footer-guarantee" aria-label="Our guarantee">
      <p className="e-footer-sign" aria-hidden="true">
        Encore
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
        <div key={column.heading}>
          <p className="e-eyebrow">{column.heading}</p>
          <ul>
            {column.links.map((link) => (
              <li key={link.to}>
                <Link to={link.to}>{link.text}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Reach() {
  const { phone, chatUrl } = useSite();
  const reviews = useBlock('footer-reviews');
  return (
    <section className="e-footer-reach" aria-label="Reach us">
      <p className="e-eyebrow">Reach us</p>
      <p>
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
      </p>
      <p>
        <a href={chatUrl}>Live chat</a>
      </p>
      {reviews && <Html html={reviews} />}
    </section>
  );
}
