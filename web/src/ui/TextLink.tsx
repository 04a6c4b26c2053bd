import { Link, type LinkProps } from 'react-router';

/** An underlined link inside text. Takes what the router's Link takes. */
export function TextLink({ className, ...props }: LinkProps) {
  return <Link {...props} className={className ? `e-link ${className}` : 'e-link'} />;
}
