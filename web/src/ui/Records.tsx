import { chakra, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useFocusAfterRemoval } from '#lib/browser/useFocusAfterRemoval.ts';
import { records as styles } from '#theme/recipes/account.ts';
import { TextLink } from './Links.tsx';

export function Records({ children }: { children: ReactNode }) {
  const list = useFocusAfterRemoval<HTMLUListElement>();
  return (
    <chakra.ul ref={list} mt="6" borderTop="line">
      {children}
    </chakra.ul>
  );
}

interface RecordRowProps {
  /** The record's name in bold; a link if `to` is given. */
  readonly name?: ReactNode;
  readonly to?: string | undefined;
  readonly picture?: ReactNode;
  /** Keeps the actions beside a short text on phones, too. */
  readonly isInline?: boolean;
  readonly actions?: ReactNode;
  /** Rendered below, over the full width. */
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
}

export function RecordRow({ name, to, picture, isInline, ...props }: RecordRowProps) {
  const { actions, footer, children } = props;
  return (
    <chakra.li
      css={[styles.row, isInline ? styles.inlineRow : {}, picture ? styles.pictureRow : {}]}
    >
      {picture && <chakra.div css={styles.picture}>{picture}</chakra.div>}
      <Stack gap="1" minWidth="0">
        {name && to && (
          <TextLink variant="plain" css={styles.name} alignSelf="start" to={to}>
            {name}
          </TextLink>
        )}
        {name && !to && <chakra.span css={styles.name}>{name}</chakra.span>}
        {children}
      </Stack>
      {actions && <chakra.div css={styles.actions}>{actions}</chakra.div>}
      {footer && <chakra.div gridColumn="1 / -1">{footer}</chakra.div>}
    </chakra.li>
  );
}
