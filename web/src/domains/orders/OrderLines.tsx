import { chakra } from '@chakra-ui/react';
import type { OrderSnapshot } from '#domains/cart/index.ts';
import { formatMoney } from '#lib/format/money.ts';
import { Caption } from '#ui/Caption.tsx';
import { LineItem } from '#ui/LineItem.tsx';
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
      {lines.map(({ key, name, path, thumbnail = null, notes, price }) => (
        <LineItem key={key} thumbnail={thumbnail} name={name} to={path} price={price} py="4">
          {notes.filter(Boolean).map((note) => (
            <Caption key={note || ''}>{note}</Caption>
          ))}
        </LineItem>
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
