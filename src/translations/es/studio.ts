import type { texts as english } from '../../pages/studio/texts';
import { shownPath } from '../../skins/archive/refusal';
import { MAX_LENGTH, type SkinNotes } from '../../skins/skin-manifest';
import type { Translation } from '../translation';
import { listed } from './plural';

const OWN = {
  picture: ['tu imagen', 'tus imágenes'],
  sound: ['tu sonido', 'tus sonidos'],
  file: ['tu archivo', 'tus archivos'],
} as const;

const nameOr = ({ name }: Pick<SkinNotes, 'name'>, other: string): string => name.trim() || other;

export const studio = {
  intro:
    'Dibuja un pez, añádelo aquí y ya gira. Lo que no dibujes conserva el arte original. Tus archivos se quedan en este navegador y nunca se suben a ninguna parte.',
  drop: {
    title: 'Arrastra tus imágenes a cualquier lugar de esta página',
    touchTitle: 'Elige tus imágenes',
    text: 'Las imágenes pueden tener cualquier tamaño y casi cualquier formato. Pon a cada una el nombre de lo que muestra, como fish.png o coin.svg. También puedes añadir animaciones, sonidos, carpetas o un skin.zip.',
    files: 'Elegir archivos',
    folder: 'Elegir carpeta',
    over: 'Suelta para añadir tus archivos',
    reading: 'Revisando tus archivos...',
  },
  unreadable: 'Tu navegador no pudo leer tus archivos. Guárdalos otra vez y añádelos de nuevo.',
  status: {
    added: (names, kind) => {
      if (names.length === 0) return 'Se actualizaron los datos de la skin.';
      const [one, several] = OWN[kind];
      return names.length === 1
        ? `${listed(names)} ahora usa ${one}.`
        : `${listed(names)} ahora usan ${several}.`;
    },
    recoloured: (name) => `Color cambiado: ${name}.`,
    restoredColour: (name) => `Color original restaurado: ${name}.`,
    restored: (name) => `Original restaurado: ${name}.`,
    pixelated: (isOn) => (isOn ? 'Ahora los píxeles se ven nítidos.' : 'Ahora las imágenes se suavizan.'),
    otherTab: 'Actualizado con los cambios que hiciste en otra pestaña.',
    otherTabsChange: 'Cambios de otra pestaña.',
    moved: (from, to) => `Tu archivo pasó de ${from} a ${to}.`,
    adjusted: (name) => `Ajuste hecho: ${name}.`,
    removed: 'Se quitaron todas tus creaciones.',
    undone: (change) => `Se deshizo el último cambio (${change.replace(/\.$/, '')}).`,
  },
  undo: 'Deshacer',
  problemsTitle: 'Problemas por arreglar',
  notesTitle: 'Qué se hizo con tus archivos',
  notSaved: {
    quota:
      'A tu navegador no le queda espacio para guardar tus creaciones. Se perderán cuando salgas de esta página, así que comparte la skin para tener una copia.',
    unavailable:
      'Tu navegador no guarda nada de este sitio, quizá porque es una ventana privada. Tus creaciones se perderán cuando salgas de esta página, así que comparte la skin para tener una copia.',
    failed:
      'Tu navegador no pudo guardar tu último cambio. Se perderá cuando salgas de esta página, así que comparte la skin para tener una copia.',
  },
  unassigned: {
    title: '¿Dónde van estos?',
    text: 'Elige un lugar para cada archivo.',
    drag: 'O arrastra un archivo a su lugar.',
    files: 'Archivos sin lugar',
    place: (file) => `Lugar para ${file}`,
    likely: 'Probable',
    inGame: (title, game) => `${title}, ${game}`,
    assign: 'Añadir aquí',
    assignThis: (file) => `Añadir aquí: ${file}`,
    assignLikely: (count) => `Añadir ${count === 2 ? 'ambos' : `los ${count}`} a su lugar probable`,
    leaveOut: 'Omitir',
    leaveOutThis: (file) => `Omitir ${file}`,
    leaveOutAll: (count) => `Omitir los ${count}`,
  },
  otherName: (file, slot, named) =>
    `Añadiste ${shownPath(file)} en ${slot}, pero se llama como ${listed(named)}. Elige su lugar.`,
  watch: {
    start: 'Vigilar una carpeta',
    startOther: 'Vigilar otra carpeta',
    again: (folder) => `Volver a vigilar ${folder}`,
    text: 'Lo que guardes ahí aparece en los rodillos al instante.',
    watching: (folder) => `Vigilando ${folder}. Lo que guardes ahí aparece en los rodillos al instante.`,
    stop: 'Dejar de vigilar',
    none: 'Este navegador no puede vigilar una carpeta por ti. Cuando guardes un archivo, añádelo de nuevo.',
    lost: (folder) => `Ya no se vigila ${folder}, porque tu navegador no puede seguir leyéndola.`,
    denied: (folder) => `Tu navegador no tiene permiso para leer ${folder}. Pulsa de nuevo y permítelo.`,
  },
  skins: {
    title: 'Tus skins',
    text: 'Solo hay una skin abierta a la vez: la que editas aquí. En Ajustes eliges cuál muestran los juegos. La skin de otra persona se abre por separado y no cambia la tuya.',
    nameOf: ({ name }) => nameOr({ name }, 'Skin sin nombre'),
    by: (author) => `de ${author}`,
    optionOf: ({ name, author }) =>
      `${nameOr({ name }, 'Skin sin nombre')}${author.trim() && ` de ${author.trim()}`}`,
    isOpen: '(abierta)',
    open: 'Abrir',
    openThis: (name) => `Abrir ${name}`,
    duplicate: 'Duplicar',
    startNew: 'Nueva skin',
    unnamed: ({ name }, isOpen) =>
      `Para compartir ${nameOr({ name }, 'esta skin')}, ${isOpen ? '' : 'ábrela y '}completa su nombre, artista y licencia en “Guardar y compartir”.`,
    mix: {
      title: 'Mezclar dos skins',
      text: 'Crea una nueva skin. Las dos se quedan como están y se sigue nombrando a ambos artistas.',
      symbols: 'Símbolos de',
      rest: 'Máquina, páginas, sonidos y colores de',
      make: 'Mezclar',
    },
    mixOf: (symbols, rest) =>
      `${nameOr(symbols, 'Sin nombre')} en ${nameOr(rest, 'sin nombre')}`.slice(0, MAX_LENGTH.name),
    mixed: ({ name }) => `Se abrió tu mezcla, ${name}.`,
    emptyMix:
      'La primera skin no tiene símbolos y la segunda solo tiene símbolos, así que no hay nada que mezclar.',
    copyOf: ({ name }) => `Copia de ${nameOr({ name }, 'skin sin nombre')}`.slice(0, MAX_LENGTH.name),
    opened: ({ name }) => `Se abrió ${nameOr({ name }, 'una skin sin nombre')}.`,
    duplicated: ({ name }) => `Se hizo una copia de ${nameOr({ name }, 'esta skin')}.`,
    shelved: ({ name }) => `${nameOr({ name }, 'Tu skin sin nombre')} se conserva en “Tus skins”.`,
    notKept:
      'Tu navegador no pudo conservar tus otras skins, así que no se cambió nada. Antes, comparte esta para tener una copia y quítalo todo.',
  },
  duplicates: {
    title: 'Varios archivos para un lugar',
    text: 'Se usa el mejor. Pulsa otro para usar ese en su lugar.',
    choose: (name) => `Archivo para ${name}`,
    dismiss: 'Listo',
    note: (used, others, reason) => {
      const why = {
        vector: ', porque se ve nítido a cualquier tamaño',
        larger: ', porque es más grande',
        alike: '',
      }[reason];
      return `Se usa ${shownPath(used)} en lugar de ${listed(others.map(shownPath))}${why}.`;
    },
  },
  stale: {
    text: (symbol) =>
      `La imagen de ${symbol} no es la misma con la que empieza su animación, así que puede convertirse en la antigua cuando se mueva.`,
    remove: 'Quitar la animación',
    removeThis: (animation) => `Quitar la animación: ${animation}`,
    fade: 'Conservarla',
    fadeThis: (animation) => `Conservarla, con un fundido desde la nueva imagen: ${animation}`,
  },
  oneColour: (game) =>
    `Todos tus símbolos de ${game} tienen casi el mismo color y brillo, así que cuesta distinguirlos en los rodillos. Haz algunos más claros, más oscuros o de otro color.`,
  grid: {
    label: (animation) => `Fotogramas de ${animation}`,
    rows: 'Filas',
    columns: 'Columnas',
    apply: 'Dividir',
    applyTo: (animation) => `Dividir de nuevo: ${animation}`,
    frames: 'Elegir fotogramas',
    framesOf: (animation) => `Elegir fotogramas: ${animation}`,
  },
  sheet: {
    title: 'Elige las animaciones',
    text: 'Pulsa para qué es cada fila. Pulsa un fotograma para quitarlo o volver a ponerlo.',
    cut: 'Cortar como hoja',
    cutThis: (name) => `Cortar como hoja: ${name}`,
    row: (row) => `Fila ${row}`,
    whole: 'Todas las filas seguidas',
    frames: (row) => `Fotogramas de ${row}`,
    frame: (frame, row) => `Fotograma ${frame} de ${row}`,
    use: (animation, row) => `${animation}: ${row}`,
  },
  games: 'Juegos',
  colours: {
    title: 'Colores de las páginas',
    text: 'El original está a la izquierda. Pulsa el color de la derecha para elegir el tuyo.',
    original: (name, colour) => `${name}, original: ${colour}`,
    custom: (name) => `${name}, tu color`,
    unreadable: 'Aún no se usan en las páginas, porque parte del texto sería difícil de leer:',
    more: (count) => `Y ${count} más.`,
    sample: {
      title: 'Muestra de tus colores',
      heading: 'Título',
      panel: 'Panel',
      button: 'Jugar',
      news: 'Nuevo',
      hot: 'Popular',
      warning: 'Aviso',
      paper: 'Papel',
      wood: 'Madera',
    },
    names: {
      foam: 'Títulos',
      text: 'Texto',
      muted: 'Texto secundario',
      shaft: 'Texto claro y líneas',
      'gold-light': 'Texto dorado',
      gold: 'Dorado',
      'gold-shade': 'Dorado oscuro',
      abyss: 'Fondo',
      deep: 'Paneles',
      mid: 'Fondo claro',
      shallow: 'Aguas poco profundas',
      trench: 'Fondo más oscuro',
      sand: 'Papel',
      plank: 'Madera clara',
      driftwood: 'Madera de deriva',
      oak: 'Madera oscura',
      coral: 'Avisos',
      wreck: 'Fondo de los avisos',
      kelp: 'Buenas noticias',
    },
  },
  about: {
    title: 'Guardar y compartir',
    text: 'Comparte tus imágenes, sonidos y colores en un zip. Ábrelo en el estudio de otro dispositivo, pásaselo a alguien o envíalo para que todo el mundo pueda usarlo.',
    fields: { name: 'Nombre de la skin', author: 'Artista', licence: 'Licencia, como CC-BY-4.0' },
    missing: 'Completa este campo.',
    pixelated: 'Mantener los píxeles nítidos',
    pixelatedText: 'Para pixel art. Las imágenes se amplían sin suavizarlas.',
    empty: 'Añade antes una imagen, un sonido o un color.',
    problems: 'Tu zip está listo. Arregla esto antes de enviarlo:',
  },
  play: (game) => `Jugar a ${game} con tus creaciones`,
  remove: {
    all: 'Quitar todo',
    sure: '¿Quitar todas tus creaciones?',
    yes: 'Sí, quitar todo',
    no: 'Conservar',
  },
} satisfies Translation<typeof english>;
