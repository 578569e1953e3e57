import { spokenList } from '../../games/spoken';
import { locale } from '../../languages/language';
import type { Size } from '../../skins/image-list';
import { formatBytes } from '../../skins/rules/weights';
import type { texts as english } from '../../skins/texts';
import type { Translation } from '../translation';
import { counted } from './plural';

const again = 'Expórtalo otra vez desde tu programa de dibujo';
const aboutPixels = (pixels: number): number =>
  pixels < 10 ? Number(pixels.toFixed(2)) : Math.round(pixels);
const sizeText = ({ width, height }: Size): string => `${aboutPixels(width)} × ${aboutPixels(height)}`;
const embed = 'Insértalo en el SVG o bórralo';
const asPngOrWebp = 'expórtalo como PNG o WebP';
const leaveOut = 'Deja fuera todo lo que no sea parte de la skin.';
const still = 'Exporta una imagen fija, porque el juego la anima';
const fault = (problem: string, advice: string) => ({ problem, advice });
const tooHeavy =
  (advice = '') =>
  (bytes: number, max: number): string =>
    `pesa ${formatBytes(bytes)}. Redúcelo a ${formatBytes(max)} como máximo${advice}`;
const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
const list = (items: readonly string[]): string => items.join(', ');
const anyOf = (items: readonly string[]): string => spokenList(items, 'or');
const formatName = (format: string): string => (format === 'webp' ? 'WebP' : format.toUpperCase());

