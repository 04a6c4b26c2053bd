import { useReadQuery } from '@apollo/client/react';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

type RootData = NonNullable<ReturnType<typeof useRouteLoaderData<typeof loader>>>;

function useRootData(): RootData {
  const data = useRouteLoaderData<typeof loader>('root');
  if (!data) throw new Error('The frame needs the root loader.');
  return data;
}

/** Menu, shop configuration and blocks of the frame; undefined parts could not be read. */
export function useShell() {
  return useReadQuery(useRootData().shell).data;
}

/** Address, phone, chat and switches of this shop, from the server's configuration. */
export function useSite(): RootData['site'] {
  return useRootData().site;
}

/** The HTML of one of the frame's content blocks; null when there is none. */
export function useBlock(identifier: string): string | null {
  const blocks = useShell().cmsBlocks?.items ?? [];
  return blocks.find((block) => block?.identifier === identifier)?.content || null;
}
