import { Link } from 'react-router';

/** The way to the shopping bag in the header. */
export function BagButton() {
  return <Link to="/checkout/cart">Shopping Bag</Link>;
}
