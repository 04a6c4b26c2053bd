import { createElement, forwardRef, type SVGProps } from 'react';

interface IconData {
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly node: readonly (readonly [tag: string, attributes: object])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number;
}

const hasName = (props: object) =>
  Object.keys(props).some((prop) => /^(aria-|role$|title$)/.test(prop));

/**
 * Renders an icon of lucide-react exactly as that package does, because the server's page is rendered with it, but
 * without contexts, scaling and the names for other frameworks, because the scripts of the home page are limited.
 */
// biome-ignore lint/style/noDefaultExport: the package's icons import it so.
export default function createLucideIcon({ name, aliases = [], node }: IconData) {
  const names = ['lucide', `lucide-${name}`, ...aliases.map((alias) => `lucide-${alias}`)];
  return forwardRef<SVGSVGElement, IconProps>(({ size = 24, className, children, ...rest }, ref) =>
    createElement(
      'svg',
      {
        ref,
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: [...names, className].filter(Boolean).join(' '),
        'aria-hidden': children || hasName(rest) ? undefined : 'true',
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    ),
  );
}
