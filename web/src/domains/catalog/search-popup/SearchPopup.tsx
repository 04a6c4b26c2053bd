import { Link } from 'react-router';

/** The way to the search in the header. */
export function SearchPopup() {
  return <Link to="/search">Search</Link>;
}
