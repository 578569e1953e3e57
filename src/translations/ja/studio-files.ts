import type { texts as englishReading } from '../../pages/studio/reading/texts';
import type { texts as englishTemplate } from '../../pages/studio/template/texts';
import { shownPath } from '../../skins/archive/refusal';
import { fileOf } from '../../skins/paths';
import { formatBytes } from '../../skins/rules/weights';
import { listed } from './listed';
import type { Translation } from '../translation';

const MAX_NAMED = 12;

const FOREIGN = [
  [
    '.skel .spine',
    'Spineのスケルトンはゲームで再生できません。SpineからアニメーションをPNGの連番ファイルで書き出してください。',
  ],
  ['.heic .heif', 'この形式の写真はブラウザーで表示できません。JPEGまたはPNGで書き出してください。'],
  [
    '.psd .psb .kra .xcf .clip .procreate .ora .ai .afdesign .afphoto .af .fig .sketch .xd .fla .cdr .blend',
    'ゲームに必要なのは画像で、ソフトの作業ファイルではありません。PNGまたはSVGで書き出してください。',
  ],
  [
    '.tif .tiff .tga .dds .ktx .ktx2 .pvr .exr .hdr .jxl .jp2 .eps .pdf',
    'この形式はブラウザーで表示できません。PNGまたはSVGで書き出してください。',
  ],
  ['.rar .7z .tar .gz .tgz', 'スタジオで開けるのはzipだけです。展開して、中身を追加してください。'],
] as const;

export const reading = {
  noPictures:
    'このブラウザーは画像のピクセルを隠しているため、一部のファイルを確認・変換できず、追加していません。このサイトにキャンバスの読み取りを許可するか、別のブラウザーでスタジオを開いてください。',
  notFitted:
    'そのまま使用しています。このブラウザーは画像のピクセルを隠しているため、確認も調整もできませんでした。',
  problems: {
    zip: (path, sentence) => `${shownPath(path)}：${sentence}`,
    unreadable: 'をディスクから読み取れませんでした。保存し直してから、もう一度追加してください',
    noSound: (kinds) =>
      `は、このブラウザーで読める音ではありません。読めるのは${listed(kinds, kinds.length)}です。MP3またはWAVで書き出し直してください`,
    fontRefused: 'はこのブラウザーで読めるフォントではありません。WOFF2かTTFで書き出し直してください',
    silent: 'は無音です。音声ソフトから書き出し直してください',
    notConverted:
      'は変換が必要ですが、変換はブラウザーでしかできません。スタジオで追加して、スキンをダウンロードし直してください',
    moreOnSheet: (path, count) =>
      `${shownPath(path)}には、一覧に出せない画像がほかに${count}枚あります。使いたいものに、シンボルの名前を付けてください。`,
    skeletonParts: (path, count) =>
      `${shownPath(path)}: 画像${count}枚はSpineのスケルトンのパーツなので、取り込みませんでした。`,
    data: (problem) => `のデータ${problem}`,
    dataAlone: (path) =>
      `${shownPath(path)}が示すスプライトシートがありません。画像と一緒に追加してください。`,
    unknown: (files) => {
      const names = listed(files.map(shownPath), MAX_NAMED);
      return files.length === 1
        ? `${names}は、ゲームで使えるファイルではありません。画像はPNGまたはSVG、音はMP3またはWAVで書き出してください。`
        : `${names}は、ゲームで使えるファイルではありません。`;
    },
    foreign: (files, advice) => `${listed(files.map(shownPath), MAX_NAMED)}：${advice}`,
    insteadOf: (ending) => FOREIGN.find(([endings]) => endings.split(' ').includes(ending))?.[1],
    weight: (bytes, max) =>
      `ファイルの合計が${formatBytes(bytes)}になり、上限の${formatBytes(max)}を超えます。もっと小さな画像を使ってください。`,
    deepFolder:
      'このフォルダーは、スキンとしては階層が深すぎます。画像の入ったフォルダーを追加してください。',
    manyFiles: (max) =>
      `ファイルが${max}個を超えています。画像だけ、または画像の入ったフォルダーを追加してください。`,
  },
  sheetBySize: (sheet, data) =>
    `大きさが一致するため、${shownPath(sheet)}を${shownPath(data)}のスプライトシートとして使いました。`,
  restFrame: (frame) =>
    `最初のフレームにはほとんど絵がないため、フレーム${frame}を静止中のシンボルにしました。`,
  things: (path) =>
    `${shownPath(fileOf(path))}: このシートには別々のものが並んでいます。使いたいものの場所を選んでください。`,
  guessedGrid: '行と列の数は推定です。違うときは画像の下で指定してください。',
  notesOf: (path, notes) => `${shownPath(fileOf(path))}：${notes.join('')}`,
  fitted: {
    sound: (done) => `${listed(done, done.length)}。`,
    converted: 'WAV形式で保存',
    pause: (seconds) => `冒頭の無音${seconds.toFixed(1)}秒を削除`,
    cut: (seconds) => `${seconds}秒に短縮してフェードアウトを追加`,
    loudness: (gain) =>
      `オリジナルに合わせて音量を${Math.abs(gain)} dB${gain > 0 ? '上げて調整' : '下げて調整'}`,
    mono: 'モノラルに変換',
    rate: (kHz) => `${kHz} kHzで保存`,
    lighter: '軽量化',
    quieter: (by) => `オリジナルに合わせて、音量を${by} dB下げて再生します。`,
  },
} satisfies Translation<typeof englishReading>;

export const template = {
  template: {
    get: 'オリジナルを入手',
    text: '上から描き込めるファイルをまとめたzipです。サイズとセーフエリアの説明も入っています。描き替えたら、そのzipをここに追加してください。',
    packing: 'オリジナルをまとめています…',
    failed: 'オリジナルを読み込めませんでした。接続を確認して、もう一度お試しください。',
    unchanged: (count, isAll) =>
      isAll
        ? '変更はありません。すべてのファイルがオリジナルのままです。'
        : `テンプレートのうち${count}個のファイルはオリジナルのままなので、変えていません。`,
    readme: `オリジナルの画像と音です。名前を変えずに上から描くか、同じ名前のPNG、SVG、WebPに置き換えてください。そのあと、このzipまたはフォルダーをスタジオに追加すると、変えたものが使われます。「template」フォルダーはスキンに含まれません。

silhouettes.pngは、すべてのシンボルを黒い形で示したものです。あなたのシンボルも、同じように形で見分けられるようにしてください。
safe-area.svgは、シンボルを描く場所を示したものです。

シンボルの画像のほかに、次のファイルも追加できます。当たりのとき（fish.win）、リールが止まったとき（fish.rest）、シンボルのリールが着地したとき（fish.land）のアニメーションと、リールが回っている間の画像（fish.blur.png）です。

ファイル、ゲーム内の大きさ（ピクセル。ビットマップはその2倍がおすすめ）、空けておく場所：`,
    more: 'オリジナルにはない、次の画像とフォントも追加できます。',
    size: ({ width, height }) => `${width} x ${height}`,
    seconds: (max) => `最長${max}秒`,
    symbolSafeArea: '四辺とも、16分の1ずつ空ける',
    safeAreas: {
      title: '左右の端から9%より内側の中央は落ち着かせる',
      burst: '中央は落ち着かせる',
      banner: '左側は落ち着いた絵にする。スマートフォンでは中央より右だけが見える',
      sign: '左右から11%、上から28%、下から16%の内側は落ち着いた絵にする',
      plate: '幅の5%から48%と52%から95%、高さの16.5%から83.5%は暗くする',
    },
  },
} satisfies Translation<typeof englishTemplate>;
