import type { texts as english } from '../../pages/studio/cards/texts';
import type { texts as englishCloseup } from '../../pages/studio/closeup/texts';
import type { texts as englishTrial } from '../../pages/studio/trial/texts';
import { formatCoins } from '../../ui/format/format';
import type { Translation } from '../translation';
import { locale } from '../../languages/language';

/** What symbols do in their animations and other pictures, by their files' names. */
const STATES: Readonly<Record<string, string>> = {
  win: '当たり',
  rest: '静止',
  land: '着地',
  blur: '回転中',
};

export const cards = {
  groups: {
    symbols: 'シンボル',
    stage: 'マシンと背景',
    wins: '大当たり',
    shell: 'ページ',
    sounds: 'サウンド',
  },
  count: (replaced, all) => `${all}個中${replaced}個を変更`,
  state: (symbol, state) => `${symbol}（${STATES[state] ?? state}）`,
  states: {
    title: 'アニメーションとぼかし',
    text: 'ファイルを選ぶか、表示された名前を付けてください。',
    names: {
      win: '当たりのとき',
      rest: 'リールが止まったとき',
      land: 'シンボルのリールが着地したとき',
      blur: 'シンボルのリールが回っている間',
    },
    chooseFor: (name) => `${name}のファイルを選ぶ`,
    remove: '削除',
    removeThis: (name) => `${name}を削除`,
  },
  card: {
    original: 'オリジナル',
    originalOf: (name) => `${name}、オリジナル`,
    custom: '自分の作品',
    customOf: (name) => `${name}、自分の作品`,
    empty: '{file}をドロップ',
    choose: '選ぶ',
    chooseFor: {
      picture: (name) => `${name}の画像を選ぶ`,
      sound: (name) => `${name}の音を選ぶ`,
      font: (name) => `${name}のフォントを選ぶ`,
    },
    restore: '元に戻す',
    restoreThis: (name) => `元に戻す：${name}`,
    move: '移動',
    moveTo: '移動先',
    moveThis: (name) => `${name}を別の場所に移動`,
    look: '拡大',
    lookAt: (name) => `${name}を拡大`,
    shown: ({ width, height }) => `ゲーム内では最大${width} × ${height} px`,
    high: (height) => `ゲームでの高さは最大${height}px`,
    animated: '自分のアニメーションを含みます。',
  },
  preview: {
    text: 'ゲームのサウンドは、プレイヤーがオンにするまで鳴りません。',
    original: 'オリジナルを再生',
    custom: '自分の音を再生',
    stop: '停止',
    of: (action, name) => `${action}：${name}`,
    failed: 'ブラウザーでこの音を再生できませんでした。',
  },
  wins: {
    text: 'オリジナルにはこの画像がありません。合計の数字は、10個すべてを同じ高さで描くか、フォントを追加してください。',
    missing: (digits) => `数字の画像は、10個そろうと使われます。まだないもの：${digits.join('、')}`,
  },
  figure: (name) => (name === 'comma' ? 'コンマ' : name === 'point' ? 'ピリオド' : `数字の${name}`),
  gameCard: (game) => `${game}のカード`,
  sounds: {
    'reels-start': 'リール始動',
    'reel-land': 'リール停止',
    count: '獲得のカウント',
    'count-end': 'カウント終了',
    'win-small': '小当たり',
    'win-good': '中当たり',
    'win-big': '大当たり',
    'win-huge': '特大当たり',
    'win-giant': '最大当たり',
    coins: 'コイン追加',
    refusal: 'スピン不可',
    'bed-water': '背景：水',
    'bed-wood': '背景：木',
    'bed-bells': '背景：鐘',
  },
  pictures: {
    'age-18': '18+バッジ',
    banner: 'バナー',
    bonus: 'デイリーボーナス',
    bubble: '泡',
    burst: '合計の後ろの光',
    coin: 'コイン',
    'desert-oasis': '砂漠のオアシスのカード',
    font: '合計のフォント',
    frame: '枠',
    'frame-tall': '枠（縦長）',
    icon: 'アイコン',
    'kelp-left': '左の海藻',
    'kelp-right': '右の海藻',
    logo: 'ロゴ',
    'lost-at-sea': '海で迷子',
    plate: 'ベットと獲得の板',
    rays: '光の筋',
    reels: 'リール',
    'scene-light': '光さす海',
    'scene-reef': 'サンゴ礁',
    'scene-sand': '海底',
    sign: '看板',
    'sign-tall': '看板（縦長）',
    title: 'タイトルの後ろのプレート',
    trophy: 'トロフィー',
    wordmark: 'ロゴタイプ',
  },
} satisfies Translation<typeof english>;

