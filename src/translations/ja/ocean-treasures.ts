import type { FeatureDefinition } from '../../engine/definition';
import type { GameTexts } from '../../games/game-texts';
import { lineNames } from '../../games/ocean-treasures/line-names';
import { oceanTreasures as game } from '../../games/ocean-treasures/definition';
import { oceanTreasures as card } from './shell';
import type { Translation } from '../translation';

const { awards, every, adds, multipliers } = game.feature as FeatureDefinition;
const [, ...later] = multipliers;

const scatters = `${Object.keys(awards).join('・')}個`;
const dives = `${Object.values(awards).join('・')}回`;

export const texts = {
  name: card.name,
  page: card.pageTitle,
  symbols: {
    starfish: 'ヒトデ',
    seahorse: 'タツノオトシゴ',
    crab: 'カニ',
    // エンゼルフィッシュ lives in rivers, and is too long for the picture of a round.
    angelfish: '熱帯魚',
    turtle: 'ウミガメ',
    manta: 'マンタ',
    chest: '宝箱',
    octopus: 'タコ',
    'pearl-2': '真珠2',
    'pearl-3': '真珠3',
    'pearl-5': '真珠5',
    'pearl-10': '真珠10',
    'pearl-25': '真珠25',
    diver: 'ダイバー',
    shell: '貝',
  },
  // With the counter that fits; the count takes the place of `#`.
  plurals: {
    starfish: 'ヒトデ#匹',
    seahorse: 'タツノオトシゴ#匹',
    crab: 'カニ#匹',
    angelfish: '熱帯魚#匹',
    turtle: 'ウミガメ#匹',
    manta: 'マンタ#匹',
    chest: '宝箱#個',
  },
  rules:
    'いちばん左のリールから、ライン上に同じシンボルが3つ、4つ、または5つ続くと配当です。当たったラインはすべて配当になり、ダイバーが集めた真珠もすべて配当になります。当たりの獲得枚数は、必ずベットを上回ります。',
  demonstration: '1本のラインに左から同じシンボルが3つ以上並ぶと当たりです。',
  collecting: 'リール5のダイバーが、見えている真珠をすべて集めます。',
  lines: lineNames((n) => `ライン${n}`),
  largeWins: { big: 'お宝発見！', huge: '沈没船の財宝！', giant: '伝説の秘宝！' },
  noWin: 'ラインの当たりもダイバーが集めた真珠もなく、獲得はありませんでした。',
  oddsNote:
    'コインはゲームで遊ぶためだけのものです。リールはどの位置にも同じ確率で止まり、スピンの結果が次のスピンに影響することはありません。',
  roles: {
    wild: 'ワイルド。リール2、3、4に現れ、ラインで配当のあるすべてのシンボルの代わりになります。',
    value:
      'リール1から4に現れます。ダイバーが集めると、書かれた枚数（名前の数字×ベット）のコインを獲得します。',
    collector: 'リール5に現れ、見えている真珠をすべて集めます。',
    scatter: `どこにでも現れます。${scatters}出ると、それぞれ${dives}のフリーダイブが始まります。`,
  },
  collected: (values, multiplier) =>
    `ダイバーが${values.map((value) => `${value}倍`).join('、')}の真珠を集めました${multiplier > 1 ? `（さらに${multiplier}倍）` : ''}`,
  feature: {
    name: 'フリーダイブ',
    spin: 'ダイブ',
    spins: 'ダイブ',
    began: (shells, count) => `貝が${shells}個。フリーダイブ${count}回。`,
    deeper: (added, multiplier) => `ダイブ${added}回追加。真珠の配当は×${multiplier}になります。`,
    cause: (shells) => `貝${shells}個`,
    rise: {
      title: 'もっと深く！',
      text: (added, multiplier) => `ダイブ+${added}回、真珠×${multiplier}`,
    },
    opening: 'ダイブの前',
    best: 'ベストダイブ',
    rules: `貝が場所を問わず${scatters}出ると、それぞれ${dives}のフリーダイブが始まります。ダイブは、真珠とダイバーが増え、貝が出ないリールでのフリースピンです。ダイバーが${every}人現れるごとに深く潜り、最大${later.length}回まで深くなります。そのたびにダイブが${adds}回追加され、真珠の配当は${later.map((times) => `${times}倍`).join('、')}と上がっていきます。`,
    collectors: 'ダイバー',
    levels: { name: '深度', each: ['光さすサンゴ礁', 'たそがれの海', '真夜中の海', '財宝の間'] },
  },
} satisfies Translation<GameTexts>;
