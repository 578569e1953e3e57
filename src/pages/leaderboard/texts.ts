import { formatCoins } from '../../ui/format/format';
import { luckyFishingCard } from '../../games/lucky-fishing/card';
import { SPINS_COUNTED, type ChallengeRecord } from '../../player/challenge/challenge';
import { prizePool, prizes, rivals } from '../../player/challenge/leaderboard';
import { translatable } from '../../languages/language';

export const texts = translatable('leaderboard/leaderboard', {
  intro:
    'You play against computer anglers, not other people. Your spins, coins and results stay on this device.',
  board: {
    title: 'This week',
    ends: (time: string) => `Ends in ${time}`,
    table: (week: string) => `Ranking for ${week}`,
    rank: 'Rank',
    player: 'Angler',
    score: 'Score',
    prize: 'Prize',
    you: 'You',
    kinds: { computer: 'Computer angler', player: 'On this device' },
    spins: (spins: number) => `${spins} ${spins === 1 ? 'spin' : 'spins'}`,
    noPrize: 'no prize',
    empty: 'The week has just begun, and nobody has played yet.',
    play: 'Play Slots',
    showAll: (anglers: number) => `Show all ${anglers} anglers`,
    showWinners: 'Show only the winning ranks',
    rankStatus: ({ spins }: ChallengeRecord, rank: number | undefined) => {
      if (rank === undefined) {
        return `You haven't played this week. Your first ${SPINS_COUNTED} spins count, and the first one puts you on the board.`;
      }
      return spins < SPINS_COUNTED
        ? `You're #${rank} after ${spins} of your ${SPINS_COUNTED} spins.`
        : `You're #${rank} after all ${SPINS_COUNTED} spins. The ranking can still change before the week ends.`;
    },
  },
  rules: {
    title: 'How it works',
    get lines() {
      return [
        `A week runs from Monday 00:00 to Monday 00:00 UTC, by this device's clock. Your first ${SPINS_COUNTED} spins in ${luckyFishingCard.title} count. Other games don't.`,
        'Your score is the sum of your win multipliers. A win that pays 20 times your bet scores 20 points, whatever you bet.',
        `You compete with ${rivals.length} computer anglers. Each of them plays ${SPINS_COUNTED} spins by the same rules, spread over the week. Their results are the same on every device.`,
        'The highest score leads. If scores are tied, the angler who got there first leads.',
        `The top ${prizes.length} share ${formatCoins(prizePool)} coins. Your prize is added to your balance when you open the game after the week has ended.`,
      ] as const;
    },
    note: 'Prizes are virtual coins. They have no cash value.',
  },
  records: {
    title: 'Your records',
    largestWin: 'Largest win',
    longestRun: 'Longest winning streak',
    highestBalance: 'Highest balance',
    coins: 'coins',
    wins: 'in a row',
  },
  past: {
    title: 'Your past weeks',
    week: 'Week',
    none: 'No weeks yet. Each week you play appears here when it ends.',
  },
} as const);
