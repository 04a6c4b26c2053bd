import { Link } from 'react-router';
import type { Logo_StoreConfigFragment } from '../../generated/documents.ts';
import { useStoreName } from '../../shared/useSite.ts';

const WIDTH = 289;
const HEIGHT = 69;

/** The shop's sign, 289 x 69 (175 x 41 on phones): the configured picture, or the house's own lettering. */
export function Logo({ config }: { config: Logo_StoreConfigFragment | null }) {
  const store = useStoreName();
  const name = config?.logoAlt || store;
  return (
    <Link className="e-logo" to="/" aria-label={`${name}: home page`}>
      {config?.headerLogoSrc ? (
        <img
          src={config.headerLogoSrc}
          alt={name}
          width={config.logoWidth ?? WIDTH}
          height={config.logoHeight ?? HEIGHT}
        />
      ) : (
        <span
          className="e-wordmark"
          aria-hidden="true"
          style={{ ['--e-letters' as string]: store.length }}
        >
          {store}
        </span>
      )}
    </Link>
  );
}
