// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { clampBet, multiply } from '../../../src/engine/coins';
import { symbolIds, symbolList } from '../../../src/engine/definition';
import { catalog } from '../../../src/games/catalog';
import { symbolName } from '../../../src/games/game-texts';
import { texts } from '../../../src/pages/slot/texts';
import { looksOffered, original } from '../../../src/ui/skin/looks';
import { openMachine, press, rowsOf, savedText, textOf } from '../../app/open-app';

const games = await Promise.all(
  catalog.map(async (entry) => ({ entry, title: entry.title, playable: await entry.loadPlayable() })),
);

describe.each(games)('the page of $title', ({ entry, playable }) => {
  const { definition, odds, texts: gameTexts } = playable;

  beforeEach(() => openMachine(entry.path).then(() => undefined));

  test('has a row in its paytable for each symbol, with all that it pays for the current bet', () => {
    const expectPayouts = (coins: number): void => {
      const bet = clampBet(definition, coins);
      const rows = rowsOf(texts.paytable);
      expect(rows.map(([name]) => name)).toEqual(
        symbolIds(definition).map((id) => symbolName(gameTexts, id)),
      );
      for (const [n, { pays = {}, value }] of symbolList(definition).entries()) {
        const multiples = [...Object.values(pays), ...(value === undefined ? [] : [value])];
        const shown = rows[n]?.slice(1).join(' ') ?? '';
        for (const multiple of multiples)
          expect(shown).toMatch(new RegExp(`(^| |×)${multiply(bet, multiple).toLocaleString('en-US')}( |$)`));
        expect(shown).toMatch(/\w/);
      }
    };
    expectPayouts(definition.bet.default);
    fireEvent.click(screen.getByTestId('bet-plus'));
    expectPayouts(definition.bet.default + definition.bet.step);
  });

  test('has a list of all its bets', () => {
    const { min, max, step } = definition.bet;
    const list = screen.getByRole<HTMLSelectElement>('combobox', { name: texts.chooseBet });
    expect(list.options).toHaveLength((max - min) / step + 1);
    fireEvent.change(list, { target: { value: String(max) } });
    expect(screen.getByTestId('bet').textContent).toBe(max.toLocaleString('en-US'));
  });

  test('offers the looks, which apply at once', async () => {
    press(texts.looks.button);
    const dialog = await screen.findByRole('dialog', { name: texts.looks.title });
    const choice = within(dialog).getAllByRole<HTMLInputElement>('radio');
    const offered = looksOffered(definition.id, original);
    expect(choice.map(({ checked }) => checked)).toEqual(offered.map((look) => look === original));
    fireEvent.click(within(dialog).getByRole('radio', { name: 'Paper' }));
    await waitFor(() => expect(savedText()).toContain('"skin":"paper"'));
    press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('spins with Space where nothing else uses it, once for a held key, and never scrolls', async () => {
    const phase = (): string | null => screen.getByTestId('slot-stage').getAttribute('data-phase');
    const plus = screen.getByTestId('bet-plus');
    expect([fireEvent.keyDown(plus, { key: ' ' }), phase()]).toEqual([true, 'idle']);
    expect([fireEvent.keyDown(document.body, { key: ' ', repeat: true }), phase()]).toEqual([false, 'idle']);
    expect(fireEvent.keyDown(document.body, { key: ' ' })).toBe(false);
    await waitFor(() => expect(phase()).toBe('spinning'));
  });

  test('says its rules and its odds, on the page and in the help', async () => {
    const page = textOf(document.querySelector('.paytable'));
    press(texts.help);
    const help = textOf(await screen.findByRole('dialog'));
    for (const said of [
      gameTexts.rules,
      texts.odds(odds, gameTexts),
      ...(gameTexts.feature ? [gameTexts.feature.rules] : []),
    ]) {
      expect(page).toContain(said);
      expect(help).toContain(said);
    }
    expect(help).toContain(`on the ${entry.pageTitle} page`);
    expect(help).not.toMatch(/undefined|NaN|Infinity/);
  });
});
