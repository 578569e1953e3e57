import { locale } from '../../languages/language';
import type { texts as englishReading } from '../../pages/studio/reading/texts';
import type { texts as englishTemplate } from '../../pages/studio/template/texts';
import { capitalised } from '../../games/spoken';
import { shownPath } from '../../skins/archive/refusal';
import { fileOf } from '../../skins/paths';
import { formatBytes } from '../../skins/rules/weights';
import type { Translation } from '../translation';
import { counted, listed, number } from './german';

const MAX_NAMED = 12;

const FOREIGN = [
  [
    '.skel .spine',
    'Die Spiele können keine Spine-Skelette abspielen. Exportiere die Animation in Spine als Folge von PNG-Dateien.',
  ],
  [
    '.heic .heif',
    'Browser können Fotos in diesem Format nicht darstellen. Exportiere sie als JPEG oder PNG.',
  ],
  [
    '.psd .psb .kra .xcf .clip .procreate .ora .ai .afdesign .afphoto .af .fig .sketch .xd .fla .cdr .blend',
    'Die Spiele brauchen Bilder, nicht die Arbeitsdatei eines Programms. Exportiere sie als PNG oder SVG.',
  ],
  [
    '.tif .tiff .tga .dds .ktx .ktx2 .pvr .exr .hdr .jxl .jp2 .eps .pdf',
    'Browser können dieses Format nicht darstellen. Exportiere es als PNG oder SVG.',
  ],
  [
    '.rar .7z .tar .gz .tgz',
    'Das Studio kann Archive dieser Art nicht öffnen. Entpacke das Archiv und füge den Inhalt hinzu.',
  ],
] as const;

export const reading = {
  noPictures:
    'Dieser Browser verbirgt die Pixel von Bildern. Deshalb konnten einige Dateien nicht geprüft oder umgewandelt werden und wurden nicht hinzugefügt. Erlaube dieser Website, Canvas-Daten zu lesen, oder öffne das Studio in einem anderen Browser.',
  notFitted:
    'Unverändert übernommen. Dieser Browser verbirgt die Pixel von Bildern, deshalb konnte es weder geprüft noch angepasst werden.',
  problems: {
    zip: (path, sentence) => `${shownPath(path)}: ${sentence}`,
    unreadable:
      'konnte nicht von deinem Datenträger gelesen werden. Speichere die Datei neu und füge sie noch einmal hinzu',
    noSound: (kinds) =>
      `ist kein Ton, den dieser Browser lesen kann. Er liest ${listed(kinds, kinds.length)}. Exportiere den Ton noch einmal als MP3 oder WAV`,
    fontRefused:
      'ist keine Schrift, die dieser Browser lesen kann. Exportiere sie noch einmal als WOFF2 oder TTF',
    silent: 'ist stumm. Exportiere den Ton noch einmal aus deinem Audioprogramm',
    notConverted:
      'muss umgewandelt werden, und das kann nur ein Browser. Füge die Datei im Studio hinzu und lade den Skin neu herunter',
    moreOnSheet: (path, count) =>
      `${shownPath(path)} beschreibt ${count} Bilder mehr, als sich auflisten lassen. Benenne die, die du willst, nach ihren Symbolen.`,
    skeletonParts: (path, count) =>
      count === 1
        ? `${shownPath(path)}: 1 Bild wurde weggelassen, weil es Teil eines Spine-Skeletts ist.`
        : `${shownPath(path)}: ${number(count)} Bilder wurden weggelassen, weil sie Teile eines Spine-Skeletts sind.`,
    data: (problem) => `Die Datendatei von {name} ${problem}`,
    dataAlone: (path) =>
      `${shownPath(path)} beschreibt ein Sprite-Sheet, das fehlt. Füge das Bild zusammen mit dieser Datei hinzu.`,
    unknown: (files) => {
      const names = listed(files.map(shownPath), MAX_NAMED);
      return files.length === 1
        ? `${names} ist keine Datei, die die Spiele verwenden können. Exportiere Bilder als PNG oder SVG und Töne als MP3 oder WAV.`
        : `${names} sind keine Dateien, die die Spiele verwenden können.`;
    },
    foreign: (files, advice) => `${listed(files.map(shownPath), MAX_NAMED)}: ${advice}`,
    insteadOf: (ending): string | undefined =>
      FOREIGN.find(([endings]) => endings.split(' ').includes(ending))?.[1],
    weight: (bytes, max) =>
      `Deine Dateien wären zusammen ${formatBytes(bytes)} groß, erlaubt sind ${formatBytes(max)}. Nimm kleinere Bilder.`,
    deepFolder:
      'Dieser Ordner hat zu viele Ebenen für einen Skin. Füge den Ordner hinzu, in dem die Bilder liegen.',
    manyFiles: (max) =>
      `Das sind mehr als ${max} Dateien. Füge nur die Bilder hinzu oder den Ordner, in dem sie liegen.`,
  },
  sheetBySize: (sheet, data) =>
    `${shownPath(sheet)} wird als Sprite-Sheet von ${shownPath(data)} verwendet, weil die Größe passt.`,
  restFrame: (frame) => `Einzelbild ${frame} ist jetzt das Symbol in Ruhe, weil das erste wenig zeigt.`,
  things: (path) =>
    `${shownPath(fileOf(path))}: Dieses Blatt zeigt Verschiedenes. Wähle für jedes Bild, das du willst, einen Platz.`,
  guessedGrid: 'Zeilen und Spalten sind geraten. Wenn sie nicht stimmen, gib sie unter dem Bild an.',
  notesOf: (path, notes) => `${shownPath(fileOf(path))}: ${notes.join(' ')}`,
  fitted: {
    sound: (done) => capitalised(`${listed(done, done.length)}.`),
    converted: 'als WAV gespeichert',
    pause: (seconds) =>
      `${seconds.toLocaleString(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s Stille am Anfang entfernt`,
    cut: (seconds) => `mit Ausblenden auf ${number(seconds)} s gekürzt`,
    loudness: (gain) =>
      `um ${number(Math.abs(gain))} dB ${gain > 0 ? 'lauter' : 'leiser'} gemacht, passend zum Original`,
    mono: 'in Mono umgewandelt',
    rate: (kHz) => `mit ${number(kHz)} kHz gespeichert`,
    lighter: 'verkleinert',
    quieter: (by) => `Wird passend zum Original um ${number(by)} dB leiser abgespielt.`,
  },
} satisfies Translation<typeof englishReading>;

