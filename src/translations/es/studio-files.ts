import { capitalised } from '../../games/spoken';
import { locale } from '../../languages/language';
import type { texts as readingEnglish } from '../../pages/studio/reading/texts';
import type { texts as templateEnglish } from '../../pages/studio/template/texts';
import { shownPath } from '../../skins/archive/refusal';
import { fileOf } from '../../skins/paths';
import { formatBytes } from '../../skins/rules/weights';
import type { Translation } from '../translation';
import { listed, numbered } from './plural';

const MAX_NAMED = 12;

const FOREIGN = [
  [
    '.skel .spine',
    'Los juegos no pueden reproducir esqueletos de Spine. En Spine, exporta la animación como una secuencia de archivos PNG.',
  ],
  ['.heic .heif', 'Los navegadores no pueden dibujar fotos en este formato. Expórtalas como JPEG o PNG.'],
  [
    '.psd .psb .kra .xcf .clip .procreate .ora .ai .afdesign .afphoto .af .fig .sketch .xd .fla .cdr .blend',
    'Los juegos necesitan imágenes, no el archivo de trabajo de un programa. Exporta desde él un PNG o un SVG.',
  ],
  [
    '.tif .tiff .tga .dds .ktx .ktx2 .pvr .exr .hdr .jxl .jp2 .eps .pdf',
    'Los navegadores no pueden dibujar este formato. Expórtalo como PNG o SVG.',
  ],
  ['.rar .7z .tar .gz .tgz', 'El estudio solo abre archivos zip. Descomprímelo y añade lo que contiene.'],
] as const;

export const reading = {
  noPictures:
    'Este navegador oculta los píxeles de las imágenes, así que algunos archivos no se pudieron revisar ni convertir y no se añadieron. Permite que este sitio lea los datos de canvas o abre el estudio en otro navegador.',
  notFitted:
    'Se usa tal cual. Este navegador oculta los píxeles de las imágenes, así que no se pudo revisar ni ajustar.',
  problems: {
    zip: (path, sentence) => `${shownPath(path)}: ${sentence}`,
    unreadable: 'no se pudo leer de tu disco. Guárdalo otra vez y añádelo de nuevo',
    noSound: (kinds) =>
      `no es un sonido que este navegador pueda leer. Puede leer ${listed(kinds, kinds.length)}. Expórtalo otra vez como MP3 o WAV`,
    fontRefused: 'no es una fuente que este navegador pueda leer. Expórtala de nuevo como WOFF2 o TTF',
    silent: 'no suena. Expórtalo otra vez desde tu programa de sonido',
    notConverted:
      'necesita pasar a otro formato, y eso solo puede hacerlo un navegador. Añádelo en el estudio y descarga la skin otra vez',
    moreOnSheet: (path, count) =>
      `${shownPath(path)} describe ${numbered(count, 'imagen', 'imágenes')} más de las que se pueden mostrar. Pon a las que quieras el nombre de su símbolo.`,
    skeletonParts: (path, count) =>
      count === 1
        ? `${shownPath(path)}: se omitió 1 imagen, porque es parte de un esqueleto de Spine.`
        : `${shownPath(path)}: se omitieron ${count} imágenes, porque son partes de un esqueleto de Spine.`,
    data: (problem) => `El archivo de datos de {name} ${problem}`,
    dataAlone: (path) =>
      `${shownPath(path)} describe una hoja de sprites que falta. Añade la imagen junto con él.`,
    unknown: (files) => {
      const names = listed(files.map(shownPath), MAX_NAMED);
      return files.length === 1
        ? `${names} no es un archivo que los juegos puedan usar. Exporta las imágenes como PNG o SVG y los sonidos como MP3 o WAV.`
        : `${names} no son archivos que los juegos puedan usar.`;
    },
    foreign: (files, advice) => `${listed(files.map(shownPath), MAX_NAMED)}: ${advice}`,
    insteadOf: (ending) => FOREIGN.find(([endings]) => endings.split(' ').includes(ending))?.[1],
    weight: (bytes, max) =>
      `Tus archivos sumarían ${formatBytes(bytes)}, pero el límite es ${formatBytes(max)}. Usa imágenes más pequeñas.`,
    deepFolder:
      'Esta carpeta tiene demasiados niveles para ser una skin. Añade la carpeta que contiene las imágenes.',
    manyFiles: (max) => `Hay más de ${max} archivos. Añade solo las imágenes, o la carpeta que las contiene.`,
  },
  sheetBySize: (sheet, data) =>
    `Se usa ${shownPath(sheet)} como hoja de sprites de ${shownPath(data)}, porque su tamaño coincide.`,
  restFrame: (frame) =>
    `El fotograma ${frame} es ahora el símbolo en reposo, porque el primero muestra poco.`,
  things: (path) =>
    `${shownPath(fileOf(path))}: esta hoja muestra cosas distintas. Elige un lugar para cada una que quieras.`,
  guessedGrid: 'Sus filas y columnas son una suposición. Si no son correctas, indícalas debajo de la imagen.',
  notesOf: (path, notes) => `${shownPath(fileOf(path))}: ${notes.join(' ')}`,
  fitted: {
    sound: (done) => capitalised(`${listed(done, done.length)}.`),
    converted: 'guardado como WAV',
    pause: (seconds) =>
      `sin los ${seconds.toLocaleString(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s de silencio del principio`,
    cut: (seconds) => `cortado a ${seconds} s con un fundido`,
    loudness: (gain) =>
      `${gain > 0 ? 'subido' : 'bajado'} ${Math.abs(gain).toLocaleString(locale())} dB para igualarlo al original`,
    mono: 'convertido a mono',
    rate: (kHz) => `guardado a ${kHz.toLocaleString(locale())} kHz`,
    lighter: 'aligerado',
    quieter: (by) => `Suena ${by.toLocaleString(locale())} dB más bajo para igualarlo al original.`,
  },
} satisfies Translation<typeof readingEnglish>;

