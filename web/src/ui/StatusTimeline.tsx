import { Timeline, VisuallyHidden } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { timeline } from '#theme/recipes/timeline.ts';

export interface TimelineStage {
  readonly key: string;
  readonly title: string;
  /** False for future stages. */
  readonly isDone?: boolean;
  readonly isLatest?: boolean;
  /** Rendered below the title. */
  readonly text?: ReactNode;
}

interface StatusTimelineProps extends ComponentProps<typeof Timeline.Root> {
  readonly stages: readonly TimelineStage[];
}

/** The stages of an order, a parcel or an item; vertical unless `recipe` says otherwise. */
export function StatusTimeline({ stages, ...rest }: StatusTimelineProps) {
  return (
    <Timeline.Root recipe={timeline} {...rest}>
      {stages.map(({ key, title, isDone = true, isLatest = false, text }) => (
        <Timeline.Item
          key={key}
          data-done={isDone || undefined}
          aria-current={isLatest ? 'step' : undefined}
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
            {text && <Timeline.Description>{text}</Timeline.Description>}
          </Timeline.Content>
        </Timeline.Item>
      ))}
    </Timeline.Root>
  );
}
