import { chakra, Fieldset } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { optionList as styles } from '#theme/recipes/cart.ts';

export function OptionList({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Fieldset.Root gap="0" css={styles.root}>
      <Fieldset.Legend srOnly>{legend}</Fieldset.Legend>
      {children}
    </Fieldset.Root>
  );
}

interface OptionProps extends ComponentProps<typeof chakra.input> {
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly price?: string;
  /** Rendered below the option, outside its label. */
  readonly children?: ReactNode;
}

/** A native radio button, so that react-hook-form's `register` works without a controller. */
export function Option({ label, note, price, children, ...input }: OptionProps) {
  return (
    <chakra.div css={styles.item}>
      <chakra.label css={styles.option}>
        <chakra.input {...input} type="radio" css={styles.input} />
        <chakra.span css={styles.text}>
          <chakra.strong css={styles.title}>{label}</chakra.strong>
          {note && <chakra.span css={styles.note}>{note}</chakra.span>}
        </chakra.span>
        {price && <chakra.span css={styles.price}>{price}</chakra.span>}
      </chakra.label>
      {children && <chakra.div css={styles.body}>{children}</chakra.div>}
    </chakra.div>
  );
}
