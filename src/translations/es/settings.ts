import type { texts as englishYourSkins } from '../../features/your-skins/texts';
import type { texts as looksEnglish } from '../../pages/looks/texts';
import type { texts as english } from '../../pages/settings/texts';
import { formatCoins } from '../../ui/format/format';
import type { Translation } from '../translation';

export const settings = {
  intro:
    'Los cambios se aplican al momento en todas las pestañas abiertas y se conservan para tu próxima visita. Como el resto de tu partida, se guardan en este dispositivo y nunca se envían a ninguna parte.',
  language: {
    title: 'Idioma',
    text: 'Para los juegos y todas las páginas, al momento. Mientras no elijas uno, se usa el de tu navegador.',
    automatic: 'El del navegador',
  },
  sound: {
    title: 'Sonido',
    text: 'Escucha los rodillos, tus capturas y el agua que los rodea mientras juegas.',
    on: 'Sonido activado',
    effects: 'Volumen de los efectos',
    music: 'Volumen de la música',
    mono: 'El mismo sonido en ambos oídos (mono)',
    percent: (volume) => `${volume}\u00a0%`,
    spoken: (volume) => `${volume} por ciento`,
    off: 'El sonido está desactivado. Actívalo para oír el juego.',
  },
  motion: {
    title: 'Movimiento',
    text: (seconds) => `Cuánto movimiento hay en la pantalla. Un giro siempre dura ${seconds} segundos.`,
    choices: {
      system: {
        title: 'Como el dispositivo',
        text: 'Sigue el ajuste de movimiento de tu dispositivo.',
      },
      full: {
        title: 'Completo',
        text: 'Los rodillos ruedan, los premios se celebran y el mar se mueve.',
      },
      reduced: {
        title: 'Reducido',
        text: 'Los símbolos aparecen poco a poco en vez de rodar, y los premios solo se iluminan.',
      },
    },
    inUse: { full: 'En uso: movimiento completo.', reduced: 'En uso: movimiento reducido.' },
    idle: 'Dejar que el mar se mueva unos segundos entre giros',
    idleReduced: 'Con movimiento reducido, el mar se queda quieto.',
  },
  vibration: {
    title: 'Vibración',
    text: 'Siéntelo cuando para un rodillo o cuando ganas.',
    switchOn: 'Vibrar mientras juego',
  },
  look: {
    title: 'Aspecto',
    text: 'El aspecto de los juegos y las páginas. Durante un giro, el nuevo espera a que paren los rodillos.',
    link: 'Ver quién hizo cada aspecto',
  },
  renderer: {
    title: 'Gráficos',
    text: 'Cómo se dibujan los rodillos. Si falla mientras juegas, el juego cambia a Sencillo.',
    choices: {
      automatic: { title: 'Automático', text: 'Elige lo que mejor funciona en este dispositivo.' },
      webgl: { title: 'WebGL', text: 'Rápido con un procesador gráfico, lento sin él.' },
      canvas: { title: 'Canvas', text: 'Funciona sin procesador gráfico.' },
      dom: { title: 'Sencillo', text: 'Lo dibuja la propia página. Funciona en todos los navegadores.' },
    },
    inUse: {
      webgl: 'En uso: WebGL.',
      bestWebgl: 'En uso: WebGL, porque este dispositivo tiene procesador gráfico.',
      slowWebgl: 'En uso: WebGL, sin procesador gráfico. Aquí, Canvas iría más rápido.',
      canvas: 'En uso: Canvas.',
      faultyWebgl: 'En uso: Canvas, porque aquí WebGL falla con los colores.',
      noWebgl: 'En uso: Canvas, porque este navegador no tiene WebGL.',
      noGraphicsProcessor: 'En uso: Canvas, porque WebGL es lento sin procesador gráfico.',
      dom: 'En uso: Sencillo.',
      noCanvas: 'En uso: Sencillo, porque este navegador no puede dibujar en un canvas.',
    },
  },
  customSkin: {
    title: 'Tus creaciones',
    text: 'Añade tus propias imágenes y míralas en los rodillos al momento.',
    link: 'Abrir el estudio',
    note: 'Dibuja un pez, un marco o el mar entero. Lo que no dibujes conserva su imagen original. Tus imágenes se quedan en este dispositivo.',
  },
  keys: {
    title: 'Atajo de teclado',
    text: '¿Usas el control por voz? Desactiva este atajo para que el dictado no lo active.',
    helpKey: 'Pulsar ? en la página de un juego para abrir la ayuda',
  },
  limits: {
    title: 'Jugar con responsabilidad',
    text: 'Las mismas herramientas que en la página Juego responsable. Reiniciar tu partida no relaja tus límites.',
  },
  reset: {
    title: 'Empezar de cero',
    text: 'Borra tu partida de este navegador, en todas las pestañas. No se puede deshacer.',
    goes: {
      title: 'Qué se borra',
      list: (coins) => [
        `tus monedas (vuelves a empezar con ${formatCoins(coins)})`,
        'tu perfil, historial de rondas, récords, racha del bono diario y resultados del reto semanal',
        'todos los ajustes de esta página, excepto tus límites y descansos',
        'las copias de partidas guardadas que no se pudieron leer',
      ],
    },
    stays: {
      title: 'Qué se queda',
      list: [
        'tus límites y descansos, y lo que jugaste esta semana y la pasada, para que sigan contando',
        'tus propias imágenes en el estudio',
        'la copia del juego que te permite jugar sin conexión',
      ],
    },
    copy: {
      text: 'Guarda antes una copia. Reúne todo en un solo archivo, que puedes importar en tu página Perfil.',
      button: 'Guardar copia',
      failed: {
        title: 'No se guardó la copia',
        description: 'Recarga la página e inténtalo de nuevo.',
      },
      withoutHistory: {
        title: 'La copia no tiene historial',
        description: 'Tu navegador no pudo leer tu historial. Recarga la página y guarda otra copia.',
      },
    },
    word: 'BORRAR',
    label: 'Para reiniciar tu partida, escribe {word}',
    wrong: 'Escribe la palabra de arriba en mayúsculas y nada más.',
    button: 'Reiniciar partida',
    busy: 'Reiniciando...',
    outcomes: {
      everything: (coins) => ({
        title: 'Tu partida se reinició',
        description: `Vuelves a empezar con ${formatCoins(coins)} monedas.`,
      }),
      'old copies remain': (coins) => ({
        title: 'Tu partida se reinició',
        description: `Tienes ${formatCoins(coins)} monedas. Tu navegador no borró todas las rondas y copias antiguas. Para quitarlas, borra los datos de este sitio.`,
      }),
      'this visit': () => ({
        title: 'Esta visita empieza de cero',
        description: 'Tu navegador no está guardando la partida ahora mismo. Lo que guardó antes sigue ahí.',
      }),
    },
    failed: {
      title: 'No se borró nada',
      description:
        'Tu navegador no pudo guardar la nueva partida. Libera espacio o permite que este sitio guarde datos, recarga la página e inténtalo de nuevo.',
    },
  },
} satisfies Translation<typeof english>;

