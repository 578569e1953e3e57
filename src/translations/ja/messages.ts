import type { texts as englishNewVersion } from '../../app/pwa/texts';
import type { texts as englishNotifications } from '../../app/notifications/texts';
import type { texts as englishSkinFiles } from '../../app/skin-files/texts';
import type { texts as englishToast } from '../../ui/toast/texts';
import type { texts as englishVisitLook } from '../../app/visit-look/texts';
import { spokenList } from '../../games/spoken';
import { counted } from './counted';
import { ui } from './shell';
import type { Translation } from '../translation';

const { coins } = ui;

export const toast = {
  label: 'メッセージ',
  list: 'メッセージ（{hotkey}）',
  close: '閉じる',
} satisfies Translation<typeof englishToast>;

export const skinFiles = {
  opening: (file) => ({ title: `${file}を開いています`, description: '画像と音を確認しています。' }),
  unreadable: (file) => ({
    title: `${file}を開けませんでした`,
    description: '保存またはダウンロードし直してから、もう一度お試しください。',
  }),
  noSkin: {
    title: (file) => `${file}はスキンではありません`,
    loose: 'skin.jsonがありませんが、画像か音が入っています。スタジオで追加してください。',
    other: 'ゲームで使えるものが入っていません。',
  },
  noZip: {
    title: (files) =>
      files.length === 1
        ? `${files[0] ?? ''}はスキンではありません`
        : 'これらのファイルはスキンではありません',
    art: '画像や音は、スタジオで追加するとゲームの中で見たり聞いたりできます。',
    data: 'セーブデータはプロフィールで読み込んでください。スキンのファイルはスタジオで追加してください。',
    other: 'スキンは、名前が.zipで終わるファイルです。画像、音、フォルダーはスタジオで追加してください。',
  },
  open: { studio: 'スタジオを開く', profile: 'プロフィールを開く' },
  offer: {
    about: (author, games) => `スキンの作者：${author}。対応ゲーム：${games}。`,
    licence: (licence) => `ライセンス：${licence}。`,
    contents: (counts) =>
      `${spokenList([
        ...(counts.pictures > 0 ? [`画像${counts.pictures}枚`] : []),
        ...(counts.animations > 0 ? [`アニメーション${counts.animations}個`] : []),
        ...(counts.sounds > 0 ? [`サウンド${counts.sounds}個`] : []),
        ...(counts.colours > 0 ? [`ページの色${counts.colours}色`] : []),
      ])}。`,
    leftOut: (count) => `問題が${count}件あります。使えないものは除外されます。`,
    help: '「見てみる」は、このページを閉じるか再読み込みするまで有効です。「使う」を選ぶとそのまま残り、スタジオで編集できます。自分のスキンもスタジオに残ります。',
    look: '見てみる',
    use: '使う',
    notNow: 'あとで',
  },
  linked: {
    question: (name, author, size) => `${author}さんのスキン「${name}」（${size}）を今回だけ表示しますか？`,
    show: '表示する',
    title: 'スキンを開けませんでした',
    address: 'スキンのリンクはhttps://で始まる必要があります。新しいリンクを送ってもらってください。',
    refused: (status) =>
      `リンク先のサイトからエラー${status}が返ってきました。リンクが正しいか、送ってくれた人に確認してください。`,
    unreachable:
      'リンク先のサイトに接続できないか、ほかのサイトからの読み込みが許可されていません。zipをダウンロードして、このページにドロップしてください。',
    noZip: 'リンク先はzipではありません。zipをダウンロードして、このページにドロップしてください。',
    tooLarge: (max) =>
      `zipが${max}を超えていて、スキンには大きすぎます。小さくしたものを送ってもらってください。`,
  },
  used: (name, author) => ({
    title: `${name}を使っています`,
    description: `作者：${author}。設定またはスタジオで変更できます。`,
  }),
  shelved: (name) =>
    `${name.trim() || '名前のない自分のスキン'}は、スタジオの「自分のスキン」に残っています。`,
  notKept: (name) => ({
    title: `${name}を保存できませんでした`,
    description:
      'ブラウザーの空き容量がないか、このサイトのデータを保存できない設定になっています。見てみることはできます。',
  }),
} satisfies Translation<typeof englishSkinFiles>;

export const visitLook = {
  shown: '今回だけの表示です。',
  keep: 'このまま使う',
  back: '元に戻す',
  unknown: {
    title: '着せかえが見つかりません',
    description: 'このサイトにその名前の着せかえはありません。今の着せかえのまま表示しています。',
  },
} satisfies Translation<typeof englishVisitLook>;

export const newVersion = {
  newVersion: {
    title: '新しいバージョンがあります',
    description: '再読み込みすると更新されます。コインは無事です。',
    reload: '再読み込み',
  },
} satisfies Translation<typeof englishNewVersion>;

