import { Input, type InputProps } from '@chakra-ui/react';

const LABEL = 'Find a designer';

/** Filters a list of designers while the shopper types. */
export function FindDesigner(props: InputProps) {
  return <Input {...props} data-scripted type="search" aria-label={LABEL} placeholder={LABEL} />;
}
