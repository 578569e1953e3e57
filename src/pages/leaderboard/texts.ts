import { formatCoins } from '../../ui/format/format';
import { luckyFishingCard } from '../../games/lucky-fishing/card';
import { rivals } from '../../player/challenge/rivals';
import { SPINS_COUNTED, type ChallengeRecord } from '../../player/challenge/challenge';
import { prizePool, prizes } from '../../player/challenge/leaderboard';

/** All that the Leaderboard page says. */
export const texts = {
  title: 'Leaderboard',
  intro:
    'Everything here lives on this device: your spins, your coins and your results. There is no server and nobody else: you play against computer anglers.',
  board: {
    title: 'This week',
    ends: 'Ends in',
    table: (week: string) => `Ranks of the week of ${week}`,
    rank: 'Rank',
    player: 'Angler',
    score: 'Score',
    prize: 'Prize',
    kinds: { computer: 'Computer angler', player: 'On this device' },
    spins: (spins: number) => `${spins} ${spins === 1 ? 'spin' : 'spins'}`,
    noPrize: 'none',
    empty: 'The week is young: nobody has spun yet.',
    play: 'Play Slots',
    rankStatus: ({ spins }: ChallengeRecord, rank: number | undefined) => {
      if (rank === undefined) {
        return `You haven't spun this week. Your first ${SPINS_COUNTED} spins count, and the first one puts you on the board.`;
      }
      return spins < SPINS_COUNTED
        ? `You are at rank ${rank}, with ${spins} of ${SPINS_COUNTED} spins counted.`
        : `You are at rank ${rank}. All of your ${SPINS_COUNTED} spins have counted; now the others catch up.`;
    },
  },
  rules: {
    title: 'How it works',
    lines: [
      `A week runs from Monday 00:00 to Monday 00:00 UTC, by this device's clock. Your first ${SPINS_COUNTED} spins of it count. Only spins of ${luckyFishingCard.title} do, not those of other games.`,
      'Your score is the sum of the multipliers you win: a catch that pays 20 times the bet scores 20, whatever the bet.',
      `Against you stand ${rivals.length} computer anglers. Each plays ${SPINS_COUNTED} spins by the same rules, spread over the week; every device shows the same ones.`,
      'The highest score leads. Of equal scores, the one that was reached first does.',
      `Ranks 1 to ${prizes.length} win ${formatCoins(prizePool)} coins in all. Your prize is credited once, when the week is over and you are here.`,
    ],
    note: 'Prizes are virtual coins. They have no cash value.',
  },
  records: {
    title: 'Your records',
    largestWin: 'Largest win',
    longestRun: 'Longest run of wins',
    highestBalance: 'Highest balance',
    coins: 'coins',
    wins: 'in a row',
  },
  past: {
    title: 'Your past weeks',
    week: 'Week',
    none: 'None yet. A week that you have spun in appears here when it is over.',
  },
} as const;
