import type { texts as notificationsEnglish } from '../../app/notifications/texts';
import type { texts as newVersionEnglish } from '../../app/pwa/texts';
import type { texts as skinFilesEnglish } from '../../app/skin-files/texts';
import type { texts as visitLookEnglish } from '../../app/visit-look/texts';
import { spokenList } from '../../games/spoken';
import type { texts as toastEnglish } from '../../ui/toast/texts';
import type { Translation } from '../translation';
import { numbered } from './plural';
import { ui } from './shell';

const { coins } = ui;

export const toast = {
  label: 'Mensaje',
  list: 'Mensajes ({hotkey})',
  close: 'Cerrar',
} satisfies Translation<typeof toastEnglish>;

export const skinFiles = {
  opening: (file) => ({ title: `Abriendo ${file}`, description: 'Revisando sus imágenes y sonidos.' }),
  unreadable: (file) => ({
    title: `No se pudo abrir ${file}`,
    description: 'Guárdalo o descárgalo otra vez e inténtalo de nuevo.',
  }),
  noSkin: {
    title: (file) => `${file} no es una skin`,
    loose: 'No tiene skin.json, pero contiene imágenes o sonidos. Añádelo en el estudio.',
    other: 'Nada de lo que contiene sirve para los juegos.',
  },
  noZip: {
    title: (files) =>
      files.length === 1 ? `${files[0] ?? ''} no es una skin` : 'Estos archivos no son una skin',
    art: 'Añade imágenes y sonidos en el estudio para verlos y oírlos en los juegos.',
    data: 'Las partidas guardadas se importan en tu perfil. Los archivos de una skin se añaden en el estudio.',
    other:
      'Una skin es un archivo que termina en .zip. Las imágenes, los sonidos y las carpetas se añaden en el estudio.',
  },
  open: { studio: 'Abrir el estudio', profile: 'Abrir tu perfil' },
  offer: {
    about: (author, games) => `Una skin de ${author}, para ${games}.`,
    licence: (licence) => `Licencia: ${licence}.`,
    contents: (counts) =>
      `${spokenList([
        ...(counts.pictures > 0 ? [numbered(counts.pictures, 'imagen', 'imágenes')] : []),
        ...(counts.animations > 0 ? [numbered(counts.animations, 'animación', 'animaciones')] : []),
        ...(counts.sounds > 0 ? [numbered(counts.sounds, 'sonido', 'sonidos')] : []),
        ...(counts.colours > 0 ? [numbered(counts.colours, 'color de página', 'colores de página')] : []),
      ])}.`,
    leftOut: (count) => `${numbered(count, 'problema', 'problemas')}: lo que no se puede usar queda fuera`,
    help: 'Si solo la ves, dura hasta que cierres o recargues esta página. Si la usas, se queda y puedes editarla en el estudio. Tu propia skin también se conserva ahí.',
    look: 'Verla',
    use: 'Usarla',
    notNow: 'Ahora no',
  },
  linked: {
    question: (name, author, size) => `¿Mostrar la skin “${name}” de ${author} (${size}) en esta visita?`,
    show: 'Mostrarla',
    title: 'No se pudo abrir la skin',
    address: 'El enlace de la skin debe empezar por https://. Pide un enlace nuevo.',
    refused: (status) =>
      `Su sitio respondió con el error ${status}. Pregunta a quien te lo envió si el enlace es correcto.`,
    unreachable:
      'No se puede llegar a su sitio, o no permite que otros sitios lean el archivo. Descarga el zip y suéltalo en esta página.',
    noZip: 'El enlace no lleva a un zip. Descarga el zip y suéltalo en esta página.',
    tooLarge: (max) => `El zip pesa más de ${max}, demasiado para una skin. Pide uno más pequeño.`,
  },
  used: (name, author) => ({
    title: `Estás usando ${name}`,
    description: `De ${author}. Puedes cambiarla en Ajustes o en el estudio.`,
  }),
  shelved: (name) => `${name.trim() || 'Tu skin sin nombre'} se conserva en “Tus skins”, en el estudio.`,
  notKept: (name) => ({
    title: `No se pudo guardar ${name}`,
    description: 'A tu navegador no le queda espacio o no guarda nada de este sitio. Aun así, puedes verla.',
  }),
} satisfies Translation<typeof skinFilesEnglish>;

