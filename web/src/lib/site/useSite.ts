import { createContext, useContext } from 'react';
import type { useRouteLoaderData } from 'react-router';
import type { loader } from '../../root.tsx';
import { type Feature, isOn } from './closedAreas.ts';

type RootData = NonNullable<ReturnType<typeof useRouteLoaderData<typeof loader>>>;

/**
 * What the root loader has read, which no navigation changes. The router's own hook would render all who read it again
 * whenever the router's state changes, sixty cards among them.
 */
export const RootDataContext = createContext<RootData | undefined>(undefined);

/** What the root loader has read for every page. Throws outside of a page of the shop. */
export function useRootData(): RootData {
  const data = useContext(RootDataContext);
  if (!data) throw new Error('The frame needs the root loader.');
  return data;
}

/** Address, phone, chat and switches of this shop, from the server's configuration. */
export function useSite(): RootData['site'] {
  return useRootData().site;
}

/** What the shop offers. Outside of its pages, as in a test of a part, everything. */
export function useFeatures(): { readonly has: (feature: Feature) => boolean } {
  const features = useContext(RootDataContext)?.site.features ?? null;
  return { has: (feature) => isOn(feature, features) };
}

/** The shop's name; the house's own where the root loader has failed. */
export function useStoreName(): string {
  return useContext(RootDataContext)?.site.name ?? 'Encore';
}
