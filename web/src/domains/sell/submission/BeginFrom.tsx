import { Skeleton } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { LoadFailure } from '#ui/LoadFailure.tsx';
import { useSellItemReadQuery } from '../items/SellItem.generated.ts';
import { toItem } from './remoteDraft.ts';
import { beginWith } from './useDraft.ts';

/** Takes over the words of an earlier item, not its photos: a photo belongs to one piece. Then goes on to the form. */
export function BeginFrom({ id }: { id: string }) {
  const navigate = useNavigate();
  const { data, error, refetch } = useSellItemReadQuery({ variables: { id } });
  const item = data?.sellItem;
  useEffect(() => {
    if (!item) return;
    beginWith({ ...toItem(item), photos: [] });
    void navigate('/sell/new', { replace: true });
  }, [item, navigate]);
  if (error && !item) {
    return <LoadFailure text="This item could not be found." onRetry={() => void refetch()} />;
  }
  return <Skeleton height="120" aria-hidden />;
}
