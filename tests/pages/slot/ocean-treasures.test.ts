// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { symbolName } from '../../../src/games/game-texts';
import { texts } from '../../../src/games/ocean-treasures/texts';
import type { Round } from '../../../src/engine/round';
import { baseStrips, diveStrips } from '../../../src/games/ocean-treasures/strips';
import { nothingShown } from '../../../src/stage/round-show';
import type { SlotStageProps } from '../../../src/stage/slot-stage';
import type { GameStore } from '../../../src/store/game-store';
import { oceanRounds } from '../../../testing/game/games';
import { openApp, openMachine, rowsOf, stage, startSpin, textOf } from '../../app/open-app';

/** The stage of the page, and the round that it plays, with what reports that it has shown it. */
let shown: Pick<SlotStageProps, 'onShow' | 'events'> | undefined;
let playing: { readonly round: Round; readonly onShown: () => void } | undefined;

// A stage that shows nothing: the tests say when the reels of a spin rest, and when a win is counted.
vi.mock('../../../src/stage/slot-stage', () => ({
  SlotStage: ({ onRenderer, attach, onShow, events }: SlotStageProps) => {
    useEffect(() => onRenderer('dom', null), [onRenderer]);
    useEffect(() => {
      shown = { onShow, events };
      return attach({
        play(round, onShown) {
          playing = { round, onShown };
          onShow(nothingShown);
          return 60_000;
        },
        presentOutcome: () => onShow({ ...nothingShown, isPresenting: true }),
        showResult: () => onShow(nothingShown),
        showGrid: () => undefined,
      });
    }, [attach, onShow, events]);
    return null;
  },
}));

/** The stage has counted what its last round paid. */
const count = (): void =>
  act(() => {
    shown?.onShow(nothingShown);
    if (playing) shown?.events.emit('winPresented', playing.round);
  });

let game: GameStore;
beforeEach(async () => void (game = await openMachine('/ocean-treasures')));

const text = (coins: number): string => coins.toLocaleString('en-US');
const win = (): string => textOf(screen.getByTestId('win'));

/** Begins three shells and eight dives, with a diver and a pearl in each of the first five. */
async function begin(): Promise<Round> {
  let round: Round | undefined;
  game.events.on('roundStarted', (started) => (round = started));
  await startSpin(oceanRounds.fiveDivers);
  if (!round) throw new Error('No round has begun.');
  return round;
}

/** The reels of one more spin turn and rest. `isTold`: whether what it leads to has been told by then. */
const rest = (spin: number, isTold = true): void =>
  act(() => {
    shown?.onShow({ spin, spinsShown: spin + 1, isTold, isPresenting: false });
    if (playing) shown?.events.emit('spinShown', { round: playing.round, spin });
  });

describe('free dives', () => {
  test('are counted on the stage and on the sign, and paid dive by dive on the plate', async () => {
    const round = await begin();
    const { spins } = round;
    expect(spins[0].freeSpinsLeft).toBe(8);
    expect(stage()['feature']).toBeUndefined();
    expect(screen.queryByTestId('feature-status')).toBeNull();

    let paid = 0;
    for (const [n, spin] of spins.slice(0, 6).entries()) {
      rest(n);
      paid += spin.payout;
      expect(stage()).toMatchObject({ phase: 'spinning', feature: 'dives' });
      expect(stage()['divesLeft']).toBe(String(spin.freeSpinsLeft));
      expect(stage()['multiplier']).toBe(n < 4 ? '1' : '2');
      expect(win()).toBe(text(paid));
      const status = textOf(screen.getByTestId('feature-status'));
      expect(status).toContain(`${spin.freeSpinsLeft} dives left`);
      expect(status).toContain(n < 4 ? '×1Sunlit reef' : '×2Twilight');
      expect(status).toContain(`Divers ${n % 4} of 4`);
      // Its accessible name is what it is in every spin.
      const button = screen.getByRole('button', { name: 'Spinning...' });
      expect(textOf(button)).toBe(n === 0 ? 'Spinning...' : `Dive ${n} of ${n < 4 ? 8 : 13}`);
    }
    expect(paid).toBeGreaterThan(0);
    expect(stage()['winningColumn']).toBeUndefined();
  });

  test('say nothing of what a spin leads to before the door or a plate tells it', async () => {
    const { spins } = await begin();
    const sign = (): string | undefined => screen.queryByTestId('feature-status')?.textContent;
    const button = (): string => textOf(screen.getByRole('button', { name: 'Spinning...' }));
    rest(0, false);
    expect([stage()['divesLeft'], sign()]).toEqual(['8', undefined]);
    rest(0);
    expect(sign()).toBe('8 dives left×1Sunlit reefDivers 0 of 4');
    for (const spin of [1, 2, 3]) rest(spin);
    // Its pearls are still paid once, and the five dives that it adds are to be told.
    rest(4, false);
    expect([spins[4]?.multiplier, stage()['divesLeft']]).toEqual([1, '9']);
    expect([sign(), button()]).toEqual(['4 dives left×1Sunlit reefDivers 4 of 4', 'Dive 4 of 8']);
    rest(4);
    expect([sign(), button()]).toEqual(['9 dives left×2TwilightDivers 0 of 4', 'Dive 4 of 13']);
  });

  test('say their sum once they have been summed up; only then SPIN! looks as if it begins a round', async () => {
    const { spins, payout } = await begin();
    for (const n of spins.keys()) rest(n);
    const said = () => [
      textOf(screen.getByTestId('feature-status')).includes(`dives paid ${text(payout)} coins`),
      screen.getByRole('button', { name: 'SPIN!' }).dataset['waiting'] === undefined,
      screen.queryByTestId('toast') !== null,
    ];
    act(() => playing?.onShown());
    expect(win()).toBe(text(payout));
    expect(said()).toEqual([false, false, false]);
    expect(textOf(screen.getByTestId('feature-status'))).toContain('Last dive');
    count();
    await screen.findByTestId('toast');
    expect(said()).toEqual([true, true, true]);
  });

  test('announce the last of them as such', async () => {
    const { spins } = await begin();
    for (const n of spins.keys()) rest(n);
    expect(textOf(screen.getByTestId('feature-status'))).toContain('Last dive');
  });

  test('leave the grid that began them in the table, and are listed until the next round, also after a reload', async () => {
    const { spins } = await begin();
    rest(0);
    const begun = rowsOf('Reels');
    expect(begun[0]?.slice(0, 3)).toEqual(['Shell', 'Shell', 'Shell']);
    expect(rowsOf('Dives')).toEqual([]);
    rest(1);
    rest(2);
    expect(rowsOf('Reels')).toEqual(begun);
    expect(rowsOf('Dives')).toHaveLength(2);

    act(() => game.settleNow('shown'));
    await waitFor(() => expect(stage()['phase']).toBe('settled'));
    const listed = rowsOf('Dives');
    expect(listed).toEqual(spins.slice(1).map(({ payout }, n) => [`Dive ${n + 1}`, `${text(payout)} coins`]));
    game = await openApp('/ocean-treasures');
    await waitFor(() => expect(rowsOf('Dives')).toEqual(listed));
    expect(screen.queryByTestId('feature-status')).toBeNull();
    await startSpin(oceanRounds.loss);
    expect(screen.queryByRole('table', { name: 'Dives' })).toBeNull();
    expect(win()).toBe('0');
    act(() => game.settleNow('hidden'));
  });
});

