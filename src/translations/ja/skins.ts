import type { texts as english } from '../../skins/texts';
import { spokenList } from '../../games/spoken';
import { formatBytes } from '../../skins/rules/weights';
import { aboutPixels, formatName, numbered, shortened, sizeText } from './figures';
import type { Translation } from '../translation';

// Those that follow the name of a file begin with a particle.

const again = 'イラストソフトから書き出し直してください';
const still = '動きはゲームが付けるので、静止画で書き出してください';
const embed = 'SVGに埋め込むか、削除してください';
const packAgain = 'zipをダウンロードし直すか、圧縮し直してください';
const leaveOut = 'スキンに含まれないものは、すべて除いてください。';
const fault = (problem: string, advice: string) => ({ problem, advice });
const tooHeavy =
  (how = '') =>
  (bytes: number, max: number): string =>
    `は${formatBytes(bytes)}です。${how}${formatBytes(max)}以下にしてください`;
const anyOf = (items: readonly string[]): string => spokenList(items, 'or');

export const files = {
  image: {
    empty: `は空です。${again}`,
    unreadable: (reason) => `は途中で切れているか、読み取れません（${reason}）。${again}`,
    otherFormat: (found, wanted) =>
      `の中身は${formatName(wanted)}ではなく${formatName(found)}です。イラストソフトから${formatName(wanted)}で書き出し直してください`,
    notUtf8: 'の文字コードがUTF-8ではありません。イラストソフトからUTF-8で書き出し直してください',
    animated: `はアニメーション画像です。${still}`,
    tooManyPixels: (size, max) => `は${sizeText(size)}ピクセルです。縦横とも${max}ピクセル以下にしてください`,
    moreThanDecoded: (size, side) =>
      `は${sizeText(size)}ピクセルで、ブラウザーで読み取れません。${side} × ${side}以下にしてください`,
    svgTooHeavy: tooHeavy('点や小数の桁数を減らすか、PNGまたはWebPで書き出して、'),
    tooHeavy: tooHeavy('ピクセル数を減らして、'),
    smallSymbol: (size, min) =>
      `は${sizeText(size)}ピクセルです。短いほうの辺を${min}ピクセル以上にしてください（512を推奨）`,
    narrow: (width, min) => `は幅${width}ピクセルです。${min}ピクセル以上にしてください（${2 * min}を推奨）`,
    symbolNotSquare: (size, right) =>
      `は${sizeText(size)}です。シンボルは正方形なので、${sizeText(right)}にしてください`,
    otherProportion: (size, right, shown) =>
      `は${sizeText(size)}です。表示サイズの${sizeText(shown)}ピクセルと同じ比率になるよう、${sizeText(right)}にしてください`,
    otherKind: (format) =>
      `は${formatName(format)}ファイルで、ブラウザーで表示できません。PNG、SVG、WebPのどれかで書き出してください`,
    noPlace: 'は、ゲームのどの画像にも当てはまりません',
    transparent: 'は完全に透明です。何かを描くか、イラストソフトから書き出し直してください',
    smallDrawing: (span) =>
      `は、絵が縦横の${Math.round(100 * span)}%しかありません。ほかのシンボルは90%なので、まわりの余白を切り取るか、大きく描いてください`,
    reasons: {
      endMissing: '末尾が欠けています',
      damaged: 'データが壊れています',
      tooManyPixels: 'ピクセルが多すぎます',
      damagedPart: (part) => `${part}の部分が壊れています`,
      unknownPart: (part) => `${JSON.stringify(part)}で始まっています`,
      encoding: (name) => `文字コードが${name.toUpperCase()}ではありません`,
      unpacksTooLarge: '展開すると大きすぎます',
      noImage: '先頭が画像の形式ではありません',
      notSvg: (line, tag) => `${line}行目：<svg>ではなく<${tag}>です`,
      badXml: ({ line }) => `${line}行目がXMLとして正しくありません`,
    },
  },
  fit: {
    squared: '正方形に収めました。',
    trimmed: (span) => `正方形の${Math.round(100 * span)}%しかなかったため、拡大しました。`,
    centred: '正方形の中央からずれていたため、中央に配置しました。',
    faint: (opacity) =>
      `最も濃い部分でも不透明度が${Math.max(1, Math.round(100 * opacity))}%しかなく、ほとんど見えません。`,
    covers: 'シンボルが隠れます。リールが見えるように、中央を透明にしてください。',
    covered: '全体を埋めるため、端が切れています。',
    contained: '全体が見えるように収めました。',
    converted: (format) => `${formatName(format)}から変換しました。`,
    firstFrame: '最初のフレームだけを表示します。',
    upright: 'EXIFに従って、回転または反転しました。',
    reduced: (pixels) => `${numbered(pixels)}ピクセルから縮小しました。`,
    enlarged: (pixels) => `${numbered(pixels)}ピクセルから拡大したため、ぼやけて見えるかもしれません。`,
    pixelArt: (times) => `ドットを保ったまま、${times}倍に拡大しました。`,
    groundRemoved: '背景を削除しました。',
    fringe: {
      dark: '暗いふちを取り除きました。',
      light: '白いふちを取り除きました。',
    },
    ground: {
      plain: '背景があります。「調整」を押すと削除できます。',
      checkered: '背景に市松模様が描かれています。「調整」を押すと削除できます。',
      busy: '背景が透明ではありません。',
    },
    leftOut: {
      script: '中のスクリプトを除きました。',
      'web-page': '中のウェブページの一部を除きました。',
      animation: '動きはゲームが付けるので、アニメーションを除きました。',
      font: '中のフォントを除きました。',
      link: '中のリンクを除きました。',
      outward: (targets) =>
        `外部から取り込むものを除きました（${targets.slice(0, 3).map(shortened).join('、')}）。`,
    },
    nothingLeft: 'には、外部から取り込むもの以外に何もありません。それをSVGに埋め込んでください',
    text: '文字が含まれています。端末によって見え方が変わるので、パスに変換してください。',
    currentColor: 'まわりの色に合わせる設定(currentColor)の部分は、黒で描かれます。',
    drawn: (bytes) => `図形だけで${formatBytes(bytes)}あるため、ピクセルに変換しました。`,
    drawnPictures: (bytes) => `含まれる画像が${formatBytes(bytes)}あるため、ピクセルに変換しました。`,
    drawnOften: (count) => `描画する要素が${numbered(count)}個あるため、ピクセルに変換しました。`,
    strip: 'フレームを並べたものなら、「シートとして切り分ける」を押すか、名前に「sheet」を加えてください。',
    uneven: ([one, other]) =>
      `ドットの幅が${one}ピクセルと${other}ピクセルでそろっていません。元の大きさの整数倍で書き出してください。`,
    grid: 'グリッド線が入っているようです。書き出す前に非表示にしてください。',
  },
  svg: {
    onLine: ({ problem, advice }, line) => `${problem}（${line}行目）。${advice}`,
    script: fault('に<script>が含まれています', '画像にスクリプトは使えないので、削除してください'),
    handler: (attribute) =>
      fault(
        `の${attribute}でスクリプトが実行されます`,
        '画像にスクリプトは使えないので、その属性を削除してください',
      ),
    webPage: (tag) =>
      fault(
        `にウェブページの一部（<${tag}>）が含まれています`,
        '削除するか、プレーンなSVGで画像を書き出してください',
      ),
    animated: (by) => fault(`は${by}で動くようになっています`, still),
    doctype: fault(
      'に、エンティティまたは外部ファイルを使うDOCTYPEがあります',
      'DOCTYPEを削除するか、プレーンなSVGで書き出してください',
    ),
    reference: (target) => fault(`が${target}を参照しています`, embed),
    styleSheet: fault('が別のファイルのスタイルシートを読み込んでいます', embed),
    cssImport: fault('が別のファイルのスタイルまたは画像を読み込んでいます', embed),
    noNamespace: (namespace) =>
      fault(`の<svg>にxmlns="${namespace}"がありません`, 'ブラウザーでの表示に必要なので、追加してください'),
    noSize: fault('に大きさの指定がありません', '<svg>にwidthとheight、またはviewBoxを指定してください'),
    tooComplex: (max) =>
      `は、コピーの中にコピーがあるため、要素が${numbered(max)}個を超えます。PNGまたはWebPで書き出すと解決します`,
  },
  animation: {
    heavyData: tooHeavy('フレーム数を減らして、'),
    notData:
      'はスプライトシートのデータではありません。AsepriteかTexturePackerからJSONで書き出すか、これを除いて画像だけをドロップしてください',
    spine: 'はSpineのスケルトンで、ゲームでは再生できません。SpineからPNGの連番ファイルを書き出してください',
    otherSheet: (described, found) =>
      `が示すシートは${sizeText(described)}ピクセルですが、画像は${sizeText(found)}です。両方を一緒に書き出し直してください`,
    noFrames: 'にフレームがありません。アニメーションを書き出し直してください',
    outside: (frame) =>
      `には、画像からはみ出したフレーム「${frame}」があります。シートとデータを一緒に書き出し直してください`,
  },
  animationNotes: {
    squared: 'フレームを正方形の中央に置きました。',
    cropped: 'すべてのフレームに共通する余白を切り取りました。',
    enlarged: (from, to) => `フレームを${aboutPixels(from)}ピクセルから${to}ピクセルに拡大しました。`,
    enlargedSoft: (from, to) =>
      `フレームを${aboutPixels(from)}ピクセルから${to}ピクセルに拡大しました。ぼやけて見えるかもしれません。`,
    linedUp: 'シンボルの画像に位置を合わせました。',
    faded: 'シンボルの画像から始まっていないため、その画像からフェードさせます。',
    still: '最初のフレームを、静止中のシンボルにしました。',
    cut: (rows, columns) => `${rows}行${columns}列のフレームに切り分けました。`,
    clip: (name, count) => `${count}個のアニメーションのうち「${name}」を再生します。`,
    clips: (count, motion) =>
      `${count}個のアニメーションを順に再生します。1つだけ再生するには、それに「${motion}」という名前を付けてください。`,
    groundRemoved: 'フレームの無地の背景を削除しました。',
    ground: 'フレームの背景が透明ではありません。',
    uncut: 'フレームを区切れなかったため、1つのフレームとして表示します。行と列の数を指定してください。',
    plainLayers: 'ゲームは通常の描画モードだけに対応しているため、レイヤーを通常モードで描きます。',
    noTimes: (count, rate) => `${count}個のフレームに時間の指定がないため、毎秒${rate}フレームで再生します。`,
    faster: (seconds, max) =>
      `当たりの演出は短いため、${Number(seconds.toFixed(1))}秒ではなく${max}秒で再生します。`,
    fewerFrames: (count, max) => `${count}フレームから${max}フレームに減らしました。`,
    resampled: (from, to) => `毎秒${Math.round(from)}フレームから${Math.round(to)}フレームに変換しました。`,
    rounded: (rate) => `フレームの時間を毎秒${Math.round(rate)}フレームにそろえました。`,
    otherSheet: (described, found) =>
      `データが示すシートは${sizeText(described)}ピクセルですが、画像は${sizeText(found)}です。正しい組み合わせか確認してください。`,
  },
  sound: {
    empty: 'は空です。音声ソフトから書き出し直してください',
    tooHeavy: tooHeavy('短くするか圧縮して、'),
  },
  font: {
    empty: 'は空です。フォントを書き出し直してください',
    tooHeavy: tooHeavy('0から9の数字、コンマ、ピリオドだけを残して、'),
    noFont: 'はフォントではありません。WOFF2、WOFF、TTF、OTFのどれかで書き出してください',
  },
  names: {
    missing: (name, extensions) =>
      `${name}${extensions[0] ?? ''}がありません。${anyOf(extensions)}で追加してください。`,
    duplicates: (name, found) =>
      `${name}のファイルが${found.length}個あります（${found.join('、')}）。1つだけ残してください。`,
    unexpected: {
      picture: (file, advice) => `${file}はゲームの画像ではありません。${advice}`,
      animation: (file, advice) => `${file}はゲームのアニメーションではありません。${advice}`,
      sound: (file, advice) => `${file}はゲームの音ではありません。${advice}`,
      font: (file, advice) => `${file}はゲームのフォントではありません。${advice}`,
    },
    exportAs: (extensions) => `${anyOf(extensions)}で書き出してください。`,
    moveTo: (name, folder) => `名前を${name}にして、フォルダー${folder}の直下に置いてください。`,
    moveOut: 'このフォルダーの外に移してください。',
    nameAfter: (names) => `名前を${anyOf(names)}に変えるか、このフォルダーの外に移してください。`,
  },
  skin: {
    nothingElse: (manifest) =>
      `スキンに${manifest}しか入っていません。画像、音、色のどれかを追加してください。`,
    unlistedGame: (manifest, game) =>
      `${manifest}に${game}がありませんが、スキンにはそのファイルがあります。"games"に追加してください。`,
    gainAlone: (manifest, sound) =>
      `${manifest}で${sound}の音量を下げていますが、スキンにそのサウンドがありません。サウンドを追加するか、"gains"から削除してください。`,
    noSheet: (data, sheet) => `${data}のスプライトシートがありません。同じ場所に${sheet}を置いてください。`,
    noData: (sheet, data) =>
      `${sheet}はデータのないスプライトシートです。同じ場所に${data}を置いてください。`,
    missingDigits: (digits) => `数字の画像は、10個そろうと使われます。まだないもの：${digits.join('、')}`,
    notFitted: (file, notes) =>
      `${file}は、まだゲームで使える形ではありません。スタジオにドロップすると、次のように変わります：${notes.join('')}`,
  },
  manifest: {
    missing: 'がありません。スキンの名前、作者、対応ゲームを書くファイルです',
    tooHeavy: tooHeavy(),
    notJson: 'はJSONオブジェクトではありません。書き直すか、スタジオからスキンをダウンロードし直してください',
    needs: {
      name: 'に"name"（スキンの名前）が必要です',
      author: 'に"author"（作者）が必要です',
      licence: 'に"licence"（ほかの人が使うときの条件。CC-BY-4.0など）が必要です',
    },
    needsGames: (games) => `に"games"（1つ以上のゲームのリスト。${anyOf(games)}）が必要です`,
    tooLong: (field, max) => `の"${field}"が長すぎます。${max}文字以内にしてください`,
    invisible: (field) =>
      `の"${field}"に、目に見えない文字が含まれています。その文字を除いて入力し直してください`,
    nameless: 'の"name"には、aからzの文字か数字が必要です。フォルダーの名前に使われるためです',
    unknownGame: (game, games) =>
      `の対応ゲーム${game}は、このサイトにありません。${anyOf(games)}を使ってください`,
    pixelated: 'の"pixelated"がtrueでもfalseでもありません。ドットをくっきり表示する場合はtrueにしてください',
    notColours: 'の"colours"の形式が正しくありません。{ "gold": "#ffd27a" }のように書いてください',
    notGains: 'の"gains"の形式が正しくありません。{ "lucky-fishing/sounds/coins": -6 }のように書いてください',
    badGain: (min) => `の"gains"に、${min}～0 dBの範囲にない数値があります。音量は下げることしかできません`,
    unknownField: (field) => `に、スキンでは使わない"${field}"があります。削除してください`,
    unknownColour: (name, known) =>
      `に、ページでは使わない色"${name}"があります。${anyOf(known)}を使ってください`,
    badColour: (name, value) =>
      `の色"${name}"が${JSON.stringify(value)}になっています。#rrggbbの形で書いてください`,
    hardToRead: (problem) => `の色が読みにくくなっています：${problem}`,
  },
  colours: {
    contrast: (text, ground, ratio, min) =>
      `${ground}の上の${text}のコントラストは${ratio}:1です。${min}:1以上になるまで、どちらかを明るくするか暗くしてください`,
    token: (token, colour) => `${token}（${colour}）`,
    ink: (colour) => `固定色${colour}`,
  },
  archive: {
    'too-heavy': (bytes, max) => `zipは${formatBytes(bytes)}です。${formatBytes(max)}以下にしてください。`,
    'no-zip': () => 'zipファイルではありません。フォルダーをzipに圧縮してください。',
    'cut-off': () => `zipの末尾が欠けています。${packAgain}。`,
    damaged: () => `zipが壊れています。${packAgain}。`,
    'several-parts': () => 'zipが分割されています。1つのファイルに圧縮し直してください。',
    empty: () => 'zipが空です。スキンのフォルダーを圧縮してください。',
    'nothing-usable': (sentence) => `zipの中に使えるものがありません。${sentence}`,
    'too-many-files': (max) => `zipの中のファイルが${max}個を超えています。${leaveOut}`,
    'unpacks-too-large': (max) => `zipを展開すると${formatBytes(max)}を超えます。${leaveOut}`,
    'unsafe-path': (path) =>
      `zipの中の「${path}」は、フォルダーの外に出るおそれがあるパスです。リンクなしで、フォルダーそのものを圧縮してください。`,
  },
  archiveFile: {
    damaged: `が壊れています。${packAgain}`,
    encrypted: 'にパスワードがかかっています。パスワードなしで圧縮し直してください',
    unknownMethod: 'は特殊な方式で圧縮されています。通常のzipにしてください',
    tooLarge: (bytes, max) =>
      `は${formatBytes(bytes)}です。各ファイルを${formatBytes(max)}以下にしてください`,
    twice: 'がzipに2つあり、最初のものだけを使いました。1つだけ残してください',
  },
} satisfies Translation<typeof english>;
