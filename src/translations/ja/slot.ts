import type { OddsSummary } from '../../engine/odds/summary';
import type { GameTexts } from '../../games/game-texts';
import type { texts as englishHelp } from '../../pages/slot/help/texts';
import type { texts as englishReplay } from '../../pages/slot/replay/texts';
import type { texts as english } from '../../pages/slot/texts';
import type { PlayBlock } from '../../player/limits/play-block';
import { MINUTE_MS } from '../../engine/time';
import { locale } from '../../languages/language';
import { netOf } from '../../player/limits/play-log';
import { formatCoins, formatNet, formatPart, formatRounded } from '../../ui/format/format';
import { counted } from './counted';
import { ui } from './shell';
import type { texts as englishStage } from '../../stage/wins/texts';
import type { Translation } from '../translation';

const { coins } = ui;

const minutes = (count: number): string => `${formatCoins(count)}分`;

function blocked(
  block: Exclude<PlayBlock, { reason: 'reminder' }>,
  when: string,
): { readonly title: string; readonly description: string } {
  switch (block.reason) {
    case 'break':
      return {
        title: '休止中です。',
        description: `ゲームは${when}に再開します。`,
      };
    case 'session':
      return {
        title: 'セッションの制限時間に達しました。',
        description: `ひと休みしましょう。${when}にまたスピンできます。`,
      };
    case 'bet limit': {
      const per = block.per === 'day' ? '1日' : '1週間';
      return block.left > 0
        ? {
            title: `このベットでは、${per}のベット上限を超えます。`,
            description: `あと${coins(block.left)}までベットできます。上限は${when}にリセットされます。`,
          }
        : {
            title: `${per}のベット上限に達しました。`,
            description: `${when}にまたベットできます。`,
          };
    }
  }
}

