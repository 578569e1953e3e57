import type { texts as english } from '../../pages/home/texts';
import { luckyFishingCard } from '../../games/lucky-fishing/card';
import { SPINS_COUNTED } from '../../player/challenge/challenge';
import { startingCoins } from '../../player/starting-coins';
import { formatCoins } from '../../ui/format/format';
import { descriptions } from './shell';
import type { Translation } from '../translation';

const POOL = { min: 100_000, current: 104_250 };

export const home = {
  pageDescription: descriptions.home,
  title: 'Lucky Fishing',
  tagline:
    'Lucky Fishingへようこそ！桟橋の下で3つのリールを回すもよし、海に潜って5つのリールと海底の宝箱に挑むもよし。',
  play: 'スロットで遊ぶ',
  adults:
    '18歳以上の方が対象です。バーチャルコインに現金としての価値はありません。ゲームのデータはこの端末に残ります。',
  bonus: {
    title: 'デイリーボーナス',
    today: ({ amount, streak }) =>
      streak > 1
        ? `無料コイン${formatCoins(amount)}枚。${streak}日連続です。`
        : `今日は無料コイン${formatCoins(amount)}枚。明日も来ると増えます。`,
    next: ({ amount, streak }, time) => `${streak}日目：あと${time}で無料コイン${formatCoins(amount)}枚。`,
    claim: '受け取る',
    claimed: '受取済み',
  },
  about: {
    title: 'お金のかからない釣りの旅',
    text: 'Lucky Fishingはソーシャルカジノです。リールを回すのは楽しむため。お金を賭けることはありません。',
  },
  points: {
    entertainment: {
      title: 'バーチャルで楽しむ',
      get text() {
        return `使うのはバーチャルコインだけ。だれでも最初は${formatCoins(startingCoins)}枚。コインに現金としての価値はありません。`;
      },
    },
    compete: {
      title: '競って勝つ',
      text: '毎週のランキングチャレンジは、いわば釣り大会。コンピューターの釣り人24人と、バーチャルな賞品をかけて競います。',
    },
    theme: {
      title: '釣りの世界',
      text: '金魚、サメ、クジラ、沈んだお宝を釣り上げよう。スピンのたびに新しい一投です。',
    },
  },
  games: {
    title: 'おすすめゲーム',
    play: '今すぐ遊ぶ',
    playGame: (title) => `今すぐ遊ぶ：${title}`,
    isNew: 'NEW',
    isPopular: '人気',
  },
  desertOasis: {
    title: '砂漠のオアシス',
    description: '見渡すかぎりの砂漠に、たったひとつの水辺。金色の何かが跳ねています。',
  },
  challenge: {
    title: 'ランキングチャレンジ',
    get text() {
      return `毎週、コンピューターの釣り人24人と競います。対象は${luckyFishingCard.title}での最初の${SPINS_COUNTED}スピン。上位10人で、コイン${formatCoins(POOL.min)}枚以上の賞品プールを分け合います。`;
    },
    figures: [
      {
        name: '週間賞品プール',
        get value() {
          return formatCoins(POOL.min);
        },
        unit: 'コイン',
      },
      {
        name: '現在のプール',
        get value() {
          return formatCoins(POOL.current);
        },
        unit: 'コイン',
      },
    ],
    ends: { name: '終了まで', unit: 'その後、新しい週が始まります' },
    link: 'ランキングを見る',
    note: '賞品は、現金としての価値がないバーチャルコインです。ランキング、スピン、賞品はこの端末に残ります。',
  },
} satisfies Translation<typeof english>;
