import { RouterProvider } from 'react-router-dom';
import { Messages } from './messages';
import { router } from './router';
import './fonts.css';
import './theme.css';

/** The whole product. Toasts stand beside the routes, so that they outlive a change of page. */
export function App() {
  return (
    <>
      <RouterProvider router={router} />
      <Messages />
    </>
  );
}