export const closeup = {
  adjust: {
    open: '調整',
    openFor: (name) => `${name}を調整`,
    close: '完了',
    title: (name) => `${name}を調整`,
    help: '画像をドラッグすると移動、角をドラッグすると拡大・縮小、上のハンドルをドラッグすると回転します。矢印キー、+と-、[と]も使えます。',
    field: (name) => `配置した${name}`,
    left: '左へ',
    right: '右へ',
    up: '上へ',
    down: '下へ',
    larger: '拡大',
    smaller: '縮小',
    turnLeft: '左に回転',
    turnRight: '右に回転',
    ground: '背景を削除',
    fit: '収め方',
    cover: '埋める',
    contain: '全体を表示',
    reset: 'リセット',
    failed: 'ブラウザーがこの画像をもう一度読み取れませんでした。',
  },
  closeup: {
    still: '静止中',
    blurred: '最高速で回転中',
    outline: 'シルエット',
    win: '当たり',
    label: (name, state, version) => `${name}、${state}、${version}`,
    on: (label, ground) => `${label}、${ground === 'dark' ? '暗い' : '明るい'}背景`,
    side: (pixels) => `${pixels} px`,
    play: '当たりを再生',
    playOf: (name, version) => `${name}の当たりを再生、${version}`,
    parts: '動くパーツ',
    missingPart: (part) => `${part}（なし）`,
    noParts: 'この画像にはこれらのパーツがないため、全体がはずみます。',
    fewerParts: 'この画像にないパーツは動きません。',
  },
} satisfies Translation<typeof englishCloseup>;

export const trial = {
  trial: {
    title: 'リールで試す',
    text: 'このコインは、試すためだけのものです。',
    reels: 'リール',
    coins: 'コイン',
    win: '獲得',
    returned: 'コインが戻る',
    sizes: {
      small: '小当たり',
      good: '中当たり',
      big: '大当たり',
      huge: '特大当たり',
      giant: '最大当たり',
    },
    show: (seconds, coins, bubbles) =>
      seconds === 0 ? '演出なし' : `${seconds}秒、コイン${coins}枚、泡${bubbles}個`,
    showIt: '見る',
    showOf: (level) => `見る：${level}`,
    winOf: (level, win) => `${level}：${win}`,
    symbolTimes: (symbol, times) => `${symbol} ×${times.toLocaleString(locale())}`,
    none: 'はずれ',
    idle: '当たりを押すと見られます。',
    spinning: '回転中…',
    lost: 'はずれです。',
    outcome: (level, { spins, payout }, won, feature = { spin: 'スピン', spins: 'スピン' }) => {
      const wins = spins.flatMap((spin) => spin.wins).length;
      const collected = spins.flatMap((spin) => spin.collected).length;
      const free = spins.length - 1;
      const parts = [
        ...(wins === 1 ? won : []),
        ...(wins > 1 ? [`${wins}ライン`] : []),
        ...(collected > 0 ? [`シンボル${collected}個を回収`] : []),
        ...(free > 0 ? [`フリー${feature.spin}${free}回`] : []),
      ];
      return `${level}：${parts.join('、')}、コイン${formatCoins(payout)}枚。`;
    },
    lessMotion: '動きを少なめに設定しています。リールはフェードし、当たりは動かずに光ります。',
  },
} satisfies Translation<typeof englishTrial>;
