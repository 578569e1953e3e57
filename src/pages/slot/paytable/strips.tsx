import { useState } from 'react';
import { symbolName, type ReelSet } from '../../../engine/definition';
import { stripsOf } from '../../../engine/grid';
import { ScrollBox } from '../../../ui/scroll-box';
import { usePlayable } from '../playing';
import { texts } from '../texts';

/** The strips of every set of reels, behind a disclosure. */
export function Strips() {
  const { definition, texts: gameTexts } = usePlayable();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="strips" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.strips.show}</summary>
      {isOpen && (
        <>
          <p className="paytable-note">{texts.strips.note}</p>
          <StripTable set="base" title={texts.strips.base} />
          {definition.feature && gameTexts.feature && (
            <StripTable set="feature" title={texts.strips.feature(gameTexts.feature.spin)} />
          )}
        </>
      )}
    </details>
  );
}

/** The strips of one set of reels, side by side. */
function StripTable({ set, title }: { set: ReelSet; title: string }) {
  const { definition, art } = usePlayable();
  const strips = stripsOf(definition, set) ?? [];
  const longest = Math.max(...strips.map((strip) => strip.length));
  const titleId = `strips-${set}`;
  return (
    <>
      <h4 id={titleId}>{title}</h4>
      <ScrollBox labelledBy={titleId} className="strips-box">
        <table aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col">{texts.strips.position}</th>
              {strips.map((_, reel) => (
                <th key={reel} scope="col">
                  {texts.strips.reel(reel + 1)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: longest }, (_, place) => (
              <tr key={place}>
                <th scope="row">{place}</th>
                {strips.map((strip, reel) => {
                  const id = strip[place];
                  return (
                    <td key={reel}>
                      {id !== undefined && (
                        <img
                          src={art.pageImages[id]}
                          alt={symbolName(definition, id)}
                          width={32}
                          height={32}
                        />
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  );
}
