import { useShell } from '../../shared/useShell.ts';

/** The shop's footer. */
export function Footer() {
  const { storeConfig } = useShell();
  return <footer className="e-wrap e-wide">{storeConfig?.copyright}</footer>;
}
