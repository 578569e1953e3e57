import type { GameTexts } from '../../games/game-texts';
import { luckyFishing } from './shell';
import type { Translation } from '../translation';

export const texts = {
  name: luckyFishing.name,
  page: luckyFishing.pageTitle,
  symbols: {
    fish: '魚',
    tuna: 'フグ',
    shark: 'サメ',
    octopus: 'タコ',
    whale: 'クジラ',
    treasure: 'お宝',
  },
  // With the counter that fits; the count takes the place of `#`.
  plurals: {
    fish: '魚#匹',
    // Drawn as a pufferfish in every look.
    tuna: 'フグ#匹',
    shark: 'サメ#匹',
    octopus: 'タコ#匹',
    whale: 'クジラ#頭',
    treasure: 'お宝#個',
  },
  rules:
    '1つのリールに同じシンボルが3つそろうと、「シンボルの倍率×ベット」の配当が出ます。配当が出るのは1回のスピンにつき1つのリールだけ。中央、左、右の順に判定します。',
  demonstration: 'リールの縦に同じシンボルが3つそろうと当たりです。',
  lines: { middle: '中央のリール', left: '左のリール', right: '右のリール' },
  linePictures: {
    title: '当たりはリールの縦一列',
    note: '中央のリールが優先です。',
  },
  largeWins: { big: '大漁！', huge: '超大漁！', giant: '一生に一度の大漁！' },
  noWin: 'どのリールにも同じシンボルが3つそろわず、獲得はありませんでした。',
  oddsNote:
    'これほど戻りが大きいのは、コインがゲームで遊ぶためだけのものだからです。どの位置にもすべてのシンボルが同じ確率で現れ、スピンの結果が次のスピンに影響することはありません。',
} satisfies Translation<GameTexts>;
