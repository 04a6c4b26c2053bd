import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { checkbox as styles } from '#theme/recipes/controls.ts';

/**
 * A checkbox with its label. A native input that accepts all input props, so that react-hook-form's `register` and the
 * browser's form state work without a controller.
 */
export function Checkbox(props: { label: ReactNode } & Omit<HTMLChakraProps<'input'>, 'type'>) {
  const { label, ...rest } = props;
  return (
    <chakra.label css={styles.root}>
      <chakra.input {...rest} type="checkbox" css={styles.control} />
      <chakra.span css={styles.label}>{label}</chakra.span>
    </chakra.label>
  );
}
