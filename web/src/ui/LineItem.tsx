import { chakra, type HTMLChakraProps, Stack, Wrap } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatMoney } from '#lib/format/money.ts';
import { lineItem as styles } from '#theme/recipes/lineItem.ts';
import { TextLink } from './Links.tsx';
import { Picture } from './Picture.tsx';

interface LineItemProps extends HTMLChakraProps<'li'> {
  /** The picture's URL; null for a placeholder, undefined for no picture. */
  readonly thumbnail?: string | null;
  /** A link if `to` is given. */
  readonly name?: ReactNode;
  readonly to?: string | null | undefined;
  readonly price?: { readonly amount: string };
  readonly isSold?: boolean;
  /** For the lines of a cart: small text, with the name in normal weight. */
  readonly isCompact?: boolean;
  /** Rendered at the end; on phones below the text, unless `isInline`. */
  readonly actions?: ReactNode;
  readonly isInline?: boolean;
  /** Rendered below, over the full width. */
  readonly footer?: ReactNode;
}

export function LineItem(props: LineItemProps) {
  const { thumbnail, name, to, price, isSold, isCompact, isInline, ...rest } = props;
  const { actions, footer, children, ...root } = rest;
  return (
    <chakra.li
      css={styles.root}
      data-sold={isSold || undefined}
      data-compact={isCompact || undefined}
      data-actions={actions ? (isInline ? 'inline' : 'below') : undefined}
      {...root}
    >
      {thumbnail !== undefined && (
        <chakra.div css={styles.picture}>
          <Picture sources={{ thumbnail }} size="thumbnail" alt="" />
        </chakra.div>
      )}
      <chakra.div css={styles.body}>
        <Stack flex="1" gap={isCompact ? '0' : '1'} minWidth="0">
          {to ? (
            <TextLink variant="plain" css={styles.name} to={to}>
              {name}
            </TextLink>
          ) : (
            name && <chakra.span css={styles.name}>{name}</chakra.span>
          )}
          {children}
        </Stack>
        {price && <chakra.span css={styles.price}>{formatMoney(price)}</chakra.span>}
        {actions && (
          <Wrap align="center" gap="{spacing.1} {spacing.5}">
            {actions}
          </Wrap>
        )}
      </chakra.div>
      {footer && <chakra.div flexBasis="full">{footer}</chakra.div>}
    </chakra.li>
  );
}
