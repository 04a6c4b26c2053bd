import { Text, type TextProps } from '@chakra-ui/react';

export function Caption(props: TextProps) {
  return <Text textStyle="caption" color="fg.muted" {...props} />;
}

export function Eyebrow(props: TextProps) {
  return <Text textStyle="eyebrow" color="fg.muted" {...props} />;
}
