import { Button, type ButtonProps } from '@chakra-ui/react';
import type { MouseEvent } from 'react';

const ignoreClick = (event: MouseEvent) => event.preventDefault();

/**
 * A button whose action takes a while. While busy it ignores clicks but keeps the focus, which a disabled button loses.
 * A form that it submits cannot be submitted with the Enter key either, because that clicks the button.
 */
export function BusyButton({ isBusy, ...rest }: { isBusy: boolean } & ButtonProps) {
  const ignoring = { 'aria-disabled': true, 'data-disabled': '', onClick: ignoreClick };
  return <Button {...rest} aria-busy={isBusy} {...(isBusy && ignoring)} />;
}
