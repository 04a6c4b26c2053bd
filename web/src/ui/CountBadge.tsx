import { Badge } from '@chakra-ui/react';

/** A number at the corner of an icon button, for the eye only: the button's name says it to everybody. Nothing for "". */
export function CountBadge({ text }: { text: string }) {
  return (
    text && (
      <Badge variant="solid" aria-hidden="true">
        {text}
      </Badge>
    )
  );
}
