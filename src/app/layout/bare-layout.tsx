import { Outlet } from 'react-router-dom';
import { Notices } from '../notifications/notices';

/** The frame of a page outside the layout: only the notice about saved data, which every page shows. */
export function BareLayout() {
  return (
    <>
      <div className="sticky top-0 z-30">
        <Notices />
      </div>
      <Outlet />
    </>
  );
}
