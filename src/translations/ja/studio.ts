import type { SkinNotes } from '../../skins/skin-manifest';
import type { texts as english } from '../../pages/studio/texts';
import { shownPath } from '../../skins/archive/refusal';
import { MAX_LENGTH } from '../../skins/skin-manifest';
import { listed } from './listed';
import type { Translation } from '../translation';

const KINDS = { picture: '画像', sound: 'サウンド', file: 'ファイル' };

const UNNAMED = '名前のないスキン';

const nameOf = ({ name }: SkinNotes): string => name.trim() || UNNAMED;

export const studio = {
  intro:
    '魚を描いてここに追加すると、リールで回ります。描いていないものは元の絵のままです。ファイルはこのブラウザーに残り、アップロードされません。',
  drop: {
    title: 'ページのどこにでも絵をドロップ',
    touchTitle: '絵を選ぶ',
    text: '大きさは自由で、ほとんどの画像形式に対応しています。fish.pngやcoin.svgのように、描いたものの名前をファイル名にしてください。アニメーション、音、フォルダー、skin.zipも追加できます。',
    files: 'ファイルを選ぶ',
    folder: 'フォルダーを選ぶ',
    over: 'ドロップしてファイルを追加',
    reading: 'ファイルを確認中…',
  },
  unreadable: 'ブラウザーがファイルを読み取れませんでした。保存し直してから、もう一度追加してください。',
  status: {
    added: (names, kind) =>
      names.length === 0
        ? 'スキンの情報を更新しました。'
        : `${listed(names)}が自分の${KINDS[kind]}に変わりました。`,
    recoloured: (name) => `色を変えました：${name}。`,
    restoredColour: (name) => `元の色に戻しました：${name}。`,
    restored: (name) => `${name}を元に戻しました。`,
    pixelated: (isOn) =>
      isOn ? 'ドットをくっきり表示するようにしました。' : '画像を滑らかに表示するようにしました。',
    otherTab: '別のタブでの変更を反映しました。',
    otherTabsChange: '別のタブでの変更。',
    moved: (from, to) => `ファイルを${from}から${to}に移動しました。`,
    adjusted: (name) => `${name}を調整しました。`,
    removed: '自分の作品をすべて削除しました。',
    undone: (change) => `最後の変更を取り消しました（${change.replace(/。$/, '')}）。`,
  },
  undo: '取り消す',
  problemsTitle: '直すところ',
  notesTitle: 'ファイルに加えた処理',
  notSaved: {
    quota:
      'ブラウザーの空き容量がないため、作品を保存できません。このページを離れると失われます。残しておくには、スキンを共有してコピーを保存してください。',
    unavailable:
      'ブラウザーがこのサイトのデータを保存できません。プライベートウィンドウで開いているのかもしれません。このページを離れると作品は失われます。残しておくには、スキンを共有してコピーを保存してください。',
    failed:
      'ブラウザーに最後の変更を保存できませんでした。このページを離れると失われます。残しておくには、スキンを共有してコピーを保存してください。',
  },
  unassigned: {
    title: 'どこに使いますか？',
    text: 'ファイルごとに場所を選んでください。',
    drag: 'ファイルを場所までドラッグすることもできます。',
    files: '場所の決まっていないファイル',
    place: (file) => `${file}の場所`,
    likely: '候補',
    inGame: (title, game) => `${title}（${game}）`,
    assign: 'ここに追加',
    assignThis: (file) => `ここに追加：${file}`,
    assignLikely: (count) => `${count === 2 ? '両方' : `${count}個すべて`}を候補の場所に追加`,
    leaveOut: 'スキップ',
    leaveOutThis: (file) => `${file}をスキップ`,
    leaveOutAll: (count) => `${count}個すべてスキップ`,
  },
  otherName: (file, slot, named) =>
    `${shownPath(file)}を${slot}に追加しましたが、名前からは${listed(named)}のようです。場所を選んでください。`,
  watch: {
    start: 'フォルダーを監視',
    startOther: '別のフォルダーを監視',
    again: (folder) => `${folder}をもう一度監視`,
    text: 'そこに保存したものが、すぐにリールに表示されます。',
    watching: (folder) => `${folder}を監視しています。そこに保存したものが、すぐにリールに表示されます。`,
    stop: '監視をやめる',
    none: 'このブラウザーではフォルダーを監視できません。ファイルを保存したら、もう一度追加してください。',
    lost: (folder) => `${folder}の監視をやめました。ブラウザーから読み取れなくなったためです。`,
    denied: (folder) => `ブラウザーに${folder}を読み取る許可がありません。もう一度押して、許可してください。`,
  },
  skins: {
    title: '自分のスキン',
    text: '一度に開けるスキンは1つで、開いているスキンをここで編集します。ゲームに表示するスキンは、設定で選べます。友だちのスキンは別のスキンとして開くため、自分のスキンは変わりません。',
    nameOf,
    by: (author) => `作者：${author}`,
    optionOf: (notes) => `${nameOf(notes)}${notes.author.trim() && `（作者：${notes.author.trim()}）`}`,
    isOpen: '（編集中）',
    open: '開く',
    openThis: (name) => `${name}を開く`,
    duplicate: '複製',
    startNew: '新しいスキン',
    unnamed: ({ name }, isOpen) =>
      `${name.trim() || 'このスキン'}を共有するには、${isOpen ? '' : '開いてから、'}「保存と共有」で名前、作者、ライセンスを入力してください。`,
    mix: {
      title: '2つのスキンを混ぜる',
      text: '新しいスキンを作ります。元のスキンはどちらもそのままで、両方の作者名が残ります。',
      symbols: 'シンボル',
      rest: 'マシン、ページ、音、色',
      make: '混ぜる',
    },
    mixOf: (symbols, rest) =>
      `${symbols.name.trim() || '名前なし'}×${rest.name.trim() || '名前なし'}`.slice(0, MAX_LENGTH.name),
    mixed: ({ name }) => `混ぜて作った${name}を開きました。`,
    emptyMix: '1つ目のスキンにシンボルがなく、2つ目にはシンボルしかないため、混ぜるものがありません。',
    copyOf: (notes) => `${nameOf(notes)}のコピー`.slice(0, MAX_LENGTH.name),
    opened: (notes) => `${nameOf(notes)}を開きました。`,
    duplicated: ({ name }) => `${name.trim() || 'このスキン'}のコピーを作りました。`,
    shelved: ({ name }) => `${name.trim() || '名前のない自分のスキン'}は「自分のスキン」に残っています。`,
    notKept:
      'ブラウザーにほかのスキンを残せなかったため、何も変わっていません。先にこのスキンを共有してコピーを残し、「すべて削除」を押してください。',
  },
  duplicates: {
    title: '1つの場所に複数のファイル',
    text: 'よりよいほうを使っています。別のファイルを押すと、そちらに切り替わります。',
    choose: (name) => `${name}のファイル`,
    dismiss: '完了',
    note: (used, others, reason) => {
      const why = {
        vector: 'どの大きさでもくっきり見えるため、',
        larger: 'より大きいため、',
        alike: '',
      }[reason];
      return `${why}${listed(others.map(shownPath))}の代わりに${shownPath(used)}を使いました。`;
    },
  },
  stale: {
    text: (symbol) =>
      `${symbol}の画像とアニメーションの最初の画像が違うため、動くときに古い画像に変わることがあります。`,
    remove: 'アニメーションを削除',
    removeThis: (animation) => `アニメーションを削除：${animation}`,
    fade: '残す',
    fadeThis: (animation) => `残して、新しい画像からフェードさせる：${animation}`,
  },
  oneColour: (game) =>
    `${game}のシンボルは、どれもほぼ同じ色と明るさなので、リール上で見分けにくくなっています。いくつかを明るくするか、暗くするか、別の色にしてください。`,
  grid: {
    label: (animation) => `${animation}のフレーム`,
    rows: '行',
    columns: '列',
    apply: '切り直す',
    applyTo: (animation) => `切り直す：${animation}`,
    frames: 'フレームを選ぶ',
    framesOf: (animation) => `フレームを選ぶ: ${animation}`,
  },
  sheet: {
    title: 'アニメーションを選ぶ',
    text: '各行の使い道を選んでください。フレームを押すと、外したり戻したりできます。',
    cut: 'シートとして切り分ける',
    cutThis: (name) => `シートとして切り分ける: ${name}`,
    row: (row) => `${row}行目`,
    whole: 'すべての行を続けて再生',
    frames: (row) => `${row}のフレーム`,
    frame: (frame, row) => `${row}のフレーム${frame}`,
    use: (animation, row) => `${animation}: ${row}`,
  },
  games: 'ゲーム',
  colours: {
    title: 'ページの色',
    text: '左が元の色です。右の色を押すと、自分の色を選べます。',
    original: (name, colour) => `${name}、元の色：${colour}`,
    custom: (name) => `${name}、自分の色`,
    unreadable: '読みにくい文字ができるため、まだページには使われていません：',
    more: (count) => `ほか${count}件。`,
    sample: {
      title: '自分の色の見本',
      heading: '見出し',
      panel: 'パネル',
      button: '遊ぶ',
      news: 'NEW',
      hot: '人気',
      warning: '警告',
      paper: '紙',
      wood: '木',
    },
    names: {
      foam: 'タイトル',
      text: '文字',
      muted: '補足の文字',
      shaft: '明るい文字と線',
      'gold-light': '金色の文字',
      gold: '金色',
      'gold-shade': '暗い金色',
      abyss: '背景',
      deep: 'パネル',
      mid: '明るい背景',
      shallow: '浅瀬',
      trench: 'いちばん暗い背景',
      sand: '紙',
      plank: '明るい木',
      driftwood: '流木',
      oak: '暗い木',
      coral: '警告',
      wreck: '警告の背景',
      kelp: 'よい知らせ',
    },
  },
  about: {
    title: '保存と共有',
    text: '画像、音、色をzipにまとめて共有できます。別の端末のスタジオで開いたり、友だちに渡したり、みんなが使えるように投稿したりできます。',
    fields: { name: 'スキンの名前', author: '作者', licence: 'ライセンス（例：CC-BY-4.0）' },
    missing: '入力してください。',
    pixelated: 'ドットをくっきり表示',
    pixelatedText: 'ドット絵向け。画像をぼかさずに拡大します。',
    empty: '先に画像、音、色のどれかを追加してください。',
    problems: 'zipができました。投稿する前に、次の点を直してください：',
  },
  play: (game) => `自分の作品で${game}を遊ぶ`,
  remove: {
    all: 'すべて削除',
    sure: '自分の作品をすべて削除しますか？',
    yes: 'はい、すべて削除する',
    no: '残す',
  },
} satisfies Translation<typeof english>;
