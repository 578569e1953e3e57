import type { Emitter } from 'mitt';
import type { Round } from '../../engine/round';
import { loadedGame, loadedGames, loadGame } from '../../games/loaded-games';
import { announce, clearAnnouncements } from '../../ui/announcements';
import { formatCoins } from '../../ui/format/format';
import { formatWeek } from '../../ui/format/format-instant';
import { spokenTime } from '../../ui/format/time-left';
import { closeToastsOf, toast } from '../../ui/toast/toasts';
import { localDay, weekOf } from '../../player/calendar';
import { availableBonus, nextBonusAt } from '../../player/daily-bonus';
import type { ToldStageEvents } from '../../pages/slot/stage-emitter';
import type { GameEvents } from '../../player/events';
import type { GameState } from '../../store/game-state';
import type { GameStore } from '../../store/game-store';
import {
  outcomeText,
  basicOutcomeText,
  basicRecoveredText,
  recoveredText,
  spinText,
  type SpokenGame,
} from './round-texts';
import { texts } from './texts';
import type { showWeekWin } from './week-win-dialog';
import { translator } from '../../languages/language';
import { joinSentences } from '../../languages/sentences';

/** Calls `say` at once with a game's texts, or when they have loaded, or with null if they can't be loaded. */
function withTexts(gameId: string, say: (spoken: SpokenGame | null) => void): void {
  const playable = loadedGame(gameId);
  if (playable) {
    say(playable);
    return;
  }
  const translated = async (): Promise<SpokenGame> => {
    const loaded = await loadGame(gameId);
    await translator.pending;
    return loaded;
  };
  translated().then(say, (reason: unknown) => {
    console.warn('The texts of a game could not be loaded.', reason);
    say(null);
  });
}

/** The lowest bet of the games that have been opened, because one of them has refused. */
const lowestBet = (): number => Math.min(...loadedGames().map(({ definition }) => definition.bet.min));

/** When the player gets more coins; null if they can still afford the lowest bet. */
function nextCoins({ coins, bonus }: GameState, now: number): string | null {
  if (coins >= lowestBet()) return null;
  const today = availableBonus(bonus, localDay(new Date(now)));
  return today
    ? texts.bonusIsReady(today.amount)
    : texts.bonusIsDue(spokenTime(nextBonusAt(bonus, now) - now));
}

/** Names the week by its date unless it was the last one: a player may return much later. */
const weekTitle = (week: number, now: number): string =>
  week === weekOf(now) - 1 ? texts.challenge.lastWeek : texts.challenge.olderWeek(formatWeek(week));

export type MessageEvents = GameEvents & ToldStageEvents;

export interface MessageSource extends Pick<GameStore, 'state' | 'now' | 'markWeekSeen'> {
  readonly events: Emitter<MessageEvents>;
}

/** Shows toasts, announces to screen readers, and celebrates won weeks, as the game's events ask for it. */
export function showMessages({ events, state, now, markWeekSeen }: MessageSource): void {
  let running: Round | null = null;
  /** Resolves when the player has closed the dialogs of all won weeks so far, so that only one is open. */
  let wins: Promise<void> = Promise.resolve();
  const showWin = (win: Parameters<typeof showWeekWin>[1], onSeen: () => void): void => {
    wins = wins
      .then(() => import('./week-win-dialog'))
      .then((dialog) => dialog.showWeekWin({ state }, win))
      .then(onSeen, (reason: unknown) => {
        console.warn('A won week could not be shown.', reason);
        toast({ title: win.title, description: texts.challenge.result(win.rank, win.prize), onSeen });
      });
  };
  events.on('roundStarted', (round) => {
    running = round;
    clearAnnouncements();
    // They are about the last round.
    closeToastsOf('win', 'refusal');
  });
  events.on('spinShown', ({ round, spin }) => {
    // The outcome of a round with a single spin is announced once it is paid.
    if (round.spins.length === 1) return;
    withTexts(round.gameId, (spoken) => {
      if (spoken && running === round) announce(spinText(spoken, round, spin));
    });
  });
  events.on('betChanged', (bet) => announce(texts.bet(bet)));
  events.on('roundSettled', (round) => {
    running = null;
    const { coins: balance } = state.getState();
    // Even if the player has left the game's page.
    withTexts(round.gameId, (spoken) =>
      announce(spoken ? outcomeText(spoken, round, balance) : basicOutcomeText(round, balance)),
    );
  });
  const tellPayout = ({ bet, payout }: Round): void => {
    if (payout === 0) return;
    const coins = formatCoins(payout);
    const message = payout > bet ? texts.win(coins) : texts.returned(coins, formatCoins(bet));
    toast({ kind: 'win', silent: true, closesOnPress: true, ...message });
  };
  events.on('winPresented', tellPayout);
  events.on('roundCutShort', tellPayout);
  events.on('roundRecovered', (round) => {
    withTexts(round.gameId, (spoken) =>
      toast({
        title: texts.recovered,
        description: spoken ? recoveredText(spoken, round) : basicRecoveredText(round),
      }),
    );
  });
  events.on('spinRefused', (refusal) => {
    const { title, description } = texts.refusals[refusal];
    const more = refusal === 'not enough coins' ? nextCoins(state.getState(), now()) : null;
    const all = joinSentences(more ? [description, more] : [description]);
    toast({ kind: 'refusal', variant: 'destructive', title, description: all });
  });
  events.on('roundVoided', () => {
    running = null;
    toast({ kind: 'refusal', variant: 'destructive', ...texts.roundVoided });
  });
  events.on('bonusNotSaved', () => toast({ kind: 'bonus', variant: 'destructive', ...texts.bonusNotSaved }));
  events.on('bonusClaimed', ({ amount, streak }) => toast({ kind: 'bonus', ...texts.bonus(amount, streak) }));
  events.on('waitingToSave', (isWaiting) => {
    if (isWaiting) toast({ kind: 'waiting', stays: true, ...texts.waitingToSave });
    else closeToastsOf('waiting');
  });
  events.on('sessionEnding', (minutes) => toast({ kind: 'session', ...texts.sessionEnding(minutes) }));
  events.on('challengeSettled', ({ week, rank, prize }) => {
    const title = weekTitle(week, now());
    const onSeen = (): void => void markWeekSeen(week);
    if (prize > 0) showWin({ title, rank, prize }, onSeen);
    else {
      toast({ title, description: texts.challenge.result(rank, prize), onSeen });
    }
  });
}