export const slot = {
  bet: 'ベット',
  win: '獲得',
  chooseBet: 'ベットを選ぶ',
  betChoice: coins,
  lowerBet: (step) => `ベットを${coins(step)}分下げる`,
  raiseBet: (step) => `ベットを${coins(step)}分上げる`,
  spin: 'スピン！',
  spinning: '回転中…',
  stage: 'リール：スペースかEnterでスピン',
  reels: 'リール',
  finish: '押すとすぐに表示されます',
  simpleReels: 'シンプルなリールを表示しています。コインは無事です。',
  retry: '再試行',
  soundOffer: { question: '音を出して遊びますか？', accept: 'オンにする', decline: 'いいえ' },
  help: 'ヘルプ',
  watchAgain: 'もう一度見る',
  noReplay: {
    title: 'ラウンドを読み込めませんでした',
    description: '接続を確認してから、もう一度お試しください。',
  },
  helpTip: 'ルール、配当表、確率、ショートカット',
  looks: {
    button: '着せかえ',
    title: '着せかえを選ぶ',
    text: 'ゲームとすべてのページが変わります。すぐに、またはリールが止まりしだい切り替わります。',
    notLoaded: {
      title: '着せかえを読み込めませんでした',
      description: '接続を確認してから、もう一度お試しください。',
    },
  },
  noHelp: {
    title: 'ヘルプを読み込めませんでした',
    description: '接続を確認してから、もう一度お試しください。',
  },

  session: 'セッション',
  net: '収支',
  minutes,
  minutesAndLeft: (played, left) => `${minutes(played)} · 残り${minutes(left)}`,
  gained: formatNet,
  blocked,
  onBreak: {
    title: '休止中',
    text: (when) => `ご希望どおり、ゲームは${when}に再開します。それまでコインはそのまま残っています。`,
    help: '相談先と、ギャンブルサイトをずっとブロックする方法',
    home: '岸に戻る',
  },
  reminder: {
    title: { daily: '今日のプレイの前に', minutes: 'ここまでのプレイのまとめ' },
    intro: {
      daily: 'その日の最初のスピンで表示するように設定されています。',
      minutes: 'プレイ中にリマインダーを表示するように設定されています。',
    },
    yesterday: '昨日',
    thisWeek: '今週',
    sinceReminder: '前回のリマインダー以降',
    today: '今日',
    rows: [
      { name: 'プレイ時間', value: ({ ms }) => minutes(Math.floor(ms / MINUTE_MS)) },
      { name: 'ベットしたコイン', value: ({ bet }) => formatCoins(bet) },
      { name: '獲得したコイン', value: ({ won }) => formatCoins(won) },
      { name: '収支', value: (played) => formatNet(netOf(played)) },
    ],
    goOn: '続ける',
    takeBreak: '休止する',
    rounds: 'ラウンドを見る',
  },

  paytable: '配当表',
  times: (payout) => `×${formatCoins(payout)}`,
  coins,
  forBet: (bet) => `ベット${formatCoins(bet)}枚の場合`,
  ofAKind: (count) => `${count}つそろい`,
  collectedFor: (payout) => `集めると${formatCoins(payout)}枚`,
  lines: (lines) => `${lines}本のライン`,
  linePicture: (line, rows) => `${line}：段は左から${rows.join('、')}`,
  reelPicture: (line) => `${line}、上から下まで`,
  inOrder: (place) => `${place}番目`,
  strips: {
    show: 'リール配列を見る',
    base: '通常スピンのリール配列',
    feature: (spin) => `フリー${spin}のリール配列`,
    note: 'どのリールも、すべての位置に同じ確率で止まります。止まった位置のシンボルがいちばん上に表示され、その下に続きのシンボルが並びます。最後の位置の次は最初の位置に戻ります。',
    position: '位置',
    reel: (number) => `リール${number}`,
  },
  feature: {
    multiplier: (multiplier) => `×${formatCoins(multiplier)}`,
    left: (left, spins) => `${spins}残り${formatCoins(left)}回`,
    last: (spin) => `最後の${spin}`,
    numbered: (spin, number, of) => `${spin} ${formatCoins(number)}/${formatCoins(of)}`,
    toNext: (collectors, collected, every) => `${collectors} ${formatCoins(collected)}/${formatCoins(every)}`,
    paid: (played, spins, payout) => `${spins}${formatCoins(played)}回で${formatCoins(payout)}枚`,
    spin: (spin, number) => `${spin}${number}`,
  },
  paidBy: {
    times: (count, symbols, times) => `${counted(count, symbols)} ×${formatCoins(times)}`,
    line: (line, count, symbols, payout) => `${line} ${counted(count, symbols)} ${formatCoins(payout)}枚`,
    lines: (lines, payout) => `${formatCoins(lines)}ライン：${formatCoins(payout)}枚`,
    collected: (collector, payout) => `${collector}：${formatCoins(payout)}枚`,
  },
  checkOdds: '確率を自分で確かめる',
  odds: (
    { hitRate, returnToPlayer, largestWin, feature }: OddsSummary,
    { feature: named, oddsNote }: GameTexts,
  ) => {
    const spinsPerWin = formatRounded(1 / hitRate);
    if (!feature || !named) {
      return `スピン約${spinsPerWin}回に1回の割合で当たります（${formatPart(hitRate)}）。多くのスピンを重ねると、ベットしたコイン100枚につき約${formatRounded(returnToPlayer * 100)}枚が戻ります（${formatPart(returnToPlayer)}）。${oddsNote}`;
    }
    return `スピン約${spinsPerWin}回に1回の割合で、配当が出るかフリー${named.spins}が始まります（${formatPart(hitRate)}）。フリー${named.spins}が始まるのは約${formatRounded(1 / feature.rate)}回に1回です。多くのスピンを重ねると、ベットの${formatPart(returnToPlayer)}が戻り、そのうち${formatPart(feature.share)}はフリー${named.spins}によるものです。最大獲得はベットの${formatCoins(largestWin)}倍です。${oddsNote}`;
  },
} satisfies Translation<typeof english>;

