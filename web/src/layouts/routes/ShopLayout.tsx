import { Outlet } from 'react-router';
import { ErrorMessage } from '../errors/ErrorMessage.tsx';
import { ErrorFrame, ErrorPageBoundary } from '../errors/ErrorPage.tsx';
import { ShopFrame } from '../ShopFrame.tsx';
import type { Route } from './+types/ShopLayout.ts';

/** The frame of every page but the checkout's. */
export default function ShopLayout() {
  return (
    <ShopFrame>
      <Outlet />
    </ShopFrame>
  );
}

/** The inner boundary: a page failed, the shop around it stands. */
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
