import { Text, type TextProps } from '@chakra-ui/react';

/** Small secondary text. */
export function Caption(props: TextProps) {
  return <Text textStyle="caption" color="fg.muted" {...props} />;
}

/** Small capitals above a heading, or in its place. */
export function Eyebrow(props: TextProps) {
  return <Text textStyle="eyebrow" color="fg.muted" {...props} />;
}
