import { Box, chakra, SimpleGrid, Stack } from '@chakra-ui/react';
import type { FieldValues, Path } from 'react-hook-form';
import type { SubmitForm } from '#lib/forms/useSubmitForm.ts';
import { forcedColors } from '#theme/media.ts';
import { PasswordField } from '#ui/form/FormField.tsx';
import { checkNewPassword, getStrength } from './passwordRules.ts';

const STEPS = [1, 2, 3, 4];
const LEVEL_COLORS = ['border', 'fg.error', 'fg.muted', 'fg.success', 'fg.success'] as const;

export function NewPasswordField<Values extends FieldValues>(props: {
  form: SubmitForm<Values>;
  name: Path<Values>;
  label?: string;
}) {
  const { form, name, label: fieldLabel = 'Password' } = props;
  const { level, label, advice } = getStrength(form.watch(name));
  return (
    <Stack gap="2">
      <PasswordField
        label={fieldLabel}
        autoComplete="new-password"
        {...form.field(name, checkNewPassword)}
      />
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
