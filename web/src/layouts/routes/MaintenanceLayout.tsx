import { Outlet } from 'react-router';
import { useStoreName } from '../../shared/useSite.ts';

/** A frame without menu, bag or anything else that needs the gateway. */
export default function MaintenanceLayout() {
  return (
    <main className="e-wrap e-error-page">
      <p className="e-maintenance-sign">{useStoreName()}</p>
      <Outlet />
    </main>
  );
}
