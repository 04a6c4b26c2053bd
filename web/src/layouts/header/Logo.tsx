import { chakra } from '@chakra-ui/react';
import { useStoreName } from '#lib/site/useSite.ts';
import { header as styles } from '#theme/recipes/layouts.ts';
import { TextLink } from '#ui/Links.tsx';
import type { Logo_StoreConfigFragment } from './Logo.generated.ts';

const WIDTH = 289;
const HEIGHT = 69;

/** The logo, 289 x 69 (175 x 41 on phones): the configured image, or the built-in lettering. */
export function Logo({ config }: { config: Logo_StoreConfigFragment | null }) {
  const store = useStoreName();
  const name = config?.logoAlt || store;
  return (
    <TextLink variant="plain" css={styles.logo} to="/" aria-label={`${name}: home page`}>
      {config?.headerLogoSrc ? (
        <img
          src={config.headerLogoSrc}
          alt={name}
          width={config.logoWidth ?? WIDTH}
          height={config.logoHeight ?? HEIGHT}
        />
      ) : (
        <chakra.span
          css={styles.sign}
          aria-hidden="true"
          style={{ ['--letters' as string]: store.length }}
        >
          {store}
        </chakra.span>
      )}
    </TextLink>
  );
}