test('the sign, Net and the message wait until a win is counted; the sign names it until the next spin', async () => {
  const net = (): string => textOf(screen.getByTestId('session'));
  const { win: round } = oceanRounds;
  await startSpin(round);
  expect(net()).toContain('Net−10');
  act(() => playing?.onShown());
  expect(net()).toContain('Net−10');
  expect([screen.queryByTestId('toast'), screen.queryByTestId('paid-by')]).toEqual([null, null]);
  count();
  expect(textOf(screen.getByTestId('paid-by'))).toBe('Line 2: 3 angelfish, 18');
  expect(textOf(await screen.findByTestId('toast'))).toContain("You've won 18 coins!");
  expect(net()).toContain(`Net+${text(round.payout - 10)}`);
  fireEvent.pointerDown(document.body);
  await waitFor(() => expect(screen.queryByTestId('toast')).toBeNull());
  await startSpin(oceanRounds.loss);
  expect(screen.queryByTestId('paid-by')).toBeNull();
});

describe('the paytable', () => {
  test('says of every symbol that pays on no line what it does, and of pearls what they pay', () => {
    const rows = Object.fromEntries(
      rowsOf('Paytable').map(([name = '', ...cells]) => [name, cells.join(' ')]),
    );
    expect(rows['Octopus']).toMatch(/^Wild\. .*reels 2, 3 and 4/);
    expect(rows['Diver']).toMatch(/reel 5.*collects every pearl/);
    expect(rows['Shell']).toContain('Three, four or five in view start 8, 10 or 12 free dives.');
    expect(rows['Pearl 25']).toBe('250 coins once collected');
    expect(rows['Starfish']).toBe('12 16 28');
  });

  test('draws each of the ten lines through its cells', () => {
    const pictures = within(screen.getByRole('list', { name: 'The 10 lines' })).getAllByRole('img');
    expect(pictures[3]?.getAttribute('aria-label')).toBe('Line 4: rows 1, 2, 3, 2, 1');
    for (const picture of pictures) expect(picture.querySelectorAll('.lines-cell-on')).toHaveLength(5);
  });

  test('shows every strip of both sets of reels, place by place, once they are asked for', async () => {
    expect(screen.queryByRole('table', { name: 'Reel strips in a normal spin' })).toBeNull();
    const details = screen.getByText('See the reels').closest('details');
    if (!details) throw new Error('There is nothing to open.');
    details.open = true;
    fireEvent(details, new Event('toggle'));
    await screen.findByRole('table', { name: 'Reel strips in a normal spin' });
    for (const [name, strips] of [
      ['Reel strips in a normal spin', baseStrips],
      ['Reel strips in a free dive', diveStrips],
    ] as const) {
      const rows = [...screen.getByRole('table', { name }).querySelectorAll('tbody tr')];
      for (const [reel, strip] of strips.entries()) {
        const shown = rows.flatMap((row) => row.children[reel + 1]?.querySelector('img')?.alt ?? []);
        expect(shown).toEqual(strip.map((symbol) => symbolName(texts, symbol)));
      }
    }
  });
});
