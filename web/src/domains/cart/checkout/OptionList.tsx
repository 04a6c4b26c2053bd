import { Button, chakra, Fieldset, Grid, Stack } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { optionList as styles } from '#theme/recipes/cart.ts';

export function OptionList({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Fieldset.Root gap="0" border="line" bg="bg.panel">
      <Fieldset.Legend srOnly>{legend}</Fieldset.Legend>
      {children}
    </Fieldset.Root>
  );
}

/** Why there are no options. They replace the button, so the heading of their section takes its focus. */
export function NoOptions(props: { headingId: string; onRetry: () => void; children: string }) {
  const { headingId, onRetry, children } = props;
  const retry = () => {
    document.getElementById(headingId)?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <Stack role="alert" align="start" gap="3" textStyle="caption" color="fg.error">
      <p>{children}</p>
      <Button variant="outline" size="sm" onClick={retry}>
        Try again
      </Button>
    </Stack>
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
        <chakra.input {...input} type="radio" boxSize="5" accentColor="accent" />
        <Grid as="span" gap="0.5">
          <chakra.strong css={styles.title}>{label}</chakra.strong>
          {note && <chakra.span css={styles.note}>{note}</chakra.span>}
        </Grid>
        {price && <chakra.span fontVariantNumeric="tabular-nums">{price}</chakra.span>}
      </chakra.label>
      {children && <chakra.div css={styles.body}>{children}</chakra.div>}
    </chakra.div>
  );
}