export const files = {
  image: {
    empty: `está vacío. ${again}`,
    unreadable: (reason) => `está incompleto o no se puede leer (${reason}). ${again}`,
    otherFormat: (found, wanted) =>
      `contiene datos de ${formatName(found)}, no de ${formatName(wanted)}. ${again} como ${formatName(wanted)}`,
    notUtf8: `no está codificado en UTF-8. ${again} en UTF-8`,
    animated: `está animado. ${still}`,
    tooManyPixels: (size, max) =>
      `mide ${sizeText(size)} píxeles. Redúcelo a ${max} píxeles por lado como máximo`,
    moreThanDecoded: (size, side) =>
      `mide ${sizeText(size)} píxeles, más de los que un navegador puede decodificar. Redúcelo a ${side} × ${side} como máximo`,
    svgTooHeavy: tooHeavy(` con menos puntos y decimales, o ${asPngOrWebp}`),
    tooHeavy: tooHeavy(' con menos píxeles'),
    smallSymbol: (size, min) =>
      `mide ${sizeText(size)} píxeles. Debe medir al menos ${min} píxeles en el lado más corto (mejor 512)`,
    narrow: (width, min) =>
      `tiene ${width} píxeles de ancho. Debe tener al menos ${min} píxeles (mejor ${2 * min})`,
    symbolNotSquare: (size, right) =>
      `mide ${sizeText(size)}. Debe medir ${sizeText(right)}, porque los símbolos son cuadrados`,
    otherProportion: (size, right, shown) =>
      `mide ${sizeText(size)}. Debe medir ${sizeText(right)}, en proporción a los ${sizeText(shown)} píxeles con los que se muestra`,
    otherKind: (format) =>
      `es un archivo ${formatName(format)}, que los navegadores no pueden dibujar. Expórtalo como PNG, SVG o WebP`,
    noPlace: 'no corresponde a ninguna imagen de los juegos',
    transparent: 'es totalmente transparente. Dibuja algo o expórtalo otra vez desde tu programa de dibujo',
    smallDrawing: (span) =>
      `ocupa solo el ${Math.round(100 * span)}\u00a0% de su ancho y alto. Recorta los bordes vacíos o dibújalo más grande, porque los demás símbolos ocupan el 90\u00a0%`,
    reasons: {
      endMissing: 'le falta el final',
      damaged: 'está dañado',
      tooManyPixels: 'tiene demasiados píxeles',
      damagedPart: (part) => `su parte ${part} está dañada`,
      unknownPart: (part) => `empieza por ${JSON.stringify(part)}`,
      encoding: (name) => `no está codificado en ${name.toUpperCase()}`,
      unpacksTooLarge: 'ocupa demasiado al descomprimirse',
      noImage: 'no empieza como una imagen',
      notSvg: (line, tag) => `línea ${line}: <${tag}> en lugar de <svg>`,
      badXml: ({ line }) => `la línea ${line} no es XML válido`,
    },
  },
  fit: {
    squared: 'Se encajó en el cuadrado.',
    trimmed: (span) => `Se amplió, porque ocupaba solo el ${Math.round(100 * span)}\u00a0% del cuadrado.`,
    centred: 'Se centró, porque no estaba en el medio de su cuadrado.',
    faint: (opacity) =>
      `Es casi invisible, porque ninguna parte tiene más del ${Math.max(1, Math.round(100 * opacity))} % de opacidad.`,
    covers: 'Tapa los símbolos. Haz transparente el centro para que se vean los rodillos.',
    covered: 'Llena toda el área, así que sus bordes se cortan.',
    contained: 'Se encajó entera en el área.',
    converted: (format) => `Se convirtió desde ${formatName(format)}.`,
    firstFrame: 'Muestra solo su primer fotograma.',
    upright: 'Se giró o reflejó según sus datos EXIF.',
    reduced: (pixels) => `Se redujo desde ${pixels.toLocaleString(locale())} píxeles.`,
    enlarged: (pixels) =>
      `Se amplió desde ${pixels.toLocaleString(locale())} píxeles, así que puede verse borrosa.`,
    pixelArt: (times) => `Se amplió ${times} veces, conservando sus píxeles.`,
    groundRemoved: 'Se quitó su fondo.',
    fringe: {
      dark: 'Se limpiaron sus bordes oscuros.',
      light: 'Se limpiaron sus bordes blancos.',
    },
    ground: {
      plain: 'Tiene un fondo. Pulsa “Ajustar” para quitarlo.',
      checkered: 'Tiene un fondo de cuadros dibujado detrás. Pulsa “Ajustar” para quitarlo.',
      busy: 'Su fondo no es transparente.',
    },
    leftOut: {
      script: 'Se omitió un script que contenía.',
      'web-page': 'Se omitió una parte de una página web que contenía.',
      animation: 'Se omitió su animación, porque el juego la anima.',
      font: 'Se omitió una fuente que contenía.',
      link: 'Se omitió un enlace que contenía.',
      outward: (targets) =>
        `Se omitió lo que toma de otros sitios (${list(targets.slice(0, 3).map(shortened))}).`,
    },
    nothingLeft: 'solo contiene lo que toma de otros sitios. Insértalo en el SVG',
    text: 'Contiene texto, que se ve distinto en otros dispositivos. Conviértelo en trazados.',
    currentColor: 'Todo lo que toma su color de lo que lo rodea (currentColor) se dibuja en negro.',
    drawn: (bytes) => `Se convirtió en píxeles, porque son ${formatBytes(bytes)} de formas.`,
    drawnPictures: (bytes) =>
      `Se convirtió en píxeles, porque las imágenes que contiene ocupan ${formatBytes(bytes)}.`,
    drawnOften: (count) =>
      `Se convirtió en píxeles, porque dibuja ${count.toLocaleString(locale())} elementos.`,
    strip: 'Si es una tira de fotogramas, pulsa “Cortar como hoja” o añade “sheet” a su nombre.',
    uneven: ([one, other]) =>
      `Sus píxeles tienen ${one} y ${other} píxeles de ancho. Expórtala a un múltiplo entero de su tamaño.`,
    grid: 'Parece que tiene una cuadrícula. Oculta la cuadrícula antes de exportar.',
  },
  svg: {
    onLine: ({ problem, advice }, line) => `${problem} (línea ${line}). ${advice}`,
    script: fault('contiene un <script>', 'Bórralo, porque las imágenes no pueden contener scripts'),
    handler: (attribute) =>
      fault(
        `ejecuta un script en ${attribute}`,
        'Borra ese atributo, porque las imágenes no pueden contener scripts',
      ),
    webPage: (tag) =>
      fault(`contiene parte de una página web (<${tag}>)`, 'Bórrala o exporta la imagen como SVG simple'),
    animated: (by) => fault(`está animado con ${by}`, still),
    doctype: fault(
      'tiene un DOCTYPE con entidades o un archivo externo',
      'Borra el DOCTYPE o exporta un SVG simple',
    ),
    reference: (target) => fault(`hace referencia a ${target}`, embed),
    styleSheet: fault('carga una hoja de estilos de otro archivo', embed),
    cssImport: fault('carga un estilo o una imagen de otro archivo', embed),
    noNamespace: (namespace) =>
      fault(
        `no tiene xmlns="${namespace}" en su <svg>`,
        'Añádelo, porque los navegadores lo necesitan para mostrar la imagen',
      ),
    noSize: fault('no tiene tamaño', 'Ponle a su <svg> un ancho y un alto, o un viewBox'),
    tooComplex: (max) =>
      `dibuja más de ${max.toLocaleString(locale())} elementos, porque sus copias contienen más copias. Para arreglarlo, ${asPngOrWebp}`,
  },
  animation: {
    heavyData: tooHeavy(' con menos fotogramas'),
    notData:
      'no contiene datos de una hoja de sprites. Expórtalos como JSON desde Aseprite o TexturePacker, o suelta la imagen sin ellos',
    spine:
      'es un esqueleto de Spine, que los juegos no pueden reproducir. En Spine, exporta una secuencia de archivos PNG',
    otherSheet: (described, found) =>
      `describe una hoja de ${sizeText(described)} píxeles, pero la imagen mide ${sizeText(found)}. Exporta otra vez las dos cosas juntas`,
    noFrames: 'no tiene fotogramas. Exporta la animación otra vez',
    outside: (frame) =>
      `tiene un fotograma fuera de su imagen, “${frame}”. Exporta otra vez juntos la hoja y sus datos`,
  },
  animationNotes: {
    squared: 'Se centraron sus fotogramas en un cuadrado.',
    cropped: 'Se recortaron los bordes vacíos que comparten todos sus fotogramas.',
    enlarged: (from, to) => `Se ampliaron sus fotogramas de ${aboutPixels(from)} a ${to} píxeles.`,
    enlargedSoft: (from, to) =>
      `Se ampliaron sus fotogramas de ${aboutPixels(from)} a ${to} píxeles, así que pueden verse borrosos.`,
    linedUp: 'Se alineó con la imagen del símbolo.',
    faded: 'No empieza con la imagen del símbolo, así que esa imagen se funde con ella.',
    still: 'Su primer fotograma es ahora el símbolo en reposo.',
    cut: (rows, columns) =>
      `Se dividió en ${counted(rows, 'fila', 'filas')} y ${counted(columns, 'columna', 'columnas')} de fotogramas.`,
    clip: (name, count) => `Reproduce “${name}”, una de sus ${count} animaciones.`,
    clips: (count, motion) =>
      `Reproduce sus ${count} animaciones, una tras otra. Llama “${motion}” a una para reproducir esa.`,
    groundRemoved: 'Se quitó el fondo liso de sus fotogramas.',
    ground: 'Sus fotogramas no tienen fondo transparente.',
    uncut:
      'No se pudieron distinguir sus fotogramas, así que se muestra como uno solo. Indica sus filas y columnas.',
    plainLayers: 'Sus capas se dibujan en modo normal, porque los juegos no conocen otro.',
    noTimes: (count, rate) =>
      `Sus ${count} fotogramas no traen tiempos, así que se reproducen a ${rate} por segundo.`,
    faster: (seconds, max) =>
      `Se reproduce en ${max} segundos en lugar de ${Number(seconds.toFixed(1)).toLocaleString(locale())}, porque un premio es breve.`,
    fewerFrames: (count, max) => `Se pasó de ${count} a ${max} fotogramas.`,
    resampled: (from, to) => `Se pasó de ${Math.round(from)} a ${Math.round(to)} fotogramas por segundo.`,
    rounded: (rate) => `Se redondearon los tiempos de sus fotogramas a ${Math.round(rate)} por segundo.`,
    otherSheet: (described, found) =>
      `Sus datos describen una hoja de ${sizeText(described)} píxeles, pero la imagen mide ${sizeText(found)}. Comprueba que son del mismo conjunto.`,
  },
  sound: {
    empty: 'está vacío. Expórtalo otra vez desde tu programa de sonido',
    tooHeavy: tooHeavy(': acórtalo o comprímelo'),
  },
  font: {
    empty: 'está vacío. Exporta la fuente de nuevo',
    tooHeavy: tooHeavy(': conserva solo las cifras del 0 al 9, la coma y el punto'),
    noFont: 'no es una fuente. Expórtala como WOFF2, WOFF, TTF u OTF',
  },
  names: {
    missing: (name, extensions) => `Falta ${name}${extensions[0] ?? ''}. Añádelo como ${anyOf(extensions)}.`,
    duplicates: (name, files) =>
      `${name} tiene ${files.length} archivos (${list(files)}). Conserva uno de ellos.`,
    unexpected: {
      picture: (file, advice) => `${file} no es una de las imágenes del juego. ${advice}`,
      animation: (file, advice) => `${file} no es una de las animaciones del juego. ${advice}`,
      sound: (file, advice) => `${file} no es uno de los sonidos del juego. ${advice}`,
      font: (file, advice) => `${file} no es una de las fuentes del juego. ${advice}`,
    },
    exportAs: (extensions) => `Expórtalo como ${anyOf(extensions)}.`,
    moveTo: (name, folder) => `Llámalo ${name} y ponlo directamente en la carpeta ${folder}.`,
    moveOut: 'Sácalo de esta carpeta.',
    nameAfter: (names) => `Cambia su nombre a ${anyOf(names)}, o sácalo de esta carpeta.`,
  },
  skin: {
    nothingElse: (manifest) => `La skin solo contiene ${manifest}. Añade una imagen, un sonido o un color.`,
    unlistedGame: (manifest, game) =>
      `${manifest} no incluye ${game}, pero la skin tiene archivos para ese juego. Añádelo a "games".`,
    gainAlone: (manifest, sound) =>
      `${manifest} baja el volumen de ${sound}, pero la skin no tiene ese sonido. Añádelo o bórralo de "gains".`,
    noSheet: (data, sheet) => `${data} no tiene hoja de sprites. Pon ${sheet} junto a él.`,
    noData: (sheet, data) => `${sheet} es una hoja de sprites sin sus datos. Pon ${data} junto a ella.`,
    missingDigits: (digits) =>
      `Las imágenes de las cifras solo se usan cuando están las diez. Aún faltan: ${list(digits)}.`,
    notFitted: (file, notes) =>
      `${file} aún no está como lo usan los juegos. Suéltalo en el estudio, que cambia esto: ${notes.join(' ')}`,
  },
  manifest: {
    missing: 'falta. Dice cómo se llama la skin, quién la hizo y para qué juegos es',
    tooHeavy: tooHeavy(),
    notJson: 'no es un objeto JSON. Escríbelo de nuevo o descarga otra vez la skin desde el estudio',
    needs: {
      name: 'necesita "name": cómo se llama la skin',
      author: 'necesita "author": quién la hizo',
      licence: 'necesita "licence": las condiciones con las que otros pueden usarla, como CC-BY-4.0',
    },
    needsGames: (games) => `necesita "games": una lista de uno o más juegos, ${anyOf(games)}`,
    tooLong: (field, max) => `tiene un "${field}" demasiado largo. Usa como máximo ${max} caracteres`,
    invisible: (field) => `tiene un carácter invisible en "${field}". Escríbelo de nuevo sin ese carácter`,
    nameless:
      'necesita un "name" con una letra de la a a la z o una cifra, porque su carpeta recibe ese nombre',
    unknownGame: (game, games) => `es para ${game}, que no es un juego de aquí. Usa ${anyOf(games)}`,
    pixelated:
      'tiene un "pixelated" que no es ni true ni false. Escribe true si los píxeles deben verse nítidos',
    notColours: 'tiene "colours" en un formato incorrecto. Escríbelo así: { "gold": "#ffd27a" }',
    notGains: 'tiene "gains" en un formato incorrecto. Escríbelo así: { "lucky-fishing/sounds/coins": -6 }',
    badGain: (min) =>
      `tiene en "gains" un número que no está entre ${min} y 0 dB. Los sonidos solo se pueden bajar de volumen`,
    unknownField: (field) => `tiene "${field}", que las skins no usan. Bórralo`,
    unknownColour: (name, known) => `tiene un color "${name}", que la página no usa. Usa ${anyOf(known)}`,
    badColour: (name, value) => `tiene ${JSON.stringify(value)} como color "${name}". Escríbelo como #rrggbb`,
    hardToRead: (problem) => `tiene colores difíciles de leer: ${problem}`,
  },
  colours: {
    contrast: (text, ground, ratio, min) =>
      `${text} sobre ${ground} tiene un contraste de ${ratio}:1. Aclara u oscurece uno de los dos hasta que sea al menos de ${min}:1`,
    token: (token, colour) => `${token} (${colour})`,
    ink: (colour) => `el color fijo ${colour}`,
  },
  archive: {
    'too-heavy': (bytes, max) =>
      `El zip pesa ${formatBytes(bytes)}. Redúcelo a ${formatBytes(max)} como máximo.`,
    'no-zip': () => 'El archivo no es un zip. Comprime la carpeta en un zip.',
    'cut-off': () => 'Falta el final del zip. Descárgalo otra vez o vuelve a comprimirlo.',
    damaged: () => 'El zip está dañado. Descárgalo otra vez o vuelve a comprimirlo.',
    'several-parts': () => 'El zip está en varias partes. Vuelve a comprimirlo en un solo archivo.',
    empty: () => 'El zip está vacío. Comprime la carpeta de la skin.',
    'nothing-usable': (sentence) => `Nada de lo que hay en el zip se puede usar. ${sentence}`,
    'too-many-files': (max) => `El zip contiene más de ${max} archivos. ${leaveOut}`,
    'unpacks-too-large': (max) => `El zip ocupa más de ${formatBytes(max)} al descomprimirse. ${leaveOut}`,
    'unsafe-path': (path) =>
      `El zip contiene “${path}”, una ruta que podría salir de su carpeta. Comprime la carpeta en sí, sin enlaces.`,
  },
  archiveFile: {
    damaged: 'está dañado. Descarga el zip otra vez o vuelve a comprimirlo',
    encrypted: 'está protegido con contraseña. Vuelve a comprimir el zip sin ella',
    unknownMethod: 'está comprimido de una forma poco común. Vuelve a comprimirlo como un zip normal',
    tooLarge: (bytes, max) =>
      `pesa ${formatBytes(bytes)}. Cada archivo puede pesar ${formatBytes(max)} como máximo`,
    twice: 'está dos veces en el zip, y solo se usó el primero. Conserva uno de ellos',
  },
} satisfies Translation<typeof english>;
