import { createToaster, Toast, Toaster } from '@chakra-ui/react';
import { toast } from '#theme/recipes/overlays.ts';

/** A toast is shown for five seconds; hovering or focusing it pauses the timer. */
export const toaster = createToaster({ placement: 'bottom-end', duration: 5000, overlap: false });

export function ToastRegion() {
  return (
    <Toaster toaster={toaster}>
      {({ title, description, action, type }) => (
        <Toast.Root recipe={toast} role={type === 'error' ? 'alert' : 'status'}>
          <div>
            {title && <Toast.Title>{title}</Toast.Title>}
            <Toast.Description>{description}</Toast.Description>
          </div>
          {action && <Toast.ActionTrigger>{action.label}</Toast.ActionTrigger>}
          <Toast.CloseTrigger aria-label="Dismiss" />
        </Toast.Root>
      )}
    </Toaster>
  );
}
