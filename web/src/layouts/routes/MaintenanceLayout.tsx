import { Outlet } from 'react-router';

/** A frame without menu, bag or anything else that needs the gateway. */
export default function MaintenanceLayout() {
  return (
    <main className="e-wrap e-error-page">
      <Outlet />
    </main>
  );
}
