import type { texts as englishYourSkins } from '../../features/your-skins/texts';
import type { texts as english } from '../../pages/settings/texts';
import type { texts as englishLooks } from '../../pages/looks/texts';
import { formatCoins } from '../../ui/format/format';
import type { Translation } from '../translation';

export const settings = {
  intro:
    '変更は、開いているすべてのタブにすぐ反映され、次回も引き継がれます。ゲームのほかのデータと同じく、この端末に保存され、どこにも送信されません。',
  language: {
    title: '言語',
    text: 'ゲームとすべてのページの言語です。すぐに切り替わります。選ぶまでは、ブラウザーの設定に従います。',
    automatic: 'ブラウザーと同じ',
  },
  sound: {
    title: 'サウンド',
    text: '遊んでいるあいだ、リールの音、釣り上げたときの音、まわりの水の音が聞こえます。',
    on: 'サウンドをオンにする',
    effects: '効果音の音量',
    music: '音楽の音量',
    mono: '両耳で同じ音（モノラル）',
    percent: (volume) => `${volume}%`,
    spoken: (volume) => `${volume}パーセント`,
    off: 'サウンドはオフです。ゲームの音を聞くにはオンにしてください。',
  },
  motion: {
    title: '動き',
    text: (seconds) => `画面の動きの多さです。スピンにかかる時間は、いつも${seconds}秒です。`,
    choices: {
      system: { title: '端末と同じ', text: '端末の動きの設定に従います。' },
      full: { title: 'すべて', text: 'リールが回り、当たりの演出が入り、海も動きます。' },
      reduced: { title: '少なめ', text: 'シンボルは回らずにフェードで切り替わり、当たりは光るだけです。' },
    },
    inUse: { full: '現在の動き：すべて。', reduced: '現在の動き：少なめ。' },
    idle: 'スピンの合間に、数秒間だけ海を動かす',
    idleReduced: '動きが少なめのとき、海は動きません。',
  },
  vibration: {
    title: '振動',
    text: 'リールが止まったときや、当たったときに振動します。',
    switchOn: '遊んでいるあいだ振動させる',
  },
  look: {
    title: '着せかえ',
    text: 'ゲームとページの見た目です。スピン中に変えた場合は、リールが止まってから切り替わります。',
    link: '作者を見る',
  },
  renderer: {
    title: 'グラフィック',
    text: 'リールの描画方法です。遊んでいる途中で描画できなくなると、「シンプル」に切り替わります。',
    choices: {
      automatic: { title: '自動', text: 'この端末に最適な方法を選びます。' },
      webgl: { title: 'WebGL', text: 'GPUがあれば速く、なければ遅くなります。' },
      canvas: { title: 'Canvas', text: 'GPUがなくても動きます。' },
      dom: { title: 'シンプル', text: 'ページそのもので描画します。どのブラウザーでも動きます。' },
    },
    inUse: {
      webgl: '使用中：WebGL。',
      bestWebgl: '使用中：WebGL。この端末にはGPUがあるためです。',
      slowWebgl: '使用中：WebGL。GPUなしで動いています。この端末ではCanvasのほうが高速です。',
      canvas: '使用中：Canvas。',
      faultyWebgl: '使用中：Canvas。この端末では、WebGLだと色が正しく出ないためです。',
      noWebgl: '使用中：Canvas。このブラウザーではWebGLを使えないためです。',
      noGraphicsProcessor: '使用中：Canvas。WebGLはGPUがないと遅いためです。',
      dom: '使用中：シンプル。',
      noCanvas: '使用中：シンプル。このブラウザーではCanvasに描画できないためです。',
    },
  },
  customSkin: {
    title: '自分の作品',
    text: '自分の絵を追加すると、すぐにリールに表示されます。',
    link: 'スタジオを開く',
    note: '魚1匹でも、枠でも、海全体でもかまいません。描いていないものは元の絵のままです。絵はこの端末に残ります。',
  },
  keys: {
    title: 'ショートカットキー',
    text: '音声操作をお使いなら、このショートカットをオフにすると、音声入力でヘルプが誤って開くのを防げます。',
    helpKey: 'ゲームのページで?キーを押してヘルプを開く',
  },
  limits: {
    title: '節度を守って遊ぶ',
    text: '「責任あるゲーミング」のページと同じツールです。ゲームをリセットしても、制限は緩みません。',
  },
  reset: {
    title: '最初からやり直す',
    text: 'すべてのタブで、このブラウザーからゲームのデータを削除します。取り消しはできません。',
    goes: {
      title: '削除されるもの',
      list: (coins) => [
        `コイン（${formatCoins(coins)}枚から再スタート）`,
        'プロフィール、ラウンドの履歴、記録、デイリーボーナスの連続日数、週間チャレンジの結果',
        'このページのすべての設定（制限と休止を除く）',
        '読み込めなかったセーブデータのコピー',
      ],
    },
    stays: {
      title: '残るもの',
      list: [
        '制限と休止、および今週と先週のプレイ（引き続き制限に数えられます）',
        'スタジオにある自分の絵',
        'オフラインで遊ぶためのゲームのコピー',
      ],
    },
    copy: {
      text: '先にコピーを保存してください。すべてが1つのファイルに入り、プロフィールのページで読み込めます。',
      button: 'コピーを保存',
      failed: {
        title: 'コピーを保存できませんでした',
        description: 'ページを再読み込みしてから、もう一度お試しください。',
      },
      withoutHistory: {
        title: 'コピーに履歴が入っていません',
        description:
          'ブラウザーから履歴を読み取れませんでした。ページを再読み込みしてから、もう一度コピーを保存してください。',
      },
    },
    word: 'リセット',
    label: 'ゲームをリセットするには、「{word}」と入力してください',
    wrong: '上の言葉だけを、そのままカタカナで入力してください。',
    button: 'ゲームをリセット',
    busy: 'リセット中…',
    outcomes: {
      everything: (coins) => ({
        title: 'ゲームをリセットしました',
        description: `コイン${formatCoins(coins)}枚から再スタートです。`,
      }),
      'old copies remain': (coins) => ({
        title: 'ゲームをリセットしました',
        description: `コインは${formatCoins(coins)}枚です。ブラウザーが古いラウンドやコピーの一部を削除しませんでした。取り除くには、このサイトのデータを消去してください。`,
      }),
      'this visit': () => ({
        title: '今回のアクセス中だけ、最初からのプレイになります',
        description:
          '現在、ブラウザーはゲームを保存していません。以前に保存されたものはそのまま残っています。',
      }),
    },
    failed: {
      title: '何も削除されませんでした',
      description:
        'ブラウザーに新しいゲームを保存できませんでした。空き容量を増やすか、このサイトのデータの保存を許可してから、ページを再読み込みして、もう一度お試しください。',
    },
  },
} satisfies Translation<typeof english>;

