import { Link } from 'react-router';
import './promises.css';

const promises = [
  {
    title: 'Authenticity',
    text: 'Every piece is examined by our experts before it is offered.',
    link: { to: '/authenticate', label: 'How we authenticate' },
  },
  {
    title: 'Delivery',
    text: 'Insured, signed for, and packed by hand. Shipping is shown before you pay.',
    link: null,
  },
  {
    title: 'Returns',
    text: 'Changed your mind? Send it back with its seal still on.',
    link: null,
  },
] as const;

/** What the shop stands for, short. */
export function Promises() {
  return (
    <section className="e-product-section" aria-label="Our promises">
      <ul className="e-promises">
        {promises.map(({ title, text, link }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              {text}{' '}
              {link && (
                <Link className="e-link" to={link.to}>
                  {link.label}
                </Link>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
