import { useConditionBlockQuery } from '../../../../generated/hooks/ConditionBlock.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Html } from '../../../../ui/Html.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';

interface ConditionDialogProps {
  /** The content block that explains the grades. */
  readonly identifier: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The editors' block about the condition of one kind of piece. */
export function ConditionDialog({ identifier, isOpen, onClose }: ConditionDialogProps) {
  const { data, error, refetch } = useConditionBlockQuery({
    variables: { identifier },
    notifyOnNetworkStatusChange: true,
  });
  const block = data?.cmsBlocks?.items?.[0];
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={block?.title ?? 'Condition'}>
      {!data && !error && <Skeleton height="240px" />}
      {error && (
        <div role="alert" className="e-condition-failure">
          <p>This explanation could not be loaded.</p>
          <Button variant="outline" onClick={() => void refetch().catch(() => undefined)}>
            Try again
          </Button>
        </div>
      )}
      {block?.headerContent && <Html className="e-condition-grades" html={block.headerContent} />}
      {block?.content && <Html className="e-condition-grades" html={block.content} />}
    </Dialog>
  );
}
