import { formatMoney } from '../../../shared/money.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';

/** The price before a reduction, struck out beside the current one. */
export function FormerPrice({ former }: { former: { readonly amount: string } | null }) {
  if (!former) return null;
  return (
    <>
      {' '}
      <s className="e-former-price">
        <VisuallyHidden>Former price </VisuallyHidden>
        {formatMoney(former)}
      </s>
    </>
  );
}
