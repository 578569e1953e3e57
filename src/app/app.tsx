import { RouterProvider } from 'react-router-dom';
import { LiveRegions } from '../components/live-regions';
import { Messages } from './messages';
import { router } from './router';
import './fonts.css';
import './theme.css';

/** The whole product. Toasts and announcements stand beside the routes, so that they outlive a change of page. */
export function App() {
  return (
    <>
      <RouterProvider router={router} />
      <Messages />
      <LiveRegions />
    </>
  );
}
