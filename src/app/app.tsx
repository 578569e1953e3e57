import { RouterProvider } from 'react-router-dom';
import { Toaster } from '../components/toaster';
import { TooltipProvider } from '../components/tooltip';
import { router } from './router';
import './fonts.css';
import './theme.css';

/** The whole product. Toasts stand beside the routes, so that they outlive a change of page. */
export function App() {
  return (
    <TooltipProvider>
      <RouterProvider router={router} />
      <Toaster />
    </TooltipProvider>
  );
}
