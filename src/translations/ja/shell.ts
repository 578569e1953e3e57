import type { texts as englishApp } from '../../app/texts';
import type { texts as englishErrorScreen } from '../../app/routing/texts';
import type { texts as englishFeatures } from '../../features/texts';
import type { texts as englishLayout } from '../../app/layout/texts';
import type { texts as englishLooks } from '../../ui/skin/texts';
import type { texts as englishNotFound } from '../../pages/not-found/texts';
import type { descriptions as englishDescriptions, DescribedPage } from '../../pages/descriptions';
import type { texts as englishUi } from '../../ui/texts';
import type { ListedGame } from '../../games/listed-game';
import type { PageName } from '../../pages/page-list';
import { formatCoins } from '../../ui/format/format';
import type { Translation } from '../translation';

type Card = Pick<ListedGame, 'pageTitle' | 'name' | 'teaser' | 'description'>;

export const ui = {
  pageTitle: (page) => (page ? `${page} · Lucky Fishing` : 'Lucky Fishing'),
  coins: (coins) => `コイン${formatCoins(coins)}枚`,
  newTab: '（新しいタブで開きます）',
  toast: {
    actions: (names) =>
      `F8キーでこのメッセージに移動し、${names.map((name) => `「${name}」`).join('または')}を選んでください。`,
  },
  fileReady: {
    title: 'ファイルの準備ができました',
    description: '作成に少し時間がかかりました。「保存」を押して、保存先を選んでください。',
    action: '保存',
  },
  time: {
    short: { day: '日', hour: '時間', minute: '分' },
    spoken: {
      day: (days) => `${days}日`,
      hour: (hours) => `${hours}時間`,
      minute: (minutes) => `${minutes}分`,
    },
    // The sentences around it add the particle.
    today: (time) => `今日の${time}`,
    otherDay: (dayAndTime) => dayAndTime,
  },
} satisfies Translation<typeof englishUi>;

export const looks = {
  original: { title: 'オリジナル', text: '桟橋の下に広がる海。ゲームが最初に描かれたときの姿です。' },
  names: { 'desert-oasis': '砂漠のオアシス', paper: 'ペーパー', pixel: 'ピクセル' },
  skin: (author, games) => `作者：${author}。対応ゲーム：${games}。`,
  tried: (author) => `作者：${author}。今回のアクセス中だけ表示します。`,
  custom: { title: '自分の作品', text: 'この端末のスタジオで追加したものです。' },
} satisfies Translation<typeof englishLooks>;

export const errorScreen = {
  broken: {
    pageTitle: '問題が発生しました',
    title: '予期しないエラーが発生しました！',
    text: 'サイト側で問題が発生しました。コインは無事です。ベットも獲得も、そのつど保存されています。途中だったラウンドは、自動的に最後まで進みます。',
  },
  missing: {
    pageTitle: 'ページを読み込めません',
    title: 'このページを読み込めませんでした',
    text: 'ページを開いたあとに、ゲームが更新されたようです。再読み込みすると新しいバージョンになります。それでも表示されない場合は、1分ほど待ってからもう一度お試しください。コインは無事です。',
  },
  unreachable: {
    pageTitle: '接続できません',
    title: '接続できません',
    text: 'サイトから応答がないため、このページを読み込めませんでした。接続を確認してから、ページを再読み込みしてください。コインは無事です。',
  },
  home: '岸に戻る',
  reload: 'ページを再読み込み',
} satisfies Translation<typeof englishErrorScreen>;

export const app = {
  languageNotLoaded: {
    title: '言語を読み込めませんでした',
    description: '接続を確認してから、もう一度選んでください。',
  },
  lookNotLoaded: {
    title: '着せかえを読み込めませんでした',
    description: '接続を確認してから、もう一度選んでください。',
  },
} satisfies Translation<typeof englishApp>;

export const layout = {
  product: 'Lucky Fishing',
  skip: 'メインコンテンツへスキップ',
  header: { menu: 'メニュー', balance: '残高' },
  menu: { name: 'メイン', home: 'ホーム', install: 'ゲームをインストール' },
  footer: {
    about: {
      title: 'Lucky Fishingについて',
      text: '釣りがテーマのソーシャルスロットゲームです。使うのはバーチャルコインだけ。お金で買うものは何もありません。',
    },
    policies: '規約とポリシー',
    responsible: {
      title: '節度を守って楽しく',
      age: '18+',
      text: '18歳以上の方が対象です。コインはゲームで遊ぶためのもので、現金としての価値はありません。楽しむことを大切に、楽しくなくなったら休みましょう。',
    },
    copyright: '© 2025 Lucky Fishing. MITライセンスで公開。',
  },
} satisfies Translation<typeof englishLayout>;

