import { chakra, Skeleton } from '@chakra-ui/react';
import { condition as styles } from '#theme/recipes/product.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Html } from '#ui/Html.tsx';
import { LoadFailure } from '#ui/Loadable.tsx';
import { useConditionBlockQuery } from './ConditionBlock.generated.ts';

interface ConditionDialogProps {
  /** Identifier of the content block. */
  readonly identifier: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Shows the content block about the condition of one kind of product. */
export function ConditionDialog({ identifier, isOpen, onClose }: ConditionDialogProps) {
  const { data, error, refetch } = useConditionBlockQuery({
    variables: { identifier },
    notifyOnNetworkStatusChange: true,
  });
  const block = data?.cmsBlocks?.items?.[0];
  const texts = [block?.headerContent, block?.content].filter((html) => typeof html === 'string');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={block?.title ?? 'Condition'}>
      {!data && !error && <Skeleton height="60" aria-hidden />}
      {error && (
        <LoadFailure
          text="We couldn’t load this guide."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {texts.map(
        (html) =>
          html && (
            <chakra.div key={html} css={styles.grades}>
              <Html html={html} />
            </chakra.div>
          ),
      )}
    </Dialog>
  );
}
