import { useState, type CSSProperties, type ReactNode } from 'react';
import { symbolIds, type Cell, type Line, type ReelSet } from '../../../engine/definition';
import { stripsOf } from '../../../engine/grid';
import { lineName, symbolName } from '../../../games/game-texts';
import { ScrollBox, Table } from '../../../ui/paper/table';
import { usePlayableGame } from '../use-machine';
import { texts } from '../texts';
import { CheckOdds } from './check-odds';
import { Payouts } from './payouts';
import { SymbolPicture } from './symbol-picture';

/** What each symbol pays, and the odds; where there is more to know, the feature, the lines and the reels too. */
export function Paytable() {
  const { definition, odds, texts: gameTexts } = usePlayableGame();
  const isInOrder = definition.payRule === 'first-full-line';
  return (
    <section className="paytable edged w-[min(100%,24rem)] rounded-lg glass p-5 [box-shadow:var(--shadow-mid),var(--shadow-top-light)] [--glass:94%] @min-[74rem]:justify-self-start wide-machine:grid wide-machine:w-[min(100%,30rem)] wide-machine:gap-x-[3rem] wide-machine:justify-self-center wide-machine:pt-3 wide-machine:@min-[56rem]:w-[min(100%,60rem)] wide-machine:@min-[56rem]:grid-cols-[1fr_1fr]">
      <div>
        <h2 id="paytable-title" className="mb-[0.375rem] text-[1.375rem] text-gold-light">
          {texts.paytable}
        </h2>
        {isInOrder && (
          <>
            <Note>{gameTexts.rules}</Note>
            <Lines />
          </>
        )}
        <Payouts labelledBy="paytable-title" />
        {/* Below a wide machine the payouts begin in the first screen. */}
        {!isInOrder && <Note>{gameTexts.rules}</Note>}
      </div>
      <div className="[&>h3]:mt-[1.25rem] [&>h3]:mb-[0.375rem] [&>h3]:text-[1.125rem] [&>h3]:text-gold-light [&>h3:first-child]:mt-[0.25rem]">
        {definition.feature && gameTexts.feature && (
          <>
            <h3>{gameTexts.feature.name}</h3>
            <Note>{gameTexts.feature.rules}</Note>
          </>
        )}
        {definition.payRule === 'all-lines-from-the-left' && <Lines />}
        {definition.payRule === 'ways-from-the-left' && <Ways />}
        <Note>{texts.odds(odds, gameTexts)}</Note>
        <CheckOdds />
        {definition.reels.kind === 'strips' && <Strips />}
      </div>
    </section>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className="text-[0.875rem] leading-normal text-muted">{children}</p>
);

/** One of a symbol on the first reel, two on the second and one on the third. */
const TWO_WAYS: readonly Cell[] = [
  { column: 0, row: 1 },
  { column: 1, row: 0 },
  { column: 1, row: 2 },
  { column: 2, row: 1 },
];

/** What pays in ways needs no picture for each of them: one shows how they run. */
function Ways() {
  const { definition, art, texts: gameTexts } = usePlayableGame();
  const [symbol = ''] = symbolIds(definition);
  const { title, note } = gameTexts.linePictures ?? { title: '', note: '' };
  return (
    <>
      <h3>{title}</h3>
      <div aria-hidden className="my-[0.75rem] w-[8rem]">
        <GridPicture label="" colour={art.paylineColours?.[0]} cells={TWO_WAYS}>
          <Symbols cells={TWO_WAYS} symbol={symbol} />
        </GridPicture>
      </div>
      <Note>{note}</Note>
    </>
  );
}

function Lines() {
  const { art, definition, texts: gameTexts } = usePlayableGame();
  const { lines } = definition;
  // Their order matters if only the first one pays.
  const inOrder = definition.payRule === 'first-full-line';
  return (
    <>
      <h3 id="lines-title" className="mt-[1.25rem] mb-[0.375rem] text-[1.125rem] text-gold-light">
        {gameTexts.linePictures?.title ?? texts.lines(lines.length)}
      </h3>
      <ol
        aria-labelledby="lines-title"
        className={`mt-[0.75rem] grid ${inOrder ? 'mb-[0.75rem] grid-cols-3 gap-[1.25rem]' : 'mb-[1.25rem] grid-cols-5 gap-[0.75rem]'}`}
      >
        {lines.map((line, n) => (
          <li key={line.id}>
            {inOrder ? (
              <ReelPicture line={line} />
            ) : (
              <LinePicture line={line} colour={art.paylineColours?.[n]} />
            )}
            {inOrder && (
              <p aria-hidden className="mt-0.5 text-center text-[0.875rem] text-muted">
                {texts.inOrder(n + 1)}
              </p>
            )}
          </li>
        ))}
      </ol>
      {gameTexts.linePictures && <Note>{gameTexts.linePictures.note}</Note>}
    </>
  );
}

/** The side of a cell and the gap between two, in units of the picture. */
const CELL = 8;
const GAP = 2;
const at = (place: number): number => place * (CELL + GAP);

/**
 * One line in the grid, in the colour in which it is drawn over the reels; for those who cannot see it, its row on each
 * reel, counted from 1 at the top.
 */
function LinePicture({ line: { id, cells }, colour }: { line: Line; colour: string | undefined }) {
  const { texts: gameTexts } = usePlayableGame();
  const middle = (place: number): number => at(place) + CELL / 2;
  const label = texts.linePicture(
    lineName(gameTexts, id),
    cells.map(({ row }) => row + 1),
  );
  return (
    <GridPicture label={label} colour={colour} cells={cells}>
      <polyline
        points={cells.map(({ column, row }) => `${middle(column)},${middle(row)}`).join(' ')}
        className="fill-none stroke-[color-mix(in_srgb,var(--line),white_55%)] stroke-[1.5] [stroke-linecap:round] [stroke-linejoin:round]"
      />
    </GridPicture>
  );
}

/** A line down a reel in the grid, with three of the first symbol on it. */
function ReelPicture({ line: { id, cells } }: { line: Line }) {
  const { definition, texts: gameTexts } = usePlayableGame();
  const [symbol = ''] = symbolIds(definition);
  return (
    <GridPicture
      label={texts.reelPicture(lineName(gameTexts, id))}
      colour="var(--color-shallow)"
      cells={cells}
    >
      <Symbols cells={cells} symbol={symbol} />
    </GridPicture>
  );
}

const Symbols = ({ cells, symbol }: { cells: readonly Cell[]; symbol: string }) => {
  const { art } = usePlayableGame();
  return cells.map(({ column, row }) => (
    <image
      key={`${column} ${row}`}
      href={art.pageImages[symbol]}
      x={at(column) + 0.5}
      y={at(row) + 0.5}
      width={CELL - 1}
      height={CELL - 1}
    />
  ));
};

interface GridPictureProps {
  readonly label: string;
  /** Of the cells of a line. */
  readonly colour: string | undefined;
  readonly cells: readonly Cell[];
  readonly children: ReactNode;
}

/** The grid with the cells of a line, and something over them. */
function GridPicture({ label, colour, cells, children }: GridPictureProps) {
  const { columns, rows } = usePlayableGame().definition.grid;
  const isOnLine = (column: number, row: number): boolean =>
    cells.some((cell) => cell.column === column && cell.row === row);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${at(columns) - GAP} ${at(rows) - GAP}`}
      style={{ '--line': colour ?? 'var(--color-gold)' } as CSSProperties}
    >
      {Array.from({ length: columns * rows }, (_, n) => {
        const [column, row] = [n % columns, Math.floor(n / columns)];
        return (
          <rect
            key={n}
            x={at(column)}
            y={at(row)}
            width={CELL}
            height={CELL}
            rx={1.5}
            className={isOnLine(column, row) ? 'lines-cell-on fill-(--line)' : 'fill-[rgb(191_234_240/0.16)]'}
          />
        );
      })}
      {children}
    </svg>
  );
}

function Strips() {
  const { definition, texts: gameTexts } = usePlayableGame();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="mt-[1rem]" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-[2.75rem] w-fit cursor-pointer items-center font-semibold text-gold-light underline underline-offset-[0.2em]">
        {texts.strips.show}
      </summary>
      {isOpen && (
        <>
          <Note>{texts.strips.note}</Note>
          <StripTable set="base" title={texts.strips.base} />
          {definition.feature && gameTexts.feature && (
            <StripTable set="feature" title={texts.strips.feature(gameTexts.feature.spin)} />
          )}
        </>
      )}
    </details>
  );
}

function StripTable({ set, title }: { set: ReelSet; title: string }) {
  const { definition, texts: gameTexts } = usePlayableGame();
  const strips = stripsOf(definition, set) ?? [];
  const longest = Math.max(...strips.map((strip) => strip.length));
  const titleId = `strips-${set}`;
  return (
    <>
      <h4 id={titleId} className="mt-[0.75rem] mb-[0.375rem]">
        {title}
      </h4>
      <ScrollBox labelledBy={titleId} className="max-h-[20rem] bg-[rgb(4_32_46/0.6)]">
        <Table
          labelledBy={titleId}
          heads={[texts.strips.position, ...strips.map((_, reel) => texts.strips.reel(reel + 1))]}
          className="w-full text-center text-[0.8125rem] [&_:is(th,td)]:px-[0.25rem] [&_:is(th,td)]:py-[0.125rem] [&_thead_th]:sticky [&_thead_th]:top-0 [&_thead_th]:bg-abyss [&_thead_th]:text-gold-light"
        >
          {Array.from({ length: longest }, (_, place) => (
            <tr key={place}>
              <th scope="row" className="font-normal text-muted tabular-nums">
                {place}
              </th>
              {strips.map((strip, reel) => {
                const id = strip[place];
                return (
                  <td key={reel}>
                    {id !== undefined && (
                      <SymbolPicture symbol={id} alt={symbolName(gameTexts, id)} width={32} height={32} />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </Table>
      </ScrollBox>
    </>
  );
}
