import { isClosed } from '#lib/site/closedAreas.ts';
import { useRootData, useSite } from '#lib/site/useSite.ts';
import type { RootContentQuery, RootMenuQuery } from '../root.generated.ts';
import type { MegaMenu_MenuFragment } from './header/MegaMenu.generated.ts';

export function useMenu(): MegaMenu_MenuFragment | null {
  const data: Partial<RootMenuQuery> | null = useRootData().menu;
  const { features } = useSite();
  const menu = data?.menu;
  return menu
    ? { ...menu, items: menu.items.filter(({ link }) => !link || !isClosed(link, features)) }
    : null;
}

function useContent(): Partial<RootContentQuery> {
  return useRootData().content ?? {};
}

export function useStoreConfig(): RootContentQuery['storeConfig'] {
  return useContent().storeConfig ?? null;
}

/** The HTML of one of the frame's content blocks; null if there is none. */
export function useBlock(identifier: string): string | null {
  const blocks = useContent().cmsBlocks?.items ?? [];
  return blocks.find((block) => block?.identifier === identifier)?.content || null;
}
