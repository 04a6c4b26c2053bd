import { Badge } from '@chakra-ui/react';

/**
 * A number at the corner of an icon button, hidden from screen readers because the button's name contains it. Renders
 * nothing for "".
 */
export function CountBadge({ text }: { text: string }) {
  return (
    text && (
      <Badge variant="solid" aria-hidden="true">
        {text}
      </Badge>
    )
  );
}