export const looks = {
  intro:
    'El aspecto que eliges en Ajustes se aplica a los dos juegos y a todas las páginas. Aquí puedes probar antes cualquiera en los rodillos, solo para esta visita.',
  author: 'Hecho por',
  licence: 'Licencia',
  games: 'Juegos',
  tryOn: 'Ver en los rodillos',
  tryOnLook: (name) => `Ver ${name} en los rodillos`,
  choose: 'Elegir un aspecto en Ajustes',
  make: 'Crear el tuyo en el estudio',
} satisfies Translation<typeof looksEnglish>;

export const yourSkins = {
  by: (author) => `De ${author}.`,
  open: 'Abierta en el estudio.',
  share: 'Compartir',
  shareThis: (name) => `Compartir ${name}`,
  unnamed: {
    title: 'Esta skin aún no se puede compartir',
    description: 'Ábrela en el estudio y completa su nombre, artista y licencia.',
  },
  downloaded: (file) =>
    `Empezó la descarga de ${file}. Tus amigos pueden soltarlo en cualquier página de los juegos.`,
  notShared: (file) => ({
    title: `No se compartió ${file}`,
    description: 'Si quieres, puedes guardarlo como archivo.',
    save: 'Guardar como archivo',
  }),
  remove: 'Quitar',
  removeThis: (name) => `Quitar ${name}`,
  sure: '¿Quitar esta skin?',
  yes: 'Sí, quitar',
  no: 'Conservar',
  removed: {
    title: 'Quitadas hace poco',
    bringBack: 'Recuperar',
    bringBackThis: (name) => `Recuperar ${name}`,
    done: (name) => `Se quitó ${name}. Puedes recuperarla.`,
    undone: (name) => `${name} está de vuelta.`,
  },
  gone: {
    title: 'Tu skin ya no está',
    description: 'La skin que usabas ya no está en este dispositivo, así que ves el aspecto original.',
  },
  failed: {
    title: 'No se cambió nada en tus skins',
    description: 'Tu navegador no pudo leerlas o guardarlas. Recarga la página e inténtalo de nuevo.',
  },
} satisfies Translation<typeof englishYourSkins>;
