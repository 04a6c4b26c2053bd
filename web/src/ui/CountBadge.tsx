import { Badge } from '@chakra-ui/react';

/** A number at the corner of an icon button, whose name contains it, too: nothing for 0, "9+" above the maximum. */
export function CountBadge({ count, max }: { count: number; max: number }) {
  return (
    count > 0 && (
      <Badge variant="solid" aria-hidden="true">
        {count > max ? `${max}+` : count}
      </Badge>
    )
  );
}