export const notifications = {
  date: {
    title: (date) => `今日は${date}ですか？`,
    text: '端末の日付が1日を超えて変わったため、ゲームも新しい日付を使っています。間違っている場合は、端末の設定で直してください。制限と休止の残り時間は変わりません。',
    yes: 'はい、合っています',
  },
  saveProblem: {
    dismiss: 'このお知らせを閉じる',
    unreadable: {
      title: 'セーブデータを読み込めませんでした',
      text: 'データは変更せず、バックアップとしてこのブラウザーに残しました。今あるコインでそのまま遊べます。コインはいつもどおり保存されます。何もする必要はありません。',
    },
    newer: {
      title: 'セーブデータは新しいバージョンのものです',
      text: 'このページは古いバージョンのため、セーブデータには手を加えません。今表示されているコインと、これから変更する設定は、今回のアクセス中だけ有効です。ページを再読み込みすると新しいバージョンになり、コインも元どおりになります。',
    },
    'not storable': {
      title: 'コインを保存できません',
      text: 'このブラウザーではゲームのデータを保存できないか、保存領域がいっぱいです。そのまま遊べますが、ここから先のコイン、設定、制限、休止は、ページを離れるか再読み込みすると失われます。空き容量を増やすかサイトのデータを許可してから、再読み込みしてください。',
    },
    'impossible round': {
      title: 'ラウンドを完了できませんでした',
      text: '保存されたラウンドがゲームと合わず、配当を確定できません。ベットはお返ししました。ラウンドのコピーは、バックアップとしてこのブラウザーに残しています。そのまま遊べます。',
    },
  },
  refusals: {
    'not enough coins': {
      title: 'コインが足りません！',
      description: 'このベットには、コインがもっと必要です。',
    },
    'spinning in another tab': {
      title: '別のタブでスピン中です',
      description:
        '別のタブでスピンしています。ここではコインは減っていません。終わってからもう一度お試しください。',
    },
    'open round not loaded': {
      title: '前回のラウンドがまだ終わっていません',
      description:
        'そのゲームを読み込めなかったため、新しいスピンは始まらず、コインも減っていません。接続を確認してから、もう一度お試しください。',
    },
    'randomness broken': {
      title: '今は公正なスピンを行えません',
      description:
        'ブラウザーから乱数を取得できなかったため、スピンは始まらず、コインも減っていません。ページを再読み込みして、もう一度お試しください。',
    },
  },
  bonusIsReady: (amount) => `今日のデイリーボーナス（${coins(amount)}）をホームで受け取れます。`,
  bonusIsDue: (time) => `次のデイリーボーナスまであと${time}です。`,
  roundVoided: {
    title: 'このスピンは無効です',
    description: '同じ瞬間に別のタブでもプレイしていました。残高は正しい値です。',
  },
  bonusNotSaved: {
    title: 'ボーナスはまだ受け取れます',
    description:
      'ブラウザーに保存できなかったため、コインは増えていません。空き容量を増やすか、このサイトのデータの保存を許可してから、もう一度受け取ってください。',
  },
  bonus: (amount, streak) => ({
    title: 'デイリーボーナス',
    description:
      streak > 1
        ? `${coins(amount)}を受け取りました。${streak}日連続です。`
        : `${coins(amount)}を受け取りました。`,
  }),
  bet: (bet) => `ベットは${coins(bet)}です。`,
  win: (payout) => ({ title: '🎉 当たり！', description: `コイン${payout}枚を獲得しました！` }),
  returned: (payout, bet) =>
    payout === bet
      ? {
          title: `ベットしたコイン${bet}枚が戻りました`,
          description: 'このラウンドの配当は、ベットと同じ枚数でした。',
        }
      : {
          title: `ベットしたコイン${bet}枚のうち${payout}枚が戻りました`,
          description: 'このラウンドの配当は、ベットより少ない枚数でした。',
        },
  recovered: '前回のラウンドを最後まで進めました',
  waitingToSave: {
    title: 'まだ保存されていません',
    description:
      '別のタブでスピンしています。終わりしだい変更を保存します。それまで、このページを閉じないでください。',
  },
  sessionEnding: (minutes) => ({
    title: `残り${minutes}分`,
    description: 'セッションの制限時間に達すると、「スピン！」は押せなくなります。',
  }),
  challenge: {
    lastWeek: '先週のチャレンジ',
    olderWeek: (week) => `週間チャレンジ（${week}）`,
    result: (rank, prize) =>
      prize > 0
        ? `${rank}位で終わり、${coins(prize)}を獲得しました。`
        : `${rank}位で終わりました。今回は賞品なしです。`,
    rank: (rank) => `${rank}位でした`,
    prize: (prize) => `+${coins(prize)}`,
    collect: '受け取る',
  },
  round: {
    balance: (balance) => `残高は${coins(balance)}です。`,
    noWin: 'はずれです。',
    lineWon: (line, symbols, payout) => `${line}、${symbols}。${coins(payout)}を獲得しました。`,
    lineReturned: (line, symbols, payout) => `${line}、${symbols}。${coins(payout)}が戻りました。`,
    line: (line, symbols, payout) => `${line}、${symbols}、${coins(payout)}。`,
    moreLines: (lines, payout) => `ほか${lines}ラインで${coins(payout)}。`,
    symbols: (count, plural) => counted(count, plural),
    collected: (collected, payout) => `${collected}。${coins(payout)}。`,
    collectedOnly: (collected) => `${collected}。`,
    freeSpins: (count, spins, payout) =>
      payout > 0
        ? `${spins}${count}回の配当は${coins(payout)}でした。`
        : `${spins}${count}回の配当はありませんでした。`,
    freeSpin: (spin, number, total, payout) =>
      `${spin}${total}回中${number}回目、${payout > 0 ? coins(payout) : '配当なし'}。`,
    lastNext: (spin) => `次が最後の${spin}です。`,
    won: (payout) => `${coins(payout)}を獲得しました。`,
    returned: (payout) => `${coins(payout)}が戻りました。`,
    bet: (bet) => `ベットは${coins(bet)}でした。`,
    lineShown: (line, symbols) => `${line}、${symbols.join('、')}。`,
    paid: (payout) => (payout > 0 ? `配当は${coins(payout)}でした。` : '配当はありませんでした。'),
    paidInAll: (payout) => `配当は合計${coins(payout)}でした。`,
  },
} satisfies Translation<typeof englishNotifications>;
