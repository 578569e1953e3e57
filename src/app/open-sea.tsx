import { Outlet } from 'react-router-dom';
import { SavedDataNotice } from './saved-data-notice';

/** What stands outside the layout, with nothing around it but the notice that every page shows. */
export function OpenSea() {
  return (
    <>
      <div className="sticky top-0 z-30">
        <SavedDataNotice />
      </div>
      <Outlet />
    </>
  );
}
