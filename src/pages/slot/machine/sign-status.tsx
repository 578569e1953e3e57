import type { CSSProperties } from 'react';
import { symbolIds } from '../../../engine/definition';
import { allWaysName, symbolName, symbolPlural, winName } from '../../../games/game-texts';
import { runLength, sumOfPayouts } from '../../../engine/spin';
import type { Round } from '../../../engine/round';
import type { PlayableGame } from '../../../games/playable';
import { useFeature } from '../feature/progress';
import { useMachine, usePlayableGame } from '../use-machine';
import { useRoundShow } from '../round-show';
import { texts } from '../texts';

/** What paid in a round without free spins: its line, or all of them together, and what was collected. */
export function paidBy(
  { definition, texts: gameTexts }: Pick<PlayableGame, 'definition' | 'texts'>,
  { bet, spins: [{ wins, collected }] }: Round,
): string[] {
  const { symbols, payRule } = definition;
  const parts: string[] = [];
  const [win] = wins;
  if (win && wins.length === 1) {
    const several = symbolPlural(gameTexts, win.symbol);
    parts.push(
      payRule === 'first-full-line'
        ? texts.paidBy.times(runLength(win), several, win.payout / bet)
        : texts.paidBy.line(winName(gameTexts, win), runLength(win), several, win.payout),
    );
  }
  if (wins.length > 1) {
    const ways = allWaysName(gameTexts, wins);
    const payout = sumOfPayouts(wins);
    parts.push(
      ways === null ? texts.paidBy.lines(wins.length, payout) : texts.paidBy.collected(ways, payout),
    );
  }
  const collector = symbolIds(definition).find((id) => symbols[id]?.role === 'collector');
  if (collector && collected.length > 0)
    parts.push(texts.paidBy.collected(symbolName(gameTexts, collector), sumOfPayouts(collected)));
  return parts;
}

/**
 * On the sign, in place of the title: in free spins how many are left, what collected values count and where they are; then
 * what they paid in all, or what paid in another round, until the next one. Announcements say it to screen readers.
 */
export function SignStatus() {
  const game = usePlayableGame();
  const feature = useFeature();
  // Don't reveal a sum before it has been counted.
  const { isPresenting } = useRoundShow();
  const settled = useMachine(({ playback }) =>
    playback.phase === 'settled' && !isPresenting ? playback.round : null,
  );
  if (feature && game.texts.feature) {
    const { told, progress } = feature;
    if (!told) return null;
    const { spin, spins, levels, opening, collectors: collectorsName } = game.texts.feature;
    const before = feature.round.spins[0].payout;
    const { left, multiplier, level, collectors } = told;
    const { played, paid } = progress;
    const every = game.definition.feature?.every ?? 0;
    const isLast = feature.current === feature.round.spins.length - 1;
    const rows = !settled
      ? [
          [
            isLast ? texts.feature.last(spin) : texts.feature.left(left, left === 1 ? spin : spins),
            texts.feature.multiplier(multiplier),
          ],
          [
            ...(levels?.each.slice(level, level + 1) ?? []),
            ...(collectorsName ? [texts.feature.toNext(collectorsName, collectors, every)] : []),
          ],
        ]
      : [
          [texts.feature.paid(played, played === 1 ? spin : spins, paid)],
          ...(before > 0 ? [[texts.paidBy.collected(opening, before)]] : []),
        ];
    return <Status rows={rows} testId="feature-status" />;
  }
  const parts = settled ? paidBy(game, settled) : [];
  return parts.length > 0 && <Status rows={parts.map((part) => [part])} testId="paid-by" />;
}

/** How wide a text is, in letters of ours: Japanese ones are twice as wide. */
const widthOf = (text: string): number =>
  text.length + (text.match(/[\u3000-\u9fff\uff00-\uffef]/g) ?? []).length;

/**
 * Each row is small enough for one line, because the sign's buttons leave no more space, unless the reader spreads texts; in free
 * spins Looks gives up its own.
 */
function Status({ rows, testId }: { readonly rows: readonly string[][]; readonly testId: string }) {
  const longest = Math.max(...rows.map((parts) => widthOf(parts.join('  '))));
  return (
    <div
      className="sign-status @container absolute inset-(--sign-field) grid data-[testid=feature-status]:left-(--sign-left-alone)"
      data-testid={testId}
    >
      <p
        className="grid place-content-center justify-items-center text-center text-[length:clamp(12px,min(var(--most),165cqw/var(--characters)),28px)] leading-[1.15] font-semibold text-gold-light tabular-nums"
        style={{ '--most': rows.length > 1 ? '6.4cqw' : '8cqw', '--characters': longest } as CSSProperties}
      >
        {rows.map((parts, n) => (
          <span key={n} className="flex flex-wrap justify-center gap-x-[0.8em] even:text-foam">
            {parts.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </span>
        ))}
      </p>
    </div>
  );
}
