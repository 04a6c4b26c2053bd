import { createContext, useContext } from 'react';
import type { RootContentQuery, RootMenuQuery } from '../../root.generated.ts';
import type { site } from '../server/site.server.ts';
import { type Feature, type Features, isClosed, isEnabled } from './closedAreas.ts';

interface RootData {
  readonly menu: RootMenuQuery | null;
  readonly content: RootContentQuery | null;
  readonly site: typeof site & { readonly features: Features };
}

/**
 * The root loader's data, which no navigation changes. React Router's own hook would rerender all consumers, such as
 * sixty cards, on every change of the router's state.
 */
export const RootDataContext = createContext<RootData | undefined>(undefined);

/** The root loader's data. Throws outside of a page of the shop. */
export function useRootData(): RootData {
  const data = useContext(RootDataContext);
  if (!data) throw new Error('The frame needs the root loader.');
  return data;
}

/** URL, phone, chat and flags of this shop, from the server's configuration. */
export function useSite(): RootData['site'] {
  return useRootData().site;
}

/** The shop's features; all of them outside of a page, as in component tests. */
export function useFeatures(): { readonly has: (feature: Feature) => boolean } {
  const features = useContext(RootDataContext)?.site.features ?? null;
  return { has: (feature) => isEnabled(feature, features) };
}

/** The shop's name; a default if the root loader has failed. */
export function useStoreName(): string {
  return useContext(RootDataContext)?.site.name ?? 'Encore';
}

export function useOpenLinks<L extends { readonly to: string }>(links: readonly L[]): readonly L[] {
  const { features } = useSite();
  return links.filter(({ to }) => !isClosed(to, features));
}
