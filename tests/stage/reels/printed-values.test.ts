// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { clampBet } from '../../../src/engine/coins';
import { symbolList } from '../../../src/engine/definition';
import { playable } from '../../../src/games/ocean-treasures/playable';
import { createDomReels } from '../../../src/stage/reels/dom/dom-reels';
import { createPrintedValues, reprint } from '../../../src/stage/reels/printed-values';
import { stillStrip } from '../../../src/stage/reels/strip';
import { createAnimatedSymbol } from '../../../src/stage/wins/symbols/animated-symbol';

const { definition, art } = playable;
const betOf = (coins: number) => clampBet(definition, coins);
const open = (coins: number) => createPrintedValues(definition, betOf(coins));

describe('values', () => {
  it('say what they pay in coins at the bet, and no other symbol says anything', () => {
    const values = open(10);
    const printed = () => symbolList(definition).flatMap(({ id }) => values.on(id) ?? []);
    expect(printed()).toEqual(['20', '30', '50', '100', '250']);
    let changes = 0;
    const end = values.onChange(() => (changes += 1));
    values.setBet(betOf(10));
    expect(changes).toBe(0);
    values.setBet(betOf(100));
    expect(printed()).toEqual(['200', '300', '500', '1,000', '2,500']);
    end();
    values.setBet(betOf(5));
    expect([changes, printed()[0]]).toEqual([1, '10']);
  });

  it('stand on the reels, turning or not, and on what is lifted over them; at another bet each changes in its place', () => {
    const values = open(10);
    const shownArt = { ...art, printedOn: values.on };
    const host = document.createElement('div');
    const reels = createDomReels(host, definition, shownArt);
    const column = ['crab', 'pearl-5', 'pearl-25'];
    const texts = (root: ParentNode) => [...root.querySelectorAll('text')].map((text) => text.textContent);
    reels.begin({ strips: [stillStrip(column)], fadeIn: [column] });
    expect(texts(host)).toEqual(['50', '250', '50', '250']);
    reels.show([column], []);
    expect(texts(host)).toEqual(['50', '250']);
    const lifted = createAnimatedSymbol(shownArt, 'pearl-25').element;
    host.append(lifted);
    values.setBet(betOf(100));
    reprint(host, values.on);
    expect(texts(host)).toEqual(['500', '2,500']);
    expect(lifted.shadowRoot && texts(lifted.shadowRoot)).toEqual(['2,500']);
  });
});
