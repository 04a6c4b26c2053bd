import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';

interface ButtonLook {
  /** solid: one a screen; outline: the others; quiet: in lists and toolbars. */
  readonly variant?: 'solid' | 'outline' | 'quiet' | undefined;
  /** 36, 44 or 56 px high. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  /** Takes the whole width of its place. */
  readonly width?: 'full' | undefined;
}

function lookOf({ variant = 'solid', size = 'md', width }: ButtonLook, className = '') {
  return {
    className: `e-button ${className}`.trimEnd(),
    'data-variant': variant,
    'data-size': size,
    'data-width': width,
  };
}

/** A button of the house. Takes what a button element takes; `type` is button unless said otherwise. */
export function Button(props: ButtonLook & ComponentProps<'button'>) {
  const { variant, size, width, className, type = 'button', ...rest } = props;
  return <button {...rest} type={type} {...lookOf({ variant, size, width }, className)} />;
}

/** A link that looks like a button, for actions that lead to another page. */
export function ButtonLink(props: ButtonLook & LinkProps) {
  const { variant, size, width, className, ...rest } = props;
  return <Link {...rest} {...lookOf({ variant, size, width }, className)} />;
}
