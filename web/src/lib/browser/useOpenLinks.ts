import { isClosed } from '../site/closedAreas.ts';
import { useSite } from '../site/useSite.ts';

export function useOpenLinks<L extends { readonly to: string }>(links: readonly L[]): readonly L[] {
  const { features } = useSite();
  return links.filter(({ to }) => !isClosed(to, features));
}
