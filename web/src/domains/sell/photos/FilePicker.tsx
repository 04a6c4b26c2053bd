import { type ReactNode, useRef } from 'react';

/** A button that opens the choice of photos. `usesCamera` opens the camera at once where the device has one. */
export function FilePicker(props: {
  label?: string;
  onFiles: (files: readonly File[]) => void;
  usesCamera?: boolean;
  className: string;
  children: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={props.className}
        aria-label={props.label}
        onClick={() => input.current?.click()}
      >
        {props.children}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={!props.usesCamera}
        accept="image/*"
        {...(props.usesCamera ? { capture: 'environment' as const } : {})}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          if (files.length > 0) props.onFiles(files);
        }}
      />
    </>
  );
}
