import type { ReactNode } from 'react';
import { BlurredSymbol } from '../artwork/blurred-symbol';
import { Sized, Sizes } from '../artwork/sizes';
import { useImage } from '../artwork/use-image';
import { texts } from './texts';

interface ComparisonProps {
  readonly title: string;
  /** Addresses. */
  readonly ours: string;
  readonly yours: string;
  readonly isSymbol: boolean;
}

/** Both pictures at all sizes, on dark and on light; of a symbol also as it passes at full speed, and as an outline. */
export function Comparison({ title, ours, yours, isSymbol }: ComparisonProps) {
  const { card: words, states } = texts;
  const state = (name: string, show: (address: string) => (side: number) => ReactNode) => (
    <section>
      <h4>{name}</h4>
      <div className="studio-comparison">
        <Side of={words.ours} title={`${title}, ${name}`} show={show(ours)} />
        <Side of={words.yours} title={`${title}, ${name}`} show={show(yours)} />
      </div>
    </section>
  );
  return (
    <div className="mt-4 grid gap-5">
      {state(states.still, (address) => (side) => <Sized address={address} side={side} />)}
      {isSymbol && state(states.blurred, (address) => (side) => <Blurred address={address} side={side} />)}
      {isSymbol &&
        state(states.outline, (address) => (side) => (
          <Sized address={address} side={side} className="sheet-outline" />
        ))}
    </div>
  );
}

interface SideProps {
  /** Whose picture it is. */
  readonly of: string;
  readonly title: string;
  readonly show: (side: number) => ReactNode;
}

const Side = ({ of, title, show }: SideProps) => (
  <div>
    <p className="mb-1 text-sm text-muted">{of}</p>
    <Sizes of={`${title}, ${of}`}>{show}</Sizes>
  </div>
);

const Blurred = ({ address, side }: { address: string; side: number }) => (
  <BlurredSymbol image={useImage(address)} side={side} />
);
