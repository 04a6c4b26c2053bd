import { Timeline, VisuallyHidden } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

interface TimelineEntryProps extends Omit<ComponentProps<typeof Timeline.Item>, 'title'> {
  readonly title: string;
  /** False for future entries. */
  readonly isDone?: boolean;
  readonly isLatest?: boolean;
}

export function TimelineEntry(props: TimelineEntryProps) {
  const { title, isDone = true, isLatest = false, children, ...rest } = props;
  return (
    <Timeline.Item
      data-done={isDone || undefined}
      aria-current={isLatest ? 'step' : undefined}
      {...rest}
    >
      <Timeline.Connector>
        <Timeline.Separator />
        <Timeline.Indicator />
      </Timeline.Connector>
      <Timeline.Content>
        <Timeline.Title>
          {title}
          {!isDone && <VisuallyHidden>, not yet</VisuallyHidden>}
        </Timeline.Title>
        {children}
      </Timeline.Content>
    </Timeline.Item>
  );
}
