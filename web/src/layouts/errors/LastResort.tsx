import { Component, type ReactNode } from 'react';

/** What stands when the error page itself cannot be shown (texts of spec §2). */
function LastResortMessage() {
  return (
    <div className="e-wrap e-error-page">
      <p>An error occurred while showing the error page</p>
      <a className="e-link" href="/">
        Go back to home
      </a>
    </div>
  );
}

/** Catches a failure of the error page. React has no hook for this, so it is the one class of the shop. */
export class LastResort extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <LastResortMessage /> : this.props.children;
  }
}