export const visitLook = {
  shown: 'Solo en esta visita.',
  keep: 'Conservarlo',
  back: 'Volver al mío',
  unknown: {
    title: 'No se encontró el aspecto',
    description: 'Este sitio no tiene ningún aspecto con ese nombre, así que sigues viendo el tuyo.',
  },
} satisfies Translation<typeof visitLookEnglish>;

export const newVersion = {
  newVersion: {
    title: 'Hay una nueva versión lista',
    description: 'Recarga para actualizar. Tus monedas están a salvo.',
    reload: 'Recargar',
  },
} satisfies Translation<typeof newVersionEnglish>;

export const notifications = {
  date: {
    title: (date) => `¿Hoy es ${date}?`,
    text: 'La fecha de tu dispositivo cambió en más de un día y ahora el juego usa la nueva. Si no es correcta, corrígela en los ajustes del dispositivo. Los límites y descansos conservan el tiempo que les quedaba.',
    yes: 'Sí, es correcta',
  },
  saveProblem: {
    dismiss: 'Cerrar este aviso',
    unreadable: {
      title: 'No se pudo leer tu partida guardada',
      text: 'La conservamos sin cambios en este navegador como copia de seguridad. Puedes seguir jugando con las monedas que tienes ahora, y se guardan como siempre. No tienes que hacer nada.',
    },
    newer: {
      title: 'Tu partida guardada es de una versión más nueva',
      text: 'Esta página es más antigua, así que no toca tu partida guardada. Las monedas que ves ahora, y los ajustes que cambies, duran solo esta visita. Recarga la página para tener la versión más nueva y recuperarás tus monedas.',
    },
    'not storable': {
      title: 'No se pueden guardar tus monedas',
      text: 'Este navegador no deja que el juego guarde nada, o su almacenamiento está lleno. Puedes seguir jugando, pero a partir de ahora tus monedas, ajustes, límites y descansos se olvidarán cuando salgas o recargues. Libera espacio o permite los datos del sitio y recarga la página.',
    },
    'impossible round': {
      title: 'No se pudo terminar una ronda',
      text: 'La ronda guardada no corresponde a su juego, así que no podemos saber cuánto pagó. Te devolvimos la apuesta. Conservamos una copia de la ronda en este navegador como copia de seguridad. Puedes seguir jugando.',
    },
  },
  refusals: {
    'not enough coins': {
      title: '¡Te faltan monedas!',
      description: 'Necesitas más monedas para hacer esta apuesta.',
    },
    'spinning in another tab': {
      title: 'Girando en otra pestaña',
      description:
        'Hay un giro en curso en otra pestaña. Aquí no se descontó ninguna moneda. Inténtalo de nuevo cuando termine.',
    },
    'open round not loaded': {
      title: 'Primero tiene que terminar tu última ronda',
      description:
        'No se pudo cargar su juego, así que no empezó ningún giro nuevo ni se descontaron monedas. Revisa tu conexión e inténtalo de nuevo.',
    },
    'randomness broken': {
      title: 'Ahora mismo no es posible un giro justo',
      description:
        'Tu navegador no proporcionó números aleatorios, así que el giro no empezó y no se descontaron monedas. Recarga la página e inténtalo de nuevo.',
    },
  },
  bonusIsReady: (amount) => `Recoge el bono diario de hoy, de ${coins(amount)}, en la página de inicio.`,
  bonusIsDue: (time) => `Tu próximo bono diario llega dentro de ${time}.`,
  roundVoided: {
    title: 'Este giro no cuenta',
    description: 'En ese momento también estabas jugando en otra pestaña. Tu saldo es correcto.',
  },
  bonusNotSaved: {
    title: 'Aún puedes recoger tu bono',
    description:
      'Tu navegador no pudo guardarlo, así que no se sumaron monedas. Libera espacio o permite que este sitio guarde datos y recógelo de nuevo.',
  },
  bonus: (amount, streak) => ({
    title: 'Bono diario',
    description:
      streak > 1
        ? `Recibiste ${coins(amount)}. Es el día ${streak} de tu racha.`
        : `Recibiste ${coins(amount)}.`,
  }),
  bet: (bet) => `Apuesta: ${coins(bet)}.`,
  win: (payout) => ({ title: '🎉 ¡Premio!', description: `¡Ganaste ${payout} monedas!` }),
  returned: (payout, bet) =>
    payout === bet
      ? {
          title: `Recuperaste tus ${bet} monedas`,
          description: 'Esta ronda pagó lo mismo que apostaste.',
        }
      : {
          title: `Recuperaste ${payout} de tus ${bet} monedas`,
          description: 'Esta ronda pagó menos de lo que apostaste.',
        },
  recovered: 'Terminamos por ti tu última ronda',
  waitingToSave: {
    title: 'Aún no se ha guardado',
    description:
      'Hay un giro en curso en otra pestaña. Tu cambio se guardará en cuanto termine. Hasta entonces, deja abierta esta página.',
  },
  sessionEnding: (minutes) => ({
    title: minutes === 1 ? 'Queda 1 minuto' : `Quedan ${minutes} minutos`,
    description: '¡GIRAR! se desactiva cuando llegas a tu límite de sesión.',
  }),
  challenge: {
    lastWeek: 'El reto de la semana pasada',
    olderWeek: (week) => `Reto semanal, ${week}`,
    result: (rank, prize) =>
      prize > 0
        ? `Terminaste en el puesto ${rank} y ganaste ${coins(prize)}.`
        : `Terminaste en el puesto ${rank}. Esta vez no hay premio.`,
    rank: (rank) => `Terminaste en el puesto ${rank}`,
    prize: (prize) => `+${coins(prize)}`,
    collect: 'Recoger',
  },

  round: {
    balance: (balance) => `Saldo: ${coins(balance)}.`,
    noWin: 'Sin premio.',
    lineWon: (line, symbols, payout) => `${line}, ${symbols}: ganaste ${coins(payout)}.`,
    lineReturned: (line, symbols, payout) => `${line}, ${symbols}: recuperaste ${coins(payout)}.`,
    line: (line, symbols, payout) => `${line}: ${symbols}, ${coins(payout)}.`,
    moreLines: (lines, payout) => `${lines} líneas más: ${coins(payout)}.`,
    symbols: (count, plural) => `${count} ${plural}`,
    collected: (collected, payout) => `${collected}: ${coins(payout)}.`,
    collectedOnly: (collected) => `${collected}.`,
    freeSpins: (count, spins, payout) => {
      const paid = count === 1 ? 'pagó' : 'pagaron';
      return payout > 0
        ? `${count} ${spins} ${paid} ${coins(payout)}.`
        : `${count} ${spins} no ${paid} nada.`;
    },
    freeSpin: (spin, number, total, payout) =>
      `${spin} ${number} de ${total}: ${payout > 0 ? coins(payout) : 'nada'}.`,
    lastNext: (spin) => `La próxima ${spin} es la última.`,
    won: (payout) => `Ganaste ${coins(payout)}.`,
    returned: (payout) => `Recuperaste ${coins(payout)}.`,
    bet: (bet) => `Apostaste ${coins(bet)}.`,
    lineShown: (line, symbols) => `${line}: ${symbols.join(', ')}.`,
    paid: (payout) => (payout > 0 ? `Pagó ${coins(payout)}.` : 'No pagó nada.'),
    paidInAll: (payout) => `En total pagó ${coins(payout)}.`,
  },
} satisfies Translation<typeof notificationsEnglish>;
