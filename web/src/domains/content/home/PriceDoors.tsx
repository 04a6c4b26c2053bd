import { Link } from 'react-router';

const DOORS = [
  { max: 500, text: '$500' },
  { max: 1000, text: '$1,000' },
  { max: 2500, text: '$2,500' },
  { max: 5000, text: '$5,000' },
];

/** Ways into the shop by price. */
export function PriceDoors() {
  return (
    <section className="e-wrap e-wide e-section" aria-labelledby="by-price">
      <h2 id="by-price" className="e-heading">
        By price
      </h2>
      <ul className="e-doors">
        {DOORS.map(({ max, text }) => (
          <li key={max}>
            <Link to={`/search?max=${max}&sorter=price_desc`}>
              <span className="e-eyebrow">Under</span> {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
