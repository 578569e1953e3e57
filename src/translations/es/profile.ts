import type { texts as english } from '../../pages/profile/texts';
import { NAME_LENGTH } from '../../player/player-name';
import { formatCoins, formatPart, formatRounded } from '../../ui/format/format';
import { timeZone } from '../../ui/format/format-instant';
import type { Translation } from '../translation';
import { counted } from './plural';

const coins = (amount: number): string => counted(amount, 'moneda', 'monedas');
const rounds = (count: number): string => counted(count, 'ronda', 'rondas');
const cellsText = (count: number): string => counted(count, 'casilla', 'casillas');

export const profile = {
  intro:
    'Tu nombre, tus estadísticas y todas las rondas que jugaste. Todo se queda en este dispositivo y nunca se envía a ninguna parte.',
  player: {
    title: 'Nombre e imagen',
    nameless: 'Sin nombre',
    name: 'Tu nombre',
    hint: `De ${NAME_LENGTH.min} a ${NAME_LENGTH.max} caracteres, en cualquier alfabeto.`,
    save: 'Guardar nombre',
    saved: 'Tu nombre se guardó.',
    notSaved:
      'Tu navegador no pudo guardarlo, así que no cambió nada. Libera espacio o permite que este sitio guarde datos e inténtalo de nuevo.',
    avatar: 'Imagen',
    faults: {
      'too short': `Un nombre necesita al menos ${NAME_LENGTH.min} caracteres visibles.`,
      'too long': `Un nombre puede tener como máximo ${NAME_LENGTH.max} caracteres.`,
      unwritable:
        'Este nombre contiene un carácter invisible, como los que cambian la dirección de la escritura. Escribe el nombre de nuevo sin él.',
    },
  },
  figures: {
    title: 'Tus estadísticas',
    rounds: 'Rondas',
    wins: 'Premios',
    hitRate: 'Frecuencia de premios',
    game: 'Juego',
    allGames: 'Todos los juegos',
    expected: (part) => `esperada: ${formatPart(part)}`,
    noHitRate: '–',
    bet: 'Monedas apostadas',
    won: 'Monedas ganadas',
    net: 'Resultado neto',
    time: 'Tiempo de juego',
    uncounted: (count) =>
      `No se ${count === 1 ? 'incluye' : 'incluyen'} ${rounds(count)} de antes de que el juego llevara estas estadísticas.`,
  },
  history: {
    title: 'Todas las rondas',
    columns: {
      time: 'Fecha',
      grid: 'Símbolos',
      bet: 'Apuesta',
      win: 'Premio',
      balance: 'Saldo',
    },
    csvColumns: (zone) => [
      ...['Ronda', `Fecha y hora (${zone})`, 'Diferencia con UTC', 'Juego', 'Apuesta', 'Premio', 'Saldo'],
      ...['Símbolos', 'Premios'],
    ],
    watch: 'Ver',
    timeZone: `Las horas están en la zona horaria ${timeZone}.`,
    onlyWins: 'Solo premios',
    unknownGame: 'Esta versión del sitio no tiene este juego.',
    win: (line, count, symbol, paid) => `${line}: ${count} × ${symbol}, ${coins(paid)}`,
    collected: (symbol, multiplier, paid) =>
      `${symbol}${multiplier > 1 ? ` (paga ×${multiplier})` : ''}: ${coins(paid)}`,
    freeSpins: (count, { spin, spins } = { spin: 'giro', spins: 'giros' }, paid) =>
      `${counted(count, spin, spins)} gratis: ${coins(paid)}`,
    export: 'Exportar como CSV',
    exporting: 'Creando el archivo...',
    exportFailed: 'No se pudo leer tu historial. Recarga la página e inténtalo de nuevo.',
    none: 'Aún no hay rondas. Todas las rondas que juegues aparecen aquí.',
    noWins: 'Aún no hay premios.',
    noWin: 'ninguno',
    refused:
      'Tu navegador no puede llevar un historial porque no deja que este sitio use una base de datos. Puede pasar en una ventana privada. Tus monedas y estadísticas se guardan como siempre.',
    pages: 'Páginas del historial',
    newest: 'Primera',
    newer: 'Anterior',
    older: 'Siguiente',
    oldest: 'Última',
    page: (page, pages) => `Página ${formatCoins(page)} de ${formatCoins(pages)}`,
  },
  balance: {
    title: 'Evolución del saldo',
    summary: (from, to, min, max, shown, played) =>
      `De ${coins(from)} a ${coins(to)}. El saldo más bajo que se muestra es ${formatCoins(min)}, y el más alto, ${formatCoins(max)}.${shown < played ? ` El gráfico muestra ${formatCoins(shown)} de ${rounds(played)}.` : ''}`,
    table: 'El saldo en una tabla',
    columns: { time: `Fecha y hora (${timeZone})`, balance: 'Saldo' },
    none: 'Juega dos rondas para ver un gráfico de tu saldo.',
  },
  symbols: {
    title: 'Símbolos vistos',
    titleOf: (game) => `Símbolos vistos en ${game}`,
    strips: (cells) =>
      `${cellsText(cells)} hasta ahora. Cada rodillo tiene su propia tira, así que algunos símbolos salen más que otros. Puedes ver las tiras en la página del juego.`,
    summary: (cells, expected, min, max) =>
      `${cellsText(cells)} hasta ahora. Cada símbolo debería ocupar aproximadamente el ${formatPart(expected)} de ellas. Solo por azar, su proporción está entre el ${formatPart(min)} y el ${formatPart(max)} 99 de cada 100 veces.`,
    inside: 'Todos los símbolos están en ese margen.',
    outside: (names, symbols) =>
      `Fuera de ese margen: ${names}. Con ${symbols} símbolos, esto le pasa más o menos a uno de cada ${formatRounded(1 / (1 - 0.99 ** symbols))} jugadores de un juego justo.`,
    table: 'Los símbolos en una tabla',
    columns: { symbol: 'Símbolo', seen: 'Veces', share: 'Proporción', band: 'En el margen' },
    yes: 'sí',
    no: 'no',
    none: 'Aún no hay símbolos. La cuenta empieza con tu primera ronda.',
  },
  plotMissing: 'Tu navegador no puede dibujar el gráfico ahora mismo. La tabla tiene los mismos números.',
  file: {
    title: 'Archivo de guardado',
    text: 'Un solo archivo lo contiene todo: tus monedas, rondas, nombre, reto semanal y ajustes. Consérvalo como copia de seguridad o llévalo a otro dispositivo.',
    save: 'Guardar en archivo',
    choose: 'Importar archivo',
    paste: { button: 'Pegar texto', label: 'Texto de tu partida guardada', check: 'Comprobar el texto' },
    faults: {
      'too large': 'Este archivo es demasiado grande para ser un archivo de guardado. No se cambió nada.',
      'not JSON':
        'Esto no es un archivo de guardado, o le falta una parte. No se cambió nada. Elige otro archivo.',
      'of another program':
        'Este archivo es de otro programa. No se cambió nada. Elige un archivo que hayas guardado en Lucky Fishing.',
      newer:
        'Este archivo es de una versión más nueva del juego. No se cambió nada. Recarga la página para actualizar el juego e inténtalo de nuevo.',
      damaged:
        'Este archivo de guardado está dañado. No se cambió nada. Si tienes otra copia, prueba con ella.',
      'impossible name': `El nombre de este archivo no está permitido. Los nombres tienen de ${NAME_LENGTH.min} a ${NAME_LENGTH.max} caracteres. No se cambió nada.`,
      'more wins than rounds':
        'Este archivo indica más premios que rondas, y eso es imposible. No se cambió nada.',
      'impossible totals':
        'Los totales de este archivo no cuadran: sus rondas, apuestas, premios y símbolos se contradicen. No se cambió nada.',
      'impossible records':
        'Los récords de este archivo no encajan con sus monedas y rondas. No se cambió nada.',
      'impossible rounds':
        'Este archivo contiene una ronda que los rodillos de su juego no pueden producir. No se cambió nada.',
      'too many rounds':
        'Este archivo indica más rondas de las que se empezaron, y eso es imposible. No se cambió nada.',
    },
    failed:
      'Tu navegador no pudo guardarlo, así que no se cambió nada. Libera espacio o permite que este sitio guarde datos e inténtalo de nuevo.',
    notMade: 'No se pudo crear el archivo. No se cambió nada. Recarga la página e inténtalo de nuevo.',
    withoutHistory:
      'El archivo lo tiene todo excepto el historial, que tu navegador no pudo leer. Para guardarlo también, recarga la página e inténtalo de nuevo.',
    mayDelete: {
      tab: 'Tu navegador puede borrar tu partida guardada si pasas un tiempo sin venir. Para conservarla, instala el juego o guárdala en un archivo.',
      installed:
        'Tu navegador puede borrar tu partida guardada si pasas un tiempo sin venir. Para conservarla, guárdala en un archivo.',
    },
    lastSaved: (day) => `Pediste una copia por última vez el ${day}. Comprueba que aún la tienes.`,
    confirm: 'Importar',
    cancel: 'Cancelar',
    done: 'El archivo se importó.',
    undoNote: 'Puedes deshacer la importación hasta que salgas de esta página o juegues una ronda.',
    undo: 'Deshacer',
    undone: 'Todo vuelve a estar como antes.',
    undoneBut:
      'Tu partida vuelve a estar como antes. Deshacer una importación nunca relaja límites ni descansos, así que estos se quedan:',
    tooLate:
      'Ya no puedes deshacer la importación, porque desde entonces jugaste una ronda o importaste otro archivo.',
    preview: {
      title: 'Qué va a cambiar',
      savedAt: (when) => `Este archivo se guardó el ${when}.`,
      columns: { what: 'Qué', now: 'Ahora', then: 'Tras importar' },
      same: 'sin cambios',
      stricter:
        'Una importación nunca relaja tus límites y descansos. Si los hace más estrictos, se quedan así aunque la deshagas.',
      stays: 'Todo lo que no aparece aquí se queda como está.',
      rows: {
        name: 'Nombre',
        avatar: 'Imagen',
        coins: 'Monedas',
        rounds: 'Rondas jugadas',
        wins: 'Premios',
        bet: 'Monedas apostadas',
        won: 'Monedas ganadas',
        symbols: 'Símbolos vistos',
        history: 'Rondas en el historial',
        begun: 'Rondas empezadas',
        openRound: 'Ronda sin terminar',
        bets: 'Apuesta elegida',
        lastGrid: 'En los rodillos',
        highest: 'Saldo más alto',
        largest: 'Mayor premio',
        longestRun: 'Racha más larga de premios',
        run: 'Racha actual de premios',
        time: 'Tiempo de juego',
        lastPlayed: 'Última vez que jugaste',
        days: 'Rondas de esta semana y de la pasada',
        reminded: 'Último recordatorio diario',
        challenge: 'Giros en el reto semanal',
        score: 'Puntos en el reto semanal',
        ended: 'Semanas pendientes de premio',
        weeks: 'Semanas anteriores',
        unseen: 'Resultados semanales aún no mostrados',
        lastBonus: 'Último bono diario',
        streak: 'Racha del bono diario',
        sound: 'Sonido',
        effects: 'Volumen de los efectos',
        music: 'Volumen de la música',
        mono: 'Sonido mono',
        motion: 'Movimiento',
        idleMotion: 'Mar en movimiento entre giros',
        vibration: 'Vibración',
        renderer: 'Gráficos',
        skin: 'Aspecto',
        helpKey: 'Atajo de la ayuda (?)',
        language: 'Idioma',
        saved: 'Último archivo de guardado',
      },
      none: 'nada',
      never: 'nunca',
      on: 'sí',
      off: 'no',
      inGame: (game, text) => `${game}: ${text}`,
      games: (said) => said.join('; '),
      symbol: (name, times) => `${name} ${formatCoins(times)}`,
      symbols: (said) => said.join(', '),
      openRound: (bet) => `una apuesta de ${coins(bet)}`,
      score: (score, week) => `${formatCoins(score)}, ${week}`,
      others: (text) => `${text} (con otros detalles)`,
    },
    limitChanges: {
      title: 'Límites y descansos de este archivo',
      breakUntil: (end, isTaken) =>
        `${isTaken ? 'Estás' : 'Estarás'} de descanso hasta el ${end}. Ningún juego se abre antes.`,
      noBreak: 'Sin descanso.',
      limits: {
        session: 'Límite de sesión',
        remindEvery: 'Recordatorio mientras juegas',
        remindDaily: 'Recordatorio diario',
        betPerDay: 'Límite diario de apuestas',
        betPerWeek: 'Límite semanal de apuestas',
      },
      limit: (name, then, now) => `${name}: ${then} (antes: ${now}).`,
      later: (name, from, text) => `${name} a partir del ${from}: ${text}.`,
      noLater: (name) => `${name}: se cancelará tu cambio previsto a un límite menos estricto.`,
      counted: (period, text) => `Lo que cuenta para tus límites ${period}: ${text}.`,
      periods: {
        session: 'en esta sesión',
        today: 'hoy',
        week: 'esta semana',
        sinceReminder: 'desde el último recordatorio',
      },
      sum: (time, played, bet, won) =>
        `${time} de juego, ${rounds(played)}, ${coins(bet)} ${bet === 1 ? 'apostada' : 'apostadas'} y ${coins(won)} ${won === 1 ? 'ganada' : 'ganadas'}`,
    },
  },
} satisfies Translation<typeof english>;
