import { Box, chakra, SimpleGrid, Stack } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { forcedColors } from '#theme/media.ts';
import { PasswordField } from '#ui/form/FormField.tsx';
import { getStrength } from './passwordRules.ts';

const STEPS = [1, 2, 3, 4];
const LEVEL_COLORS = ['border', 'fg.error', 'fg.muted', 'fg.success', 'fg.success'] as const;

/** A field for a new password with a strength meter. `password` is its current value. */
export function NewPasswordField(
  props: { password: string } & ComponentProps<typeof PasswordField>,
) {
  const { password, ...rest } = props;
  const { level, label, advice } = getStrength(password);
  return (
    <Stack gap="2">
      <PasswordField {...rest} autoComplete="new-password" />
      <Stack gap="1.5" fontSize="sm" color="fg.muted">
        <SimpleGrid columns={4} gap="1" aria-hidden>
          {STEPS.map((step) => (
            <Box
              key={step}
              height="1"
              transition="background-color"
              bg={step <= level ? LEVEL_COLORS[level] : 'border'}
              {...(step <= level && { css: { [forcedColors]: { bg: 'CanvasText' } } })}
            />
          ))}
        </SimpleGrid>
        <span role="status">
          {label && <chakra.strong fontWeight="medium">{label}</chakra.strong>}
          {label && advice ? `: ${advice}` : advice}
        </span>
      </Stack>
    </Stack>
  );
}
