import type { texts as english } from '../../pages/leaderboard/texts';
import { luckyFishingCard } from '../../games/lucky-fishing/card';
import { SPINS_COUNTED } from '../../player/challenge/challenge';
import { prizePool, prizes, rivals } from '../../player/challenge/leaderboard';
import { formatCoins } from '../../ui/format/format';
import type { Translation } from '../translation';

export const leaderboard = {
  intro: '対戦相手はほかの人ではなく、コンピューターの釣り人です。スピン、コイン、結果はこの端末に残ります。',
  board: {
    title: '今週',
    ends: (time) => `終了まで${time}`,
    table: (week) => `${week}のランキング`,
    rank: '順位',
    player: '釣り人',
    score: 'スコア',
    prize: '賞品',
    you: 'あなた',
    kinds: { computer: 'コンピューター', player: 'この端末' },
    spins: (spins) => `${spins}スピン`,
    noPrize: '賞品なし',
    empty: '新しい週が始まったばかりで、まだだれも遊んでいません。',
    play: 'スロットで遊ぶ',
    showAll: (anglers) => `${anglers}人全員を表示`,
    showWinners: '入賞圏内だけ表示',
    rankStatus: ({ spins }, rank) => {
      if (rank === undefined) {
        return `今週はまだ遊んでいません。対象は最初の${SPINS_COUNTED}スピン。1回スピンすればランキングに載ります。`;
      }
      return spins < SPINS_COUNTED
        ? `${SPINS_COUNTED}スピン中${spins}スピンを終えて${rank}位です。`
        : `${SPINS_COUNTED}スピンすべてを終えて${rank}位です。このあと抜かれる可能性もあります。`;
    },
  },
  rules: {
    title: 'ルール',
    get lines() {
      return [
        `1週間は、この端末の時計で、UTCの月曜日00:00から次の月曜日00:00までです。対象は${luckyFishingCard.title}での最初の${SPINS_COUNTED}スピンです。ほかのゲームは対象外です。`,
        'スコアは、当たりの倍率の合計です。ベットの20倍の配当が出れば、ベットの額にかかわらず20ポイントです。',
        `コンピューターの釣り人${rivals.length}人と競います。それぞれが同じルールで、1週間かけて${SPINS_COUNTED}スピンします。その結果はどの端末でも同じです。`,
        'スコアがいちばん高い釣り人が1位です。同点の場合は、先にその点に達した釣り人が上位になります。',
        `上位${prizes.length}人が、コイン${formatCoins(prizePool)}枚を分け合います。賞品は、週の終了後にゲームを開いたとき、残高に加わります。`,
      ] as const;
    },
    note: '賞品はバーチャルコインです。現金としての価値はありません。',
  },
  records: {
    title: 'あなたの記録',
    largestWin: '最大獲得',
    longestRun: '最多連続当たり',
    highestBalance: '最高残高',
    coins: 'コイン',
    wins: '回',
  },
  past: {
    title: '過去の週',
    week: '週',
    none: 'まだありません。遊んだ週は、終わるとここに表示されます。',
  },
} satisfies Translation<typeof english>;
