import type { texts as english } from '../../pages/profile/texts';
import { NAME_LENGTH } from '../../player/player-name';
import { formatCoins, formatPart, formatRounded } from '../../ui/format/format';
import { timeZone } from '../../ui/format/format-instant';
import { ui } from './shell';
import type { Translation } from '../translation';

const { coins } = ui;

const rounds = (count: number): string => `${formatCoins(count)}ラウンド`;
const cells = (count: number): string => `${formatCoins(count)}マス`;

export const profile = {
  intro: '名前、成績、これまでのすべてのラウンド。すべてこの端末に残り、どこにも送信されません。',
  player: {
    title: '釣り人',
    nameless: '名前のない釣り人',
    name: '名前',
    hint: `${NAME_LENGTH.min}～${NAME_LENGTH.max}文字。どの言語の文字でも使えます。`,
    save: '名前を保存',
    saved: '名前を保存しました。',
    notSaved:
      'ブラウザーに保存できなかったため、何も変わっていません。空き容量を増やすか、このサイトのデータの保存を許可してから、もう一度お試しください。',
    avatar: '画像',
    faults: {
      'too short': `名前には、目に見える文字が${NAME_LENGTH.min}文字以上必要です。`,
      'too long': `名前は${NAME_LENGTH.max}文字までです。`,
      unwritable:
        'この名前には、書字方向を変える文字など、目に見えない文字が含まれています。その文字を除いて、もう一度入力してください。',
    },
  },
  figures: {
    title: '成績',
    rounds: 'ラウンド',
    wins: '当たり',
    hitRate: '当たり率',
    game: 'ゲーム',
    allGames: 'すべてのゲーム',
    expected: (part) => `期待値：${formatPart(part)}`,
    noHitRate: '–',
    bet: 'ベットしたコイン',
    won: '獲得したコイン',
    net: '収支',
    time: 'プレイ時間',
    uncounted: (count) => `成績の記録を始める前の${rounds(count)}は含まれていません。`,
  },
  history: {
    title: 'すべてのラウンド',
    columns: { time: '日時', grid: '盤面', bet: 'ベット', win: '獲得', balance: '残高' },
    csvColumns: (zone) => [
      ...['ラウンド', `日時（${zone}）`, 'UTCとの時差', 'ゲーム', 'ベット', '獲得', '残高', '盤面', '当たり'],
    ],
    watch: '見る',
    timeZone: `日時のタイムゾーンは${timeZone}です。`,
    onlyWins: '当たりのみ',
    unknownGame: 'このバージョンのサイトには、このゲームがありません。',
    win: (line, count, symbol, paid) => `${line}：${symbol}×${count}、${coins(paid)}`,
    collected: (symbol, multiplier, paid) =>
      `${symbol}${multiplier > 1 ? `（配当×${multiplier}）` : ''}：${coins(paid)}`,
    freeSpins: (count, { spin } = { spin: 'スピン', spins: 'スピン' }, paid) =>
      `フリー${spin}${formatCoins(count)}回：${coins(paid)}`,
    export: 'CSVで書き出す',
    exporting: 'ファイルを作成中…',
    exportFailed: '履歴を読み取れませんでした。ページを再読み込みしてから、もう一度お試しください。',
    none: 'まだラウンドがありません。遊んだラウンドはすべてここに表示されます。',
    noWins: 'まだ当たりがありません。',
    noWin: 'なし',
    refused:
      'このサイトがデータベースを使えないため、ブラウザーに履歴を残せません。プライベートウィンドウではこうなることがあります。コインと成績は、いつもどおり保存されます。',
    pages: '履歴のページ',
    newest: '最新',
    newer: '新しいほうへ',
    older: '古いほうへ',
    oldest: '最古',
    page: (page, pages) => `${formatCoins(page)}/${formatCoins(pages)}ページ`,
  },
  balance: {
    title: '残高の推移',
    summary: (from, to, min, max, shown, played) =>
      `${coins(from)}から${coins(to)}へ。表示中の最低残高は${formatCoins(min)}枚、最高残高は${formatCoins(max)}枚です。${shown < played ? `グラフには、${rounds(played)}のうち${formatCoins(shown)}ラウンドを表示しています。` : ''}`,
    table: '残高の表',
    columns: { time: `日時（${timeZone}）`, balance: '残高' },
    none: '2ラウンド遊ぶと、残高のグラフが表示されます。',
  },
  symbols: {
    title: '出たシンボル',
    titleOf: (game) => `${game}で出たシンボル`,
    strips: (count) =>
      `これまでに${cells(count)}。リールごとに配列が異なるため、ほかより出やすいシンボルがあります。配列はゲームのページで見られます。`,
    summary: (count, expected, min, max) =>
      `これまでに${cells(count)}。各シンボルの割合は${formatPart(expected)}ほどになるはずです。偶然のばらつきだけなら、100回中99回は${formatPart(min)}から${formatPart(max)}の範囲に収まります。`,
    inside: 'すべてのシンボルがこの範囲に入っています。',
    outside: (names, symbols) =>
      `この範囲を外れているもの：${names}。シンボルが${symbols}種類あると、公正なゲームでも、約${formatRounded(1 / (1 - 0.99 ** symbols))}人に1人のプレイヤーにこうしたことが起こります。`,
    table: 'シンボルの表',
    columns: { symbol: 'シンボル', seen: '出現数', share: '割合', band: '範囲内' },
    yes: 'はい',
    no: 'いいえ',
    none: 'まだシンボルがありません。最初のラウンドから数え始めます。',
  },
  plotMissing: '今、ブラウザーがグラフを描画できません。表で同じ数値を見られます。',
  file: {
    title: 'セーブファイル',
    text: 'コイン、ラウンド、名前、週間チャレンジ、設定のすべてが1つのファイルに入ります。バックアップにしたり、別の端末に移したりできます。',
    save: 'ファイルに保存',
    choose: 'ファイルを読み込む',
    paste: { button: 'テキストを貼り付け', label: 'セーブデータのテキスト', check: 'テキストを確認' },
    faults: {
      'too large': 'このファイルは、セーブファイルとしては大きすぎます。何も変更されていません。',
      'not JSON':
        'セーブファイルではないか、一部が欠けています。何も変更されていません。別のファイルを選んでください。',
      'of another program':
        'これは別のプログラムのファイルです。何も変更されていません。Lucky Fishingで保存したファイルを選んでください。',
      newer:
        'これは新しいバージョンのゲームのファイルです。何も変更されていません。ページを再読み込みしてゲームを更新してから、もう一度お試しください。',
      damaged:
        'このセーブファイルは壊れています。何も変更されていません。ほかにコピーがあれば、そちらをお試しください。',
      'impossible name': `このファイルに保存されている釣り人の名前は使えません。名前は${NAME_LENGTH.min}～${NAME_LENGTH.max}文字です。何も変更されていません。`,
      'more wins than rounds':
        'このファイルでは、当たりの数がラウンドの数より多くなっています。これはありえません。何も変更されていません。',
      'impossible totals':
        'このファイルの合計が合いません。ラウンド、ベット、獲得、シンボルの数が矛盾しています。何も変更されていません。',
      'impossible records': 'このファイルの記録が、コインやラウンドと合いません。何も変更されていません。',
      'impossible rounds':
        'このファイルには、ゲームのリールでは起こりえないラウンドが含まれています。何も変更されていません。',
      'too many rounds':
        'このファイルには、始めた数より多くのラウンドが記録されています。これはありえません。何も変更されていません。',
    },
    failed:
      'ブラウザーに保存できなかったため、何も変更されていません。空き容量を増やすか、このサイトのデータの保存を許可してから、もう一度お試しください。',
    notMade:
      'ファイルを作成できませんでした。何も変更されていません。ページを再読み込みして、もう一度お試しください。',
    withoutHistory:
      'ファイルには履歴以外のすべてが入っています。履歴はブラウザーから読み取れませんでした。履歴も保存するには、ページを再読み込みして、もう一度お試しください。',
    mayDelete: {
      tab: 'しばらく訪れないと、ブラウザーがセーブデータを削除することがあります。残しておくには、ゲームをインストールするか、ファイルに保存してください。',
      installed:
        'しばらく訪れないと、ブラウザーがセーブデータを削除することがあります。残しておくには、ファイルに保存してください。',
    },
    lastSaved: (day) => `最後にコピーを作成したのは${day}です。手元にあることを確認してください。`,
    confirm: '読み込む',
    cancel: 'キャンセル',
    done: 'ファイルを読み込みました。',
    undoNote: '読み込みは、このページを離れるか、ラウンドを遊ぶまで取り消せます。',
    undo: '取り消す',
    undone: 'すべて元に戻りました。',
    undoneBut:
      'ゲームは元に戻りました。読み込みを取り消しても、制限と休止が緩むことはありません。次のものはそのまま残ります：',
    tooLate: 'そのあとでラウンドを遊んだか、別のファイルを読み込んだため、もう読み込みを取り消せません。',
    preview: {
      title: '変更される内容',
      savedAt: (when) => `このファイルは${when}に保存されました。`,
      columns: { what: '項目', now: '現在', then: '読み込み後' },
      same: '変更なし',
      stricter:
        '読み込みによって、制限と休止が緩むことはありません。厳しくなった場合は、読み込みを取り消してもそのままです。',
      stays: 'ここにないものは、すべてそのままです。',
      rows: {
        name: '名前',
        avatar: '画像',
        coins: 'コイン',
        rounds: '遊んだラウンド',
        wins: '当たり',
        bet: 'ベットしたコイン',
        won: '獲得したコイン',
        symbols: '出たシンボル',
        history: '履歴のラウンド',
        begun: '始めたラウンド',
        openRound: '未完了のラウンド',
        bets: '選択中のベット',
        lastGrid: 'リールの表示',
        highest: '最高残高',
        largest: '最大獲得',
        longestRun: '最多連続当たり',
        run: '現在の連続当たり',
        time: 'プレイ時間',
        lastPlayed: '最後に遊んだ日時',
        days: '今週と先週のラウンド',
        reminded: '最後のデイリーリマインダー',
        challenge: '週間チャレンジのスピン',
        score: '週間チャレンジのスコア',
        ended: '賞品待ちの週',
        weeks: '過去の週',
        unseen: '未表示の週間結果',
        lastBonus: '最後のデイリーボーナス',
        streak: 'デイリーボーナスの連続日数',
        sound: 'サウンド',
        effects: '効果音の音量',
        music: '音楽の音量',
        mono: 'モノラル',
        motion: '動き',
        idleMotion: 'スピンの合間の海の動き',
        vibration: '振動',
        renderer: 'グラフィック',
        skin: '着せかえ',
        helpKey: 'ヘルプのショートカット（?）',
        language: '言語',
        saved: '最後のセーブファイル',
      },
      none: 'なし',
      never: 'なし',
      on: 'オン',
      off: 'オフ',
      inGame: (game, text) => `${game}：${text}`,
      games: (said) => said.join('／'),
      symbol: (name, times) => `${name} ${formatCoins(times)}`,
      symbols: (said) => said.join('、'),
      openRound: (bet) => `ベット${coins(bet)}`,
      score: (score, week) => `${formatCoins(score)}、${week}`,
      others: (text) => `${text}（内容が異なります）`,
    },
    limitChanges: {
      title: 'このファイルの制限と休止',
      breakUntil: (end, isTaken) =>
        isTaken
          ? `${end}まで休止中です。それまでゲームは開きません。`
          : `${end}まで休止になります。それまでゲームは開きません。`,
      noBreak: '休止なし。',
      limits: {
        session: 'セッション制限',
        remindEvery: 'プレイ中のリマインダー',
        remindDaily: 'デイリーリマインダー',
        betPerDay: '1日のベット上限',
        betPerWeek: '1週間のベット上限',
      },
      limit: (name, then, now) => `${name}：${then}（変更前：${now}）。`,
      later: (name, from, text) => `${name}（${from}から）：${text}。`,
      noLater: (name) => `${name}：予定されている緩和は取り消されます。`,
      counted: (period, text) => `制限に数える分（${period}）：${text}。`,
      periods: {
        session: 'このセッション',
        today: '今日',
        week: '今週',
        sinceReminder: '前回のリマインダー以降',
      },
      sum: (time, played, bet, won) =>
        `プレイ時間${time}、${rounds(played)}、ベット${coins(bet)}、獲得${coins(won)}`,
    },
  },
} satisfies Translation<typeof english>;