export const template = {
  template: {
    get: 'Originale holen',
    text: 'Ein ZIP zum Übermalen, mit Größen und Schutzbereichen. Füge es wieder hinzu, wenn du etwas geändert hast.',
    packing: 'Die Originale werden gepackt …',
    failed: 'Die Originale konnten nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.',
    unchanged: (count, isAll) =>
      isAll
        ? 'Nichts geändert: Alle Dateien sind noch die Originale.'
        : count === 1
          ? `${counted(count, 'Datei', 'Dateien')} der Vorlage ist noch das Original und blieb, wie sie war.`
          : `${counted(count, 'Datei', 'Dateien')} der Vorlage sind noch die Originale und blieben, wie sie waren.`,
    readme: `Das sind die Originalbilder und -töne. Übermale, was du willst, und behalte den Namen bei, oder ersetze eine Datei durch ein PNG, SVG oder WebP mit demselben Namen. Füge dieses ZIP oder den Ordner dann im Studio hinzu: Es verwendet, was du geändert hast. Der Ordner „template“ gehört nicht zu deinem Skin.

silhouettes.png zeigt alle Symbole als schwarze Formen. Deine sollten sich ebenso voneinander unterscheiden.
safe-area.svg zeigt, wo du ein Symbol zeichnest.

Neben dem Bild eines Symbols kannst du weitere Dateien hinzufügen: Animationen für einen Gewinn (fish.win), für stehende Walzen (fish.rest) und für die Landung seiner Walze (fish.land) sowie ein Bild für die laufende Walze (fish.blur.png).

Datei, Größe im Spiel in Pixeln (für Pixelbilder ist das Doppelte besser) und was frei bleiben soll:`,
    more: 'Du kannst auch diese hinzufügen, für die es im Original keine Bilder gibt:',
    size: ({ width, height }) => `${width} x ${height}`,
    seconds: (max) => `höchstens ${number(max)} s`,
    symbolSafeArea: 'auf jeder Seite ein Sechzehntel leer lassen',
    safeAreas: {
      title: 'ruhig in der Mitte: ab 9 % vom linken und rechten Rand',
      burst: 'ruhig in der Mitte',
      banner: 'links ruhig; auf Handys ist nur zu sehen, was rechts der Mitte liegt',
      sign: 'wenige Details, außer in den 11 % links und rechts, den oberen 28 % und den unteren 16 %',
      plate: 'dunkel von 5 % bis 48 % und von 52 % bis 95 % der Breite, von 16,5 % bis 83,5 % der Höhe',
    },
  },
} satisfies Translation<typeof englishTemplate>;
