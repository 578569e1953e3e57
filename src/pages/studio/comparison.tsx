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
  const sides = [
    { address: ours, of: texts.picture.ours },
    { address: yours, of: texts.picture.yours },
  ];
  return (
    <div className="studio-comparison">
      {sides.map(({ address, of }) => (
        <section key={of} aria-label={`${title}, ${of.toLowerCase()}`}>
          <h4>{of}</h4>
          <h5>{texts.states.still}</h5>
          <Sizes of={`${title}, ${of}`}>{(side) => <Sized address={address} side={side} />}</Sizes>
          {isSymbol && <SymbolStates title={`${title}, ${of}`} address={address} />}
        </section>
      ))}
    </div>
  );
}

function SymbolStates({ title, address }: { title: string; address: string }) {
  const image = useImage(address);
  return (
    <>
      <h5>{texts.states.blurred}</h5>
      <Sizes of={`${title}, ${texts.states.blurred}`}>
        {(side) => <BlurredSymbol image={image} side={side} />}
      </Sizes>
      <h5>{texts.states.outline}</h5>
      <Sizes of={`${title}, ${texts.states.outline}`}>
        {(side) => <Sized address={address} side={side} className="sheet-outline" />}
      </Sizes>
    </>
  );
}
