import { chakra, Stack } from '@chakra-ui/react';
import type { OrderSnapshot } from '#domains/cart/index.ts';
import { formatMoney } from '#lib/format/money.ts';
import { orderLines as styles } from '#theme/recipes/account.ts';
import { Caption } from '#ui/Caption.tsx';
import { TextLink } from '#ui/Links.tsx';
import { Picture } from '#ui/Picture.tsx';
import { SumRow } from '#ui/Sums.tsx';

export interface OrderLine {
  readonly key: string;
  readonly name: string;
  readonly path?: string | null | undefined;
  readonly thumbnail: string | null | undefined;
  readonly notes: readonly (string | false | null)[];
  /** The price of the whole line. */
  readonly price: { readonly amount: string };
}

export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <chakra.ul borderTop="line">
      {lines.map(({ key, name, path, thumbnail, notes, price }) => (
        <chakra.li key={key} css={styles.line}>
          <Picture sources={{ thumbnail }} size="thumbnail" alt="" />
          <Stack gap="1" minWidth="0">
            {path ? (
              <TextLink variant="plain" css={styles.name} to={path}>
                {name}
              </TextLink>
            ) : (
              <chakra.span css={styles.name}>{name}</chakra.span>
            )}
            {notes.filter(Boolean).map((note) => (
              <Caption key={note || ''}>{note}</Caption>
            ))}
          </Stack>
          <chakra.span fontVariantNumeric="tabular-nums">{formatMoney(price)}</chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

export function OrderSegments(props: {
  segments: OrderSnapshot['segments'];
  couponCode?: string | null;
}) {
  return props.segments.map(({ code, title, value }) => {
    const isTotal = code === 'grand_total';
    const coupon = code === 'discount' && props.couponCode ? ` (${props.couponCode})` : '';
    return (
      <SumRow key={code} isTotal={isTotal} label={isTotal ? 'Total' : `${title}${coupon}`}>
        {formatMoney(value)}
      </SumRow>
    );
  });
}
