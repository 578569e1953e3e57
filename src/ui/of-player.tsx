import type { ReactNode } from 'react';
import { useHydrated } from './hooks';

/**
 * What is about the player. In the page's HTML it is about a new one, can't be used, and is hidden from anybody else
 * (app/styles/first-paint.css). Once the player is known it is made anew, so that its state starts from what is true.
 */
export function OfPlayer({ className = '', children }: { className?: string; children: ReactNode }) {
  const isKnown = useHydrated();
  return (
    <div key={String(isKnown)} inert={!isKnown} className={`of-player ${className}`}>
      {children}
    </div>
  );
}