export const features = {
  language: '言語',
  sound: { name: 'サウンド', on: 'サウンドはオンです', off: 'サウンドはオフです' },
  textCopy: {
    question: 'ファイルが届きませんか？',
    show: 'テキストで表示',
    label: 'ゲームデータのテキスト',
    advice:
      'このテキストをすべてコピーし、メモなどの安全な場所に保管してください。あとでプロフィールのページに貼り付けられます。',
    copy: 'コピー',
    copied: 'コピーしました。貼り付けた先にテキストがあることを確認してください。',
    notCopied: 'ブラウザーでコピーできませんでした。テキストをすべて選択してコピーしてください。',
    failed: 'テキストを作成できませんでした。ページを再読み込みしてから、もう一度お試しください。',
  },
} satisfies Translation<typeof englishFeatures>;

export const notFound = {
  code: '404',
  title: 'このページは海で迷子になりました',
  text: '移動したか、もともと存在しなかったのかもしれません。岸に戻りましょう。',
  home: '岸に戻る',
} satisfies Translation<typeof englishNotFound>;

/** Counts are said in digits, because a counter follows them. */
export const counts = { words: [] } satisfies Record<'words', readonly string[]>;

export const luckyFishing = {
  pageTitle: 'スロット',
  name: 'Lucky Fishingスロット',
  teaser: '1つのリールに同じシンボルを3つそろえると、最大でベットの100倍を獲得。',
  description:
    '桟橋の下で3つのリールをスピン。1つのリールに同じシンボルが3つそろうと、最大でベットの100倍の配当です。現金としての価値がないバーチャルコインで遊ぶ、18歳以上向けのゲームです。',
} satisfies Card;

export const oceanTreasures = {
  pageTitle: 'Ocean Treasures',
  name: 'Ocean Treasures',
  teaser: '5つのリールで真珠を集め、フリーダイブで財宝の間まで潜ろう。',
  description:
    '5つのリールと10本のラインでスピン。真珠を集め、フリーダイブで財宝の間まで潜りましょう。現金としての価値がないバーチャルコインで遊ぶ、18歳以上向けのゲームです。',
} satisfies Card;

export const pages = {
  leaderboard: { title: 'ランキング' },
  profile: { title: 'プロフィール' },
  settings: { title: '設定' },
  looks: { title: '着せかえ' },
  studio: { title: 'スタジオ' },
  fairness: { title: '確率を自分で確かめる' },
  terms: { title: '利用規約' },
  privacy: { title: 'プライバシーポリシー' },
  responsibleGaming: { title: '責任あるゲーミング' },
} satisfies Record<Exclude<PageName, 'home'>, { readonly title: string }>;

export const descriptions = {
  home: 'ブラウザーで遊べる無料のソーシャルスロット。魚の3リールと、財宝の5リール。使うのはバーチャルコインだけ。18歳以上の方が対象です。',
  leaderboard:
    '週間チャレンジで、コンピューターの釣り人24人と、バーチャルコインをかけて競います。対象は最初の100スピンです。',
  profile:
    '名前、成績、これまでのすべてのラウンドを自分の端末に保存。まとめてファイルに書き出し、持ち運べます。',
  settings:
    '言語、サウンド、動き、着せかえ、グラフィックの設定と、最初からのやり直し。すべて自分の端末に保存されます。',
  looks: 'すべての着せかえと、その作者。',
  studio:
    '自分の絵を追加すると、すぐにリールに表示されます。端末の外に送られることはなく、すべてzipでダウンロードできます。',
  fairness: '自分のラウンドを確率と比べ、その確率を自分のブラウザーで計算できます。',
  terms:
    'Lucky Fishingを遊ぶためのルール。18歳以上の方が対象で、バーチャルコインに現金としての価値はありません。',
  privacy: 'コイン、ラウンド、結果は自分のブラウザーの中だけに残り、どこにも送信されません。',
  responsibleGaming: '楽しく遊び続けるために。制限、リマインダー、自己排除と、ギャンブル問題の相談先。',
} satisfies Translation<typeof englishDescriptions>;

export const lostAtSea = {
  title: '海で迷子',
  description: 'Lucky Fishingにこのページはありません。',
} satisfies Pick<DescribedPage, 'title' | 'description'>;
