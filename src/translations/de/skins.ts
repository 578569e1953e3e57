import { locale } from '../../languages/language';
import { spokenList } from '../../games/spoken';
import type { Size } from '../../skins/image-list';
import { formatBytes } from '../../skins/rules/weights';
import type { texts as english } from '../../skins/texts';
import type { Translation } from '../translation';
import { counted, number } from './german';

const again = 'Exportiere die Datei noch einmal aus deinem Zeichenprogramm';
const aboutPixels = (pixels: number): string =>
  pixels < 10 ? number(Number(pixels.toFixed(2))) : String(Math.round(pixels));
const sizeText = ({ width, height }: Size): string => `${aboutPixels(width)} × ${aboutPixels(height)}`;
const embed = 'Bette es in das SVG ein oder lösche es';
const asPngOrWebp = 'exportiere das Bild als PNG oder WebP';
const leaveOut = 'Lass alles weg, was nicht zum Skin gehört.';
const fault = (problem: string, advice: string) => ({ problem, advice });
const tooHeavy =
  (advice = '') =>
  (bytes: number, max: number): string =>
    `ist ${formatBytes(bytes)} groß. Erlaubt sind höchstens ${formatBytes(max)}${advice}`;
const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
const list = (items: readonly string[]): string => items.join(', ');
const anyOf = (items: readonly string[]): string => spokenList(items, 'or');
const formatName = (format: string): string => (format === 'webp' ? 'WebP' : format.toUpperCase());
const percent = (part: number): string => `${Math.round(100 * part)}\u00A0%`;

