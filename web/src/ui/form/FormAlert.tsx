import type { ReactNode } from 'react';
import './form.css';

/** What happened to the whole form. A failure is read out at once; good news politely. Renders its box only with a text. */
export function FormAlert(props: { tone?: 'bad' | 'good'; children: ReactNode }) {
  const { tone = 'bad', children } = props;
  return (
    <div className="e-form-alert-place" role={tone === 'bad' ? 'alert' : 'status'}>
      {children && (
        <div className="e-form-alert" data-tone={tone}>
          {children}
        </div>
      )}
    </div>
  );
}
