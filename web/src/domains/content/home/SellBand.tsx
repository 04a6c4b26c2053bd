import { Link } from 'react-router';

const STEPS = [
  { title: 'Show us', text: 'Send pictures and a few words about your piece.' },
  { title: 'Hear from us', text: 'Our specialists answer with a quote.' },
  { title: 'Be paid', text: 'Ship it to us and choose how you are paid.' },
];

/** The way to the other half of the house. */
export function SellBand() {
  return (
    <section className="e-sell" aria-labelledby="sell">
      <div className="e-wrap e-wide e-sell-inner">
        <div>
          <h2 id="sell">Something of yours waiting for its encore?</h2>
          <Link className="e-sell-action" to="/selling-consignment">
            Sell with us
          </Link>
        </div>
        <ol>
          {STEPS.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