export const files = {
  image: {
    empty: `ist leer. ${again}`,
    unreadable: (reason) => `ist abgeschnitten oder nicht lesbar (${reason}). ${again}`,
    otherFormat: (found, wanted) =>
      `enthält ${formatName(found)}-Daten, nicht ${formatName(wanted)}. ${again}, als ${formatName(wanted)}`,
    notUtf8: `ist nicht in UTF-8 kodiert. ${again}, in UTF-8`,
    animated: 'ist animiert. Exportiere ein stehendes Bild, denn das Spiel animiert es selbst',
    tooManyPixels: (size, max) => `hat ${sizeText(size)} Pixel. Mach jede Seite höchstens ${max} Pixel lang`,
    moreThanDecoded: (size, side) =>
      `hat ${sizeText(size)} Pixel, mehr als ein Browser dekodieren kann. Mach das Bild höchstens ${side} × ${side} groß`,
    svgTooHeavy: tooHeavy(`. Nimm weniger Punkte und Nachkommastellen oder ${asPngOrWebp}`),
    tooHeavy: tooHeavy('. Nimm weniger Pixel'),
    smallSymbol: (size, min) =>
      `hat ${sizeText(size)} Pixel. Mach die kürzere Seite mindestens ${min} Pixel lang (besser 512)`,
    narrow: (width, min) =>
      `ist ${width} Pixel breit. Mach das Bild mindestens ${min} Pixel breit (besser ${2 * min})`,
    symbolNotSquare: (size, right) =>
      `ist ${sizeText(size)} groß. Mach das Bild ${sizeText(right)} groß, denn Symbole sind quadratisch`,
    otherProportion: (size, right, shown) =>
      `ist ${sizeText(size)} groß. Mach das Bild ${sizeText(right)} groß, im Verhältnis der ${sizeText(shown)} Pixel, mit denen es erscheint`,
    otherKind: (format) =>
      `ist eine ${formatName(format)}-Datei, und die können Browser nicht darstellen. Exportiere sie als PNG, SVG oder WebP`,
    noPlace: 'passt zu keinem Bild in den Spielen',
    transparent: `ist völlig durchsichtig. Zeichne etwas, oder exportiere die Datei noch einmal aus deinem Zeichenprogramm`,
    smallDrawing: (span) =>
      `füllt nur ${percent(span)} seiner Breite und Höhe. Schneide die leeren Ränder ab oder zeichne größer, denn andere Symbole füllen 90\u00A0%`,
    reasons: {
      endMissing: 'das Ende fehlt',
      damaged: 'sie ist beschädigt',
      tooManyPixels: 'sie hat zu viele Pixel',
      damagedPart: (part) => `der Teil ${part} ist beschädigt`,
      unknownPart: (part) => `der Anfang ist ${JSON.stringify(part)}`,
      encoding: (name) => `nicht in ${name.toUpperCase()} kodiert`,
      unpacksTooLarge: 'entpackt zu groß',
      noImage: 'der Anfang ist nicht der eines Bildes',
      notSvg: (line, tag) => `Zeile ${line}: <${tag}> statt <svg>`,
      badXml: ({ line }) => `Zeile ${line} ist kein gültiges XML`,
    },
  },
  fit: {
    squared: 'In das Quadrat eingepasst.',
    trimmed: (span) => `Vergrößert, weil es nur ${percent(span)} des Quadrats füllte.`,
    centred: 'Zentriert, weil es nicht in der Mitte seines Quadrats lag.',
    faint: (opacity) =>
      `Fast unsichtbar, weil kein Teil davon mehr als ${Math.max(1, Math.round(100 * opacity))} % Deckkraft hat.`,
    covers: 'Verdeckt die Symbole. Mach die Mitte durchsichtig, damit die Walzen zu sehen sind.',
    covered: 'Füllt die ganze Fläche, darum sind die Ränder beschnitten.',
    contained: 'Als Ganzes in die Fläche eingepasst.',
    converted: (format) => `Aus ${formatName(format)} umgewandelt.`,
    firstFrame: 'Zeigt nur das erste Einzelbild.',
    upright: 'Nach seinen EXIF-Daten gedreht oder gespiegelt.',
    reduced: (pixels) => `Von ${pixels.toLocaleString(locale())} Pixeln verkleinert.`,
    enlarged: (pixels) =>
      `Von ${pixels.toLocaleString(locale())} Pixeln vergrößert, darum kann es weich aussehen.`,
    pixelArt: (times) => `Auf das ${times}-Fache vergrößert, die Pixel bleiben erhalten.`,
    groundRemoved: 'Der Hintergrund wurde entfernt.',
    fringe: {
      dark: 'Die dunklen Ränder wurden gesäubert.',
      light: 'Die weißen Ränder wurden gesäubert.',
    },
    ground: {
      plain: 'Es hat einen Hintergrund. Drücke „Anpassen“, um ihn zu entfernen.',
      checkered: 'Dahinter ist ein Schachbrettmuster gezeichnet. Drücke „Anpassen“, um es zu entfernen.',
      busy: 'Es hat keinen durchsichtigen Hintergrund.',
    },
    leftOut: {
      script: 'Ein Skript darin wurde weggelassen.',
      'web-page': 'Ein Teil einer Webseite darin wurde weggelassen.',
      animation: 'Die Animation darin wurde weggelassen, denn das Spiel animiert es selbst.',
      font: 'Eine Schrift darin wurde weggelassen.',
      link: 'Ein Link darin wurde weggelassen.',
      outward: (targets) =>
        `Was es von anderswo holt, wurde weggelassen (${list(targets.slice(0, 3).map(shortened))}).`,
    },
    nothingLeft: 'enthält nur, was es von anderswo holt. Bette das in das SVG ein',
    text: 'Es enthält Text, der auf anderen Geräten anders aussieht. Wandle ihn in Pfade um.',
    currentColor: 'Alles, was seine Farbe aus der Umgebung nimmt (currentColor), ist schwarz gezeichnet.',
    drawn: (bytes) => `In Pixel umgewandelt, weil die Formen ${formatBytes(bytes)} groß sind.`,
    drawnPictures: (bytes) =>
      `In Pixel umgewandelt, weil die enthaltenen Bilder ${formatBytes(bytes)} groß sind.`,
    drawnOften: (count) => `In Pixel umgewandelt, weil ${number(count)} Elemente zu zeichnen sind.`,
    strip:
      'Wenn das ein Streifen aus Einzelbildern ist, drück auf „Als Sheet zerschneiden“ oder ergänze den Namen um „sheet“.',
    uneven: ([one, other]) =>
      `Die Pixel sind ${one} und ${other} Pixel breit. Exportiere das Bild in einem ganzen Vielfachen seiner Größe.`,
    grid: 'Darin scheint ein Raster zu sein. Blende das Raster aus, bevor du exportierst.',
  },
  svg: {
    onLine: ({ problem, advice }, line) => `${problem} (Zeile ${line}). ${advice}`,
    script: fault('enthält ein <script>', 'Lösche es, denn Bilder dürfen keine Skripte enthalten'),
    handler: (attribute) =>
      fault(
        `führt in ${attribute} ein Skript aus`,
        'Lösche dieses Attribut, denn Bilder dürfen keine Skripte enthalten',
      ),
    webPage: (tag) =>
      fault(
        `enthält einen Teil einer Webseite (<${tag}>)`,
        'Lösche ihn oder exportiere das Bild als reines SVG',
      ),
    animated: (by) =>
      fault(`ist mit ${by} animiert`, 'Exportiere ein stehendes Bild, denn das Spiel animiert es selbst'),
    doctype: fault(
      'hat einen DOCTYPE mit Entitys oder einer externen Datei',
      'Lösche den DOCTYPE oder exportiere reines SVG',
    ),
    reference: (target) => fault(`verweist auf ${target}`, embed),
    styleSheet: fault('lädt ein Stylesheet aus einer anderen Datei', embed),
    cssImport: fault('lädt ein Stylesheet oder Bild aus einer anderen Datei', embed),
    noNamespace: (namespace) =>
      fault(
        `hat kein xmlns="${namespace}" an seinem <svg>`,
        'Ergänze es, denn Browser brauchen es, um das Bild zu zeigen',
      ),
    noSize: fault('hat keine Größe', 'Gib dem <svg> eine width und height oder eine viewBox'),
    tooComplex: (max) =>
      `zeichnet mehr als ${max.toLocaleString(locale())} Elemente, weil seine Kopien weitere Kopien enthalten. Zur Abhilfe: ${asPngOrWebp}`,
  },
  animation: {
    heavyData: tooHeavy('. Nimm weniger Einzelbilder'),
    notData:
      'enthält keine Sprite-Sheet-Daten. Exportiere sie als JSON aus Aseprite oder TexturePacker, oder füge das Bild ohne diese Datei hinzu',
    spine:
      'ist ein Spine-Skelett, das die Spiele nicht abspielen können. Exportiere in Spine eine Folge von PNG-Dateien',
    otherSheet: (described, found) =>
      `beschreibt ein Sheet von ${sizeText(described)} Pixeln, aber das Bild hat ${sizeText(found)}. Exportiere beide noch einmal zusammen`,
    noFrames: 'hat keine Einzelbilder. Exportiere die Animation noch einmal',
    outside: (frame) =>
      `hat ein Einzelbild außerhalb des Bildes, „${frame}“. Exportiere das Sheet und seine Daten noch einmal zusammen`,
  },
  animationNotes: {
    squared: 'Die Einzelbilder sind in einem Quadrat zentriert.',
    cropped: 'Die leeren Ränder, die alle Einzelbilder haben, sind abgeschnitten.',
    enlarged: (from, to) => `Die Einzelbilder sind von ${aboutPixels(from)} auf ${to} Pixel vergrößert.`,
    enlargedSoft: (from, to) =>
      `Die Einzelbilder sind von ${aboutPixels(from)} auf ${to} Pixel vergrößert, darum können sie weich aussehen.`,
    linedUp: 'Am Bild des Symbols ausgerichtet.',
    faded: 'Sie beginnt nicht mit dem Bild des Symbols, darum blendet dieses in sie über.',
    still: 'Ihr erstes Einzelbild ist jetzt das Symbol in Ruhe.',
    cut: (rows, columns) =>
      `In ${counted(rows, 'Zeile', 'Zeilen')} und ${counted(columns, 'Spalte', 'Spalten')} Einzelbilder zerlegt.`,
    clip: (name, count) => `Spielt „${name}“, eine ihrer ${count} Animationen.`,
    clips: (count, motion) =>
      `Spielt ihre ${count} Animationen nacheinander. Nenne eine davon „${motion}“, um nur sie zu spielen.`,
    groundRemoved: 'Der einfarbige Hintergrund der Einzelbilder wurde entfernt.',
    ground: 'Die Einzelbilder haben keinen durchsichtigen Hintergrund.',
    uncut:
      'Die Einzelbilder ließen sich nicht trennen, darum erscheint alles als eines. Gib Zeilen und Spalten an.',
    plainLayers: 'Die Ebenen sind im normalen Modus gezeichnet, denn die Spiele kennen keinen anderen.',
    noTimes: (count, rate) =>
      `Die ${count} Einzelbilder kommen ohne Zeiten, darum laufen ${rate} pro Sekunde.`,
    faster: (seconds, max) =>
      `Läuft in ${number(max)} statt ${number(Number(seconds.toFixed(1)))} Sekunden, weil ein Gewinn kurz ist.`,
    fewerFrames: (count, max) => `Von ${count} auf ${max} Einzelbilder umgerechnet.`,
    resampled: (from, to) =>
      `Von ${Math.round(from)} auf ${Math.round(to)} Einzelbilder pro Sekunde umgerechnet.`,
    rounded: (rate) => `Die Zeiten der Einzelbilder sind auf ${Math.round(rate)} pro Sekunde gerundet.`,
    otherSheet: (described, found) =>
      `Die Daten beschreiben ein Sheet von ${sizeText(described)} Pixeln, aber das Bild hat ${sizeText(found)}. Prüfe, ob beide zusammengehören.`,
  },
  sound: {
    empty: 'ist leer. Exportiere den Ton noch einmal aus deinem Audioprogramm',
    tooHeavy: tooHeavy('. Kürze oder komprimiere den Ton'),
  },
  font: {
    empty: 'ist leer. Exportiere die Schrift noch einmal',
    tooHeavy: tooHeavy('. Behalte nur die Ziffern 0 bis 9, das Komma und den Punkt'),
    noFont: 'ist keine Schrift. Exportiere sie als WOFF2, WOFF, TTF oder OTF',
  },
  names: {
    missing: (name, extensions) =>
      `${name}${extensions[0] ?? ''} fehlt. Füge die Datei als ${anyOf(extensions)} hinzu.`,
    duplicates: (name, files) => `${name} hat ${files.length} Dateien (${list(files)}). Behalte eine davon.`,
    unexpected: {
      picture: (file, advice) => `${file} ist keines der Bilder des Spiels. ${advice}`,
      animation: (file, advice) => `${file} ist keine der Animationen des Spiels. ${advice}`,
      sound: (file, advice) => `${file} ist keiner der Töne des Spiels. ${advice}`,
      font: (file, advice) => `${file} ist keine der Schriften des Spiels. ${advice}`,
    },
    exportAs: (extensions) => `Exportiere die Datei als ${anyOf(extensions)}.`,
    moveTo: (name, folder) => `Nenne die Datei ${name} und leg sie direkt in den Ordner ${folder}.`,
    moveOut: 'Nimm die Datei aus diesem Ordner heraus.',
    nameAfter: (names) => `Benenne die Datei in ${anyOf(names)} um oder nimm sie aus diesem Ordner heraus.`,
  },
  skin: {
    nothingElse: (manifest) =>
      `Der Skin enthält nur ${manifest}. Füge ein Bild, einen Ton oder eine Farbe hinzu.`,
    unlistedGame: (manifest, game) =>
      `${manifest} nennt ${game} nicht, aber der Skin hat Dateien dafür. Ergänze es in "games".`,
    gainAlone: (manifest, sound) =>
      `${manifest} macht ${sound} leiser, aber der Skin hat keinen solchen Ton. Füge ihn hinzu oder lösche ihn aus "gains".`,
    noSheet: (data, sheet) => `Zu ${data} fehlt das Sprite-Sheet. Leg ${sheet} daneben.`,
    noData: (sheet, data) => `${sheet} ist ein Sprite-Sheet ohne seine Daten. Leg ${data} daneben.`,
    missingDigits: (digits) =>
      `Die Bilder der Ziffern werden erst verwendet, wenn alle zehn da sind. Es fehlen noch: ${list(digits)}.`,
    notFitted: (file, notes) =>
      `${file} ist noch nicht so, wie die Spiele sie abspielen. Füge die Datei im Studio hinzu, das ändert Folgendes: ${notes.join(' ')}`,
  },
  manifest: {
    missing: 'fehlt. Darin steht, wie der Skin heißt, von wem er ist und für welche Spiele er gedacht ist',
    tooHeavy: tooHeavy(),
    notJson:
      'ist kein JSON-Objekt. Schreib die Datei neu oder lade den Skin noch einmal aus dem Studio herunter',
    needs: {
      name: 'braucht "name": wie der Skin heißt',
      author: 'braucht "author": von wem er ist',
      licence: 'braucht "licence": die Bedingungen, unter denen andere ihn verwenden dürfen, etwa CC-BY-4.0',
    },
    needsGames: (games) => `braucht "games": eine Liste von einem oder mehreren Spielen, ${anyOf(games)}`,
    tooLong: (field, max) => `hat ein zu langes "${field}". Nimm höchstens ${max} Zeichen`,
    invisible: (field) =>
      `hat ein unsichtbares Zeichen in "${field}". Gib es noch einmal ohne dieses Zeichen ein`,
    nameless:
      'braucht einen "name" mit einem Buchstaben von a bis z oder einer Ziffer, weil sein Ordner so heißen wird',
    unknownGame: (game, games) => `ist für ${game}, das gibt es hier nicht als Spiel. Nimm ${anyOf(games)}`,
    pixelated:
      'hat ein "pixelated", das weder true noch false ist. Schreib true, wenn Pixel scharf bleiben sollen',
    notColours: 'hat "colours" im falschen Format. Schreib sie so: { "gold": "#ffd27a" }',
    notGains: 'hat "gains" im falschen Format. Schreib sie so: { "lucky-fishing/sounds/coins": -6 }',
    badGain: (min) =>
      `hat in "gains" eine Zahl, die nicht zwischen ${number(min)} und 0 dB liegt. Töne lassen sich nur leiser machen`,
    unknownField: (field) => `hat "${field}", das Skins nicht verwenden. Lösche es`,
    unknownColour: (name, known) =>
      `hat eine Farbe "${name}", die die Seite nicht verwendet. Nimm ${anyOf(known)}`,
    badColour: (name, value) => `hat ${JSON.stringify(value)} als Farbe "${name}". Schreib sie als #rrggbb`,
    hardToRead: (problem) => `hat Farben, die schwer zu lesen sind: ${problem}`,
  },
  colours: {
    contrast: (text, ground, ratio, min) =>
      `${text} auf ${ground} hat einen Kontrast von ${ratio}:1. Mach eine der Farben heller oder dunkler, bis es mindestens ${number(min)}:1 sind`,
    token: (token, colour) => `${token} (${colour})`,
    ink: (colour) => `${colour} (feste Farbe)`,
  },
  archive: {
    'too-heavy': (bytes, max) =>
      `Das ZIP ist ${formatBytes(bytes)} groß. Erlaubt sind höchstens ${formatBytes(max)}.`,
    'no-zip': () => 'Die Datei ist kein ZIP. Pack den Ordner als ZIP.',
    'cut-off': () => 'Das Ende des ZIPs fehlt. Lade es noch einmal herunter oder pack es neu.',
    damaged: () => 'Das ZIP ist beschädigt. Lade es noch einmal herunter oder pack es neu.',
    'several-parts': () => 'Das ZIP besteht aus mehreren Teilen. Pack es neu als eine einzige Datei.',
    empty: () => 'Das ZIP ist leer. Pack den Ordner des Skins.',
    'nothing-usable': (sentence) => `Nichts in dem ZIP lässt sich verwenden. ${sentence}`,
    'too-many-files': (max) => `Das ZIP enthält mehr als ${max} Dateien. ${leaveOut}`,
    'unpacks-too-large': (max) => `Das ZIP entpackt sich zu mehr als ${formatBytes(max)}. ${leaveOut}`,
    'unsafe-path': (path) =>
      `Das ZIP enthält „${path}“, einen Pfad, der aus seinem Ordner hinausführen könnte. Pack den Ordner selbst, ohne Verknüpfungen.`,
  },
  archiveFile: {
    damaged: 'ist beschädigt. Lade das ZIP noch einmal herunter oder pack es neu',
    encrypted: 'ist mit einem Passwort gesperrt. Pack das ZIP neu, ohne Passwort',
    unknownMethod: 'ist auf ungewöhnliche Art komprimiert. Pack alles neu als gewöhnliches ZIP',
    tooLarge: (bytes, max) =>
      `ist ${formatBytes(bytes)} groß. Jede Datei darf höchstens ${formatBytes(max)} haben`,
    twice: 'ist zweimal im ZIP, und nur die erste wurde verwendet. Behalte eine davon',
  },
} satisfies Translation<typeof english>;