export const template = {
  template: {
    get: 'Obtener originales',
    text: 'Un zip para dibujar encima, con tamaños y zonas seguras. Añádelo de nuevo cuando hayas cambiado algo.',
    packing: 'Empaquetando los originales...',
    failed: 'No se pudieron cargar los originales. Revisa tu conexión e inténtalo de nuevo.',
    unchanged: (count, isAll) => {
      if (isAll) return 'No cambió nada: todos los archivos siguen siendo los originales.';
      return count === 1
        ? `${count} archivo de la plantilla sigue siendo el original y se dejó como estaba.`
        : `${count} archivos de la plantilla siguen siendo los originales y se dejaron como estaban.`;
    },
    readme: `Estas son las imágenes y los sonidos originales. Dibuja encima de cualquiera y conserva su nombre, o cámbialo por un PNG, SVG o WebP con el mismo nombre. Después añade este zip o esta carpeta al estudio: usa lo que hayas cambiado. La carpeta "template" no es parte de tu skin.

silhouettes.png muestra todos los símbolos como siluetas negras. Los tuyos también deberían distinguirse así unos de otros.
safe-area.svg muestra dónde dibujar un símbolo.

Puedes añadir más archivos junto a la imagen de un símbolo: animaciones para un premio (fish.win), para cuando paran los rodillos (fish.rest) y para cuando llega su rodillo (fish.land), y una imagen para cuando su rodillo gira (fish.blur.png).

Archivo, tamaño en el juego en píxeles (para mapas de bits, mejor el doble) y qué dejar libre:`,
    more: 'También puedes añadir estas, que el original no tiene:',
    size: ({ width, height }) => `${width} x ${height}`,
    seconds: (max) => `${max} s como máximo`,
    symbolSafeArea: 'deja vacía una dieciseisava parte por cada lado',
    safeAreas: {
      title: 'tranquila en el centro: a partir del 9 % desde los bordes izquierdo y derecho',
      burst: 'tranquila en el centro',
      banner: 'con poco detalle a la izquierda; los teléfonos solo muestran la mitad derecha',
      sign: 'con poco detalle, salvo en el 11\u00a0% de la izquierda y de la derecha, el 28\u00a0% de arriba y el 16\u00a0% de abajo',
      plate:
        'oscuro del 5\u00a0% al 48\u00a0% y del 52\u00a0% al 95\u00a0% del ancho, y del 16,5\u00a0% al 83,5\u00a0% del alto',
    },
  },
} satisfies Translation<typeof templateEnglish>;