export const replay = {
  // Not リプレイ, which is a free spin to players of slots.
  name: 'ラウンドの再生',
  notice: 'ラウンドの再生です。コインは増減しません。',
  proof: 'このようなリンクはだれでも作れるため、何の証明にもなりません。',
  watchAgain: 'もう一度見る',
  share: '共有',
  savePicture: '画像を保存',
  play: '遊ぶ',
  faults: {
    'not a code':
      'このリンクにはラウンドが含まれていません。リンク全体をコピーして、もう一度お試しください。',
    'too long':
      'このリンクは、ラウンドのリンクとしては長すぎます。リンクだけをコピーして、もう一度お試しください。',
    'cut off': 'リンクの一部が欠けています。全体をコピーして、もう一度お試しください。',
    'other rules':
      'このラウンドは、別のゲームのものか、このゲームのルールが変わる前のものです。このゲームのリンクかどうか、ご確認ください。',
    impossible: 'このリンクのラウンドは、このゲームでは起こりえません。',
  },
  faultTitle: 'このラウンドは表示できません',
  sharedText: (game) => `${game}のこのラウンド、見てみて！`,
  copied: { title: 'リンクをコピーしました', description: '好きなところに貼り付けてください。' },
  notCopied: {
    title: 'リンクをコピーできませんでした',
    description: '代わりにアドレスバーからコピーしてください。',
  },
  notDrawn: {
    title: '画像を作成できませんでした',
    description: 'リンクの共有はできます。',
  },
  notSaved: {
    title: '画像を保存できません',
    description: '追跡を防ぐため、ブラウザーがこのサイトの描画内容を隠しています。リンクの共有はできます。',
  },
  picture: {
    times: (multiple) => `×${multiple.toLocaleString(locale(), { maximumFractionDigits: 2 })}`,
    ofTheBet: '配当倍率',
    noWin: 'はずれ',
    ofAKind: (count, symbols) => counted(count, symbols),
    moreLines: (lines) => `ほか${lines}ライン`,
    freeSpins: (count, spins) => `フリー${spins}${count}回`,
    captionTimes: (spin, multiplier) => `${spin} · ${multiplier}`,
    footer: '現金価値のないバーチャルコイン · 18+',
  },
} satisfies Translation<typeof englishReplay>;

export const help = {
  title: 'ヘルプ',
  close: '閉じる',
  rules: 'ルール',
  bet: ({ min, max, step }) =>
    `コイン${formatCoins(min)}枚から${formatCoins(max)}枚まで、${formatCoins(step)}枚単位でベットを選んでスピンします。ベットは、リールが回り始めるときに残高から引かれます。`,
  paid: '獲得したコインは、リールが止まると残高に加わります。コインはゲームで遊ぶためのもので、現金としての価値はありません。18歳以上の方を対象としたゲームです。',
  odds: '確率',
  anyLine: '各ライン',
  line: (spins) => `${formatRounded(spins)}回に1回`,
  keys: 'ショートカットキー',
  helpKey: '?キーでヘルプを開く',
  keyList: (page) => [
    { keys: ['Tab', 'Shift + Tab'], does: '次のボタンやリンクに移動、または前に戻る' },
    {
      keys: ['スペース', 'Enter'],
      does: 'スピンする（リールまたは「スピン！」を選択中）、または選択中のボタンを押す',
    },
    { keys: ['スペース'], does: 'ボタンやリンクを選択していないときにスピンする' },
    { keys: ['?'], does: `「${page}」のページでヘルプを開く` },
    { keys: ['Esc'], does: 'ヘルプ、メニュー、メッセージを閉じる' },
    { keys: ['F8'], does: 'メッセージに移動' },
  ],
} satisfies Translation<typeof englishHelp>;

export const stage = {
  line: (name, paid) => `${name}：${paid}`,
  tally: (values, multiplier, paid) => `${values}${multiplier > 1 ? `、${multiplier}倍` : ''}：${paid}`,
} satisfies Translation<typeof englishStage>;
