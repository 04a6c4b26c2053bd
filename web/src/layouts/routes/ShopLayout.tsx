import { ErrorFrame, ErrorMessage, ErrorPageBoundary } from '../errors/ErrorPage.tsx';
import { ShopFrame } from '../ShopFrame.tsx';
import type { Route } from './+types/ShopLayout.ts';

export default function ShopLayout() {
  return <ShopFrame />;
}

/** The inner error boundary: a page failed, but the frame is intact. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ErrorPageBoundary>
      <ShopFrame>
        <ErrorFrame>
          <ErrorMessage error={error} />
        </ErrorFrame>
      </ShopFrame>
    </ErrorPageBoundary>
  );
}
