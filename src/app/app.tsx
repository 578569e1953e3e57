import { useDeferredValue } from 'react';
import { LiveRegions } from '../ui/announcements/live-regions';
import { AddressRouter } from './routing/address-router';
import { Messages } from './notifications/messages';
import { Root } from './routing/root';
import './styles/fonts.css';
import './styles/theme.css';

/** The whole product. Toasts and announcements are outside the pages, so they outlive a change of page. */
export function App() {
  // Else toasts and announcements would wait for the first page's code too.
  const showsPage = useDeferredValue(true, false);
  // No Suspense: the old page stays until the next page's code has loaded.
  return (
    <>
      <AddressRouter basename={import.meta.env.BASE_URL}>{showsPage && <Root />}</AddressRouter>
      <Messages />
      <LiveRegions />
    </>
  );
}
