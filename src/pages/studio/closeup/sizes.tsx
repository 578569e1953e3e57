import { Fragment, type ReactNode } from 'react';

/** Longest sides, in CSS pixels. */
const SIDES = [192, 96, 48] as const;
const GROUNDS = ['dark', 'light'] as const;

/** Shows something in the three sizes, on dark and on light. `of` names it for screen readers. */
export function Sizes({ of, children }: { of: string; children: (side: number) => ReactNode }) {
  return (
    <div className="closeup-sizes">
      {GROUNDS.map((ground) => (
        <div
          key={ground}
          role="group"
          aria-label={`${of}, on ${ground}`}
          className="closeup-tile"
          data-ground={ground}
        >
          {SIDES.map((side) => (
            <Fragment key={side}>{children(side)}</Fragment>
          ))}
        </div>
      ))}
    </div>
  );
}

/** An image as large as fits into a square of this side. */
export function Sized({ address, side, className }: { address: string; side: number; className?: string }) {
  return (
    <img
      src={address}
      alt={`${side} px`}
      style={{ width: side, height: side }}
      decoding="async"
      className={className}
    />
  );
}
