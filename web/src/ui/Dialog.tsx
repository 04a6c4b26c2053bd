import { lazy, type ReactNode, Suspense, useState } from 'react';

const DialogParts = lazy(() =>
  import('./DialogParts.tsx').then((m) => ({ default: m.DialogParts })),
);

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** False for dialogs that outside clicks must not close. */
  readonly closesOutside?: boolean;
  /** `alertdialog` for failures that need to be read. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A dialog, 400 px wide: labeled, with focus trap and focus return; Esc closes it. Its code is loaded on first use. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <DialogParts {...props} />
    </Suspense>
  );
}