export const looks = {
  intro:
    '設定で選んだ着せかえは、両方のゲームとすべてのページに使われます。ここでは、今回のアクセス中だけ、先にリールで試せます。',
  author: '作者',
  licence: 'ライセンス',
  games: '対応ゲーム',
  tryOn: 'リールで見る',
  tryOnLook: (name) => `${name}をリールで見る`,
  choose: '設定で着せかえを選ぶ',
  make: 'スタジオで自分で作る',
} satisfies Translation<typeof englishLooks>;

export const yourSkins = {
  by: (author) => `作者：${author}`,
  open: 'スタジオで編集中です。',
  share: '共有',
  shareThis: (name) => `${name}を共有`,
  unnamed: {
    title: 'このスキンはまだ共有できません',
    description: 'スタジオで開いて、名前、作者、ライセンスを入力してください。',
  },
  downloaded: (file) =>
    `${file}のダウンロードを開始しました。友だちは、ゲームのどのページにドロップしても使えます。`,
  notShared: (file) => ({
    title: `${file}は共有されませんでした`,
    description: '代わりにファイルとして保存できます。',
    save: 'ファイルとして保存',
  }),
  remove: '削除',
  removeThis: (name) => `${name}を削除`,
  sure: 'このスキンを削除しますか？',
  yes: 'はい、削除する',
  no: '残す',
  removed: {
    title: '最近削除したスキン',
    bringBack: '元に戻す',
    bringBackThis: (name) => `${name}を元に戻す`,
    done: (name) => `${name}を削除しました。元に戻せます。`,
    undone: (name) => `${name}を元に戻しました。`,
  },
  gone: {
    title: 'スキンがなくなりました',
    description: '使っていたスキンがこの端末にないため、オリジナルを表示しています。',
  },
  failed: {
    title: 'スキンは変更されていません',
    description:
      'ブラウザーでスキンを読み書きできませんでした。ページを再読み込みしてから、もう一度お試しください。',
  },
} satisfies Translation<typeof englishYourSkins>;
