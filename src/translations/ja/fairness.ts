import type { texts as english } from '../../pages/fairness/texts';
import { locale } from '../../languages/language';
import { formatCoins, formatRounded } from '../../ui/format/format';
import type { Translation } from '../translation';

const rounds = (count: number): string => `${formatCoins(count)}ラウンド`;

export const fairness = {
  intro:
    '確率について、私たちの言葉をうのみにする必要はありません。自分のラウンドと比べ、この端末で計算し直し、ラウンドの決まり方も確かめられます。',
  own: {
    title: '自分のラウンドと確率',
    next: '過去のラウンドから、次のラウンドのことは何もわかりません。ラウンドは毎回新しく抽選されます。「そろそろ当たる」ということはなく、幸運が続いても運を使い果たすことはありません。',
    none: 'まだ遊んでいません。もちろん、それでかまいません。遊ぶと、自分のラウンドと確率をここで比べられます。',
    noneOf: 'このゲームはまだ遊んでいません。',
    reading: 'ラウンドを読み取り中…',
    rounds,
    wins: '当たりと還元率',
    winsIn: (game) => `${game}の当たりと還元率`,
    symbols: 'シンボル',
    symbolsIn: (game) => `${game}のシンボル`,
    columns: { own: '自分', expected: '期待値', range: '偶然の範囲' },
    figure: '数値',
    symbol: 'シンボル',
    paid: '配当が出たラウンド',
    return: '平均還元率',
    returnNote:
      '100%は、平均すると1ラウンドでベットと同額が戻ったという意味です。ベットの額にかかわらず、どのラウンドも同じ重みで数えます。',
    symbolsNote: (spins) =>
      `各シンボルがリールに出た回数です。${spins ? `フリー${spins}は別のリールを使うため、数えていません。` : ''}`,
    outside: '範囲外',
    inside: 'すべての数値が、偶然だけで説明できる範囲に入っています。',
    someOutside: (names, figures) =>
      `範囲を外れているもの：${names}。数値が${figures}個あると、公正なゲームでも偶然だけで、約${formatRounded(1 / (1 - 0.99 ** figures))}人に1人のプレイヤーは少なくとも1個が範囲を外れます。`,
    exact: (count) =>
      `「偶然の範囲」は、公正なゲームを${rounds(count)}遊んだプレイヤー100人のうち99人が入る範囲です。この範囲は正確です。${count === 1 ? '1ラウンド' : 'その数のラウンド'}で起こりうる結果をすべて計算に入れています。`,
    chiSquare: (count) =>
      `「偶然の範囲」は、公正なゲームを${rounds(count)}遊んだプレイヤー100人のうち約99人が入る範囲です。このラウンド数では、カイ二乗検定で範囲を求めています。`,
    notInHistory: (count) =>
      `${rounds(count)}は、合計には入っていますが履歴にないため、ここには含まれていません。`,
    onlyTotals:
      'ブラウザーにラウンドの履歴を残せないため、合計を比べています。合計からは、各ラウンドの還元はわかりません。',
    count: (count) => count.toLocaleString(locale(), { maximumFractionDigits: count < 100 ? 1 : 0 }),
    percent: (part) =>
      part.toLocaleString(locale(), { style: 'percent', maximumFractionDigits: part < 1 ? 1 : 0 }),
    counts: (min, max) => `${formatCoins(min)}～${formatCoins(max)}`,
    percents: (min, max) => `${formatRounded(min * 100)}～${formatRounded(max * 100)}%`,
  },
  recompute: {
    title: '確率を自分で計算する',
    text: 'このサイトが公開しているルールから、ブラウザーで確率を計算できます。リールに出うる組み合わせをすべて数えます。数千万通りあるため、数秒かかります。どこにも送信されません。',
    start: '確率を計算する',
    again: 'もう一度計算する',
    cancel: 'キャンセル',
    progress: '進み具合',
    cancelled: 'キャンセルしました。',
    same: (seconds) =>
      `${seconds.toLocaleString(locale(), { maximumFractionDigits: 1 })}秒で完了しました。すべての数値が最後の桁まで一致しています。`,
    figureOf: (game, figure) => `${game}の${figure}`,
    different: (names) =>
      `公開されている数値と異なるもの：${names}。ページを再読み込みして、最新のバージョンにしてください。それでも異なる場合は、ご報告ください。`,
    failed: '確率を計算できませんでした。接続を確認し、ページを再読み込みして、もう一度お試しください。',
    columns: { figure: '数値', published: '公開値', found: 'この端末' },
    notYet: '–',
    figures: (spins) => ({
      returnToPlayer: '還元率',
      hitRate: '当たり率',
      featureRate: `フリー${spins}の確率`,
      featureShare: `フリー${spins}による還元`,
      standardDeviation: '標準偏差',
      largestWin: '最大獲得',
    }),
    units: (spins) =>
      `還元率は、ベットしたコイン1枚あたりどれだけ戻るかを表します。当たり率は、配当が出る${spins ? `か、フリー${spins}が始まる` : ''}ラウンドの割合です。標準偏差はラウンドごとのばらつきを表し、最大獲得とともに、ベットの何倍かで示します。`,
    rules: '公開されているルールのデータ：',
  },
  drawing: {
    title: 'ラウンドの決まり方',
    sentences: [
      'スピンすると、リールが動き出す前に、フリーダイブも含めたラウンド全体が一度に抽選され、保存されます。',
      '乱数はすべて、ブラウザーの暗号論的乱数生成器から得ています。特定の結果に偏る原因となるごく一部の値は、使わずに捨てています。',
      'Lucky Fishingでは、どのマスにも6種類のシンボルが同じ確率で現れます。Ocean Treasuresでは、どのリールもすべての位置に同じ確率で止まります。',
      'ラウンドの配当を決めるのは、そのシンボルとベットだけです。残高、以前のラウンド、プレイ時間は関係ありません。',
      'リールの回転中に流れていくシンボルは別に抽選されるため、結果に影響せず、結果の手がかりにもなりません。',
    ],
    code: 'この処理のコードを読む',
  },
} satisfies Translation<typeof english>;
