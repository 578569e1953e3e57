import { useDeferredValue } from 'react';
import { LiveRegions } from '../components/live-regions';
import { AddressRouter } from './address-router';
import { Messages } from './messages';
import { Root } from './root';
import './fonts.css';
import './theme.css';

/**
 * The whole product. Toasts and announcements stand beside the pages, so that they outlive a change of page. Pages
 * whose program has to be fetched are waited for by none but themselves: there is no `Suspense` around them, so the
 * page before stays, and before the first one there is the ground of the sea.
 */
export function App() {
  const begun = useDeferredValue(true, false);
  return (
    <>
      <AddressRouter basename={import.meta.env.BASE_URL}>{begun && <Root />}</AddressRouter>
      <Messages />
      <LiveRegions />
    </>
  );
}
