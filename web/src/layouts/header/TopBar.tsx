import { MessageCircle, Phone } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { chatLink } from '../../shared/chatLink.ts';
import { telHref } from '../../shared/telHref.ts';
import { useSite } from '../../shared/useSite.ts';
import { SitewideMessage } from './SitewideMessage.tsx';
import './topBar.css';

/** First line of every page: Shop or Sell, the house's message, and the ways to reach people (same place everywhere). */
export function TopBar() {
  const { sellsToUs } = useSite();
  return (
    <div className="e-top">
      <div className="e-wrap e-wide e-top-inner">
        <div>{sellsToUs && <Areas />}</div>
        <SitewideMessage />
        <Contact />
      </div>
    </div>
  );
}

function Areas() {
  const isSelling = /^\/(sell|selling-consignment)(\/|$)/.test(useLocation().pathname);
  return (
    <nav className="e-top-areas" aria-label="Shop or sell">
      <Link to="/" aria-current={isSelling ? undefined : 'true'}>
        Shop
      </Link>
      <Link to="/selling-consignment" aria-current={isSelling ? 'true' : undefined}>
        Sell
      </Link>
    </nav>
  );
}

function Contact() {
  const { phone, chatUrl } = useSite();
  const { to, text } = chatLink(chatUrl);
  return (
    <div className="e-top-contact">
      <Link to={to}>
        <MessageCircle size={15} strokeWidth={1.4} aria-hidden="true" />
        <span>{text}</span>
      </Link>
      <a href={telHref(phone)} aria-label={`Call us: ${phone}`}>
        <Phone size={15} strokeWidth={1.4} aria-hidden="true" />
        <span>{phone}</span>
      </a>
    </div>
  );
}
