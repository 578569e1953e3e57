import { formatCoins } from '../../ui/format/format';
import { luckyFishingCard } from '../../games/lucky-fishing/card';
import { rivals } from '../../player/challenge/rivals';
import { SPINS_COUNTED, type ChallengeRecord } from '../../player/challenge/challenge';
import { prizePool, prizes } from '../../player/challenge/leaderboard';

export const texts = {
  title: 'Leaderboard',
  intro:
    'Everything here stays on this device: your spins, your coins and your results. There is no server and there are no other people: you play against computer anglers.',
  board: {
    title: 'This week',
    ends: (time: string) => `Ends in ${time}`,
    table: (week: string) => `Ranking for ${week}`,
    rank: 'Rank',
    player: 'Angler',
    score: 'Score',
    prize: 'Prize',
    kinds: { computer: 'Computer angler', player: 'On this device' },
    spins: (spins: number) => `${spins} ${spins === 1 ? 'spin' : 'spins'}`,
    noPrize: 'none',
    empty: 'The week has just begun, and nobody has spun yet.',
    play: 'Play Slots',
    rankStatus: ({ spins }: ChallengeRecord, rank: number | undefined) => {
      if (rank === undefined) {
        return `You haven't spun this week. Your first ${SPINS_COUNTED} spins count, and the first one puts you on the board.`;
      }
      return spins < SPINS_COUNTED
        ? `You're at rank ${rank} after ${spins} of your ${SPINS_COUNTED} spins.`
        : `You're at rank ${rank} after all ${SPINS_COUNTED} spins. The others may still catch up.`;
    },
  },
  rules: {
    title: 'How it works',
    lines: [
      `A week runs from Monday 00:00 to Monday 00:00 UTC, by this device's clock. Your first ${SPINS_COUNTED} spins in ${luckyFishingCard.title} count. Other games don't.`,
      'Your score is the sum of your win multipliers: a catch that pays 20 times your bet scores 20, whatever you bet.',
      `You compete with ${rivals.length} computer anglers. Each plays ${SPINS_COUNTED} spins by the same rules, spread over the week. They are the same on every device.`,
      'The highest score leads. If scores are tied, whoever got there first leads.',
      `The top ${prizes.length} share ${formatCoins(prizePool)} coins. Your prize is added to your balance when you open the game after the week has ended.`,
    ],
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
    none: 'None yet. Each week you play appears here when it has ended.',
  },
} as const;
