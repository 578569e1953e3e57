import type { texts as appEnglish } from '../../app/texts';
import type { texts as layoutEnglish } from '../../app/layout/texts';
import type { texts as errorScreenEnglish } from '../../app/routing/texts';
import type { texts as featuresEnglish } from '../../features/texts';
import { spokenList } from '../../games/spoken';
import type { ListedGame } from '../../games/listed-game';
import type { DescribedPage } from '../../pages/descriptions';
import type { texts as notFoundEnglish } from '../../pages/not-found/texts';
import type { PageName } from '../../pages/page-list';
import { formatCoins } from '../../ui/format/format';
import type { texts as looksEnglish } from '../../ui/skin/texts';
import type { texts as uiEnglish } from '../../ui/texts';
import type { Translation } from '../translation';

type Card = Pick<ListedGame, 'pageTitle' | 'name' | 'teaser' | 'description'>;

export const ui = {
  pageTitle: (page) => (page ? `${page} · Lucky Fishing` : 'Lucky Fishing'),
  coins: (coins) => (coins === 1 ? '1 moneda' : `${formatCoins(coins)} monedas`),
  newTab: '(se abre en otra pestaña)',
  toast: {
    actions: (names) => `Pulsa F8 para llegar a este mensaje y elige ${spokenList(names, 'or')}.`,
  },
  fileReady: {
    title: 'Tu archivo está listo',
    description: 'Tardó un momento en crearse. Pulsa Guardar para elegir dónde ponerlo.',
    action: 'Guardar',
  },
  time: {
    short: { day: '\u00a0d', hour: '\u00a0h', minute: '\u00a0min' },
    spoken: {
      day: (days) => (days === 1 ? '1 día' : `${days} días`),
      hour: (hours) => (hours === 1 ? '1 hora' : `${hours} horas`),
      minute: (minutes) => (minutes === 1 ? '1 minuto' : `${minutes} minutos`),
    },
    // "a la 1:05", but "a las 13:05".
    today: (time) => `${/^0?1\D/.test(time) ? 'a la' : 'a las'} ${time}`,
    otherDay: (dayAndTime) => `el ${dayAndTime}`,
  },
} satisfies Translation<typeof uiEnglish>;

export const looks = {
  original: { title: 'Original', text: 'El mar bajo el muelle, como se dibujaron los juegos al principio.' },
  names: { 'desert-oasis': 'Oasis del desierto', paper: 'Papel', pixel: 'Píxel' },
  skin: (author, games) => `De ${author}, para ${games}.`,
  tried: (author) => `De ${author}, para esta visita.`,
  custom: { title: 'Tus creaciones', text: 'Lo que añadiste en el estudio en este dispositivo.' },
} satisfies Translation<typeof looksEnglish>;

export const errorScreen = {
  broken: {
    pageTitle: 'Algo salió mal',
    title: '¡Error inesperado de la aplicación!',
    text: 'Algo falló por nuestra parte. Tus monedas están a salvo: cada apuesta y cada premio se guardan en el momento, y si había una ronda en curso, la terminaremos por ti.',
  },
  missing: {
    pageTitle: 'Página no cargada',
    title: 'No se pudo cargar esta página',
    text: 'Es probable que el juego se actualizara después de que lo abrieras. Recarga la página para obtener la nueva versión. Si no funciona, inténtalo de nuevo en un minuto. Tus monedas están a salvo.',
  },
  unreachable: {
    pageTitle: 'Sin conexión',
    title: 'Sin conexión',
    text: 'No se pudo cargar esta página porque el sitio no responde. Revisa tu conexión y recarga la página. Tus monedas están a salvo.',
  },
  home: 'Volver a la orilla',
  reload: 'Recargar la página',
} satisfies Translation<typeof errorScreenEnglish>;

export const app = {
  languageNotLoaded: {
    title: 'No se pudo cargar el idioma',
    description: 'Revisa tu conexión y elígelo de nuevo.',
  },
  lookNotLoaded: {
    title: 'No se pudo cargar el aspecto',
    description: 'Revisa tu conexión y elígelo de nuevo.',
  },
} satisfies Translation<typeof appEnglish>;

export const layout = {
  product: 'Lucky Fishing',
  skip: 'Ir al contenido principal',
  header: { menu: 'Menú', balance: 'Saldo' },
  menu: { name: 'Principal', home: 'Inicio', install: 'Instalar el juego' },
  footer: {
    about: {
      title: 'Acerca de Lucky Fishing',
      text: 'Slots sociales con temática de pesca. Juegas con monedas virtuales y no hay nada que comprar.',
    },
    policies: 'Políticas',
    responsible: {
      title: 'Juega con responsabilidad',
      age: '+18',
      text: 'Para mayores de 18 años. Las monedas solo sirven para jugar y no tienen valor monetario. Juega para divertirte y, cuando deje de ser divertido, tómate un descanso.',
    },
    copyright: '© 2025 Lucky Fishing. Publicado con la licencia MIT.',
  },
} satisfies Translation<typeof layoutEnglish>;

export const features = {
  language: 'Idioma',
  sound: { name: 'Sonido', on: 'El sonido está activado', off: 'El sonido está desactivado' },
  textCopy: {
    question: '¿No te llegó el archivo?',
    show: 'Mostrar como texto',
    label: 'Tu partida como texto',
    advice:
      'Copia todo este texto y guárdalo en un lugar seguro, por ejemplo en una nota. Más tarde podrás pegarlo en tu página Perfil.',
    copy: 'Copiar',
    copied: 'Copiado. Al pegarlo, comprueba que el texto llegó.',
    notCopied: 'Tu navegador no pudo copiar el texto. Selecciónalo todo y cópialo tú.',
    failed: 'No se pudo crear el texto. Recarga la página e inténtalo de nuevo.',
  },
} satisfies Translation<typeof featuresEnglish>;

export const notFound = {
  code: '404',
  title: 'Esta página se perdió en el mar',
  text: 'Puede que haya cambiado de sitio o que nunca haya existido. Volvamos a la orilla.',
  home: 'Volver a la orilla',
} satisfies Translation<typeof notFoundEnglish>;

export const counts = {
  words: ['cero', 'un', 'dos', 'tres', 'cuatro', 'cinco'],
} satisfies Record<'words', readonly string[]>;

export const luckyFishing = {
  pageTitle: 'Slots',
  name: 'Slots de Lucky Fishing',
  teaser: 'Consigue tres iguales en un rodillo y gana hasta 100 veces tu apuesta.',
  description:
    'Gira tres rodillos bajo el muelle. Tres iguales en un rodillo pagan hasta 100 veces tu apuesta. Monedas virtuales sin valor monetario, para mayores de 18 años.',
} satisfies Translation<Card>;

export const oceanTreasures = {
  pageTitle: 'Ocean Treasures',
  name: 'Ocean Treasures',
  teaser: 'Recoge perlas en cinco rodillos y gana inmersiones gratis hasta la cámara del tesoro.',
  description:
    'Gira cinco rodillos con diez líneas. Recoge perlas y gana inmersiones gratis hasta la cámara del tesoro. Monedas virtuales sin valor monetario, para mayores de 18 años.',
} satisfies Translation<Card>;

export const pages = {
  leaderboard: { title: 'Clasificación' },
  profile: { title: 'Perfil' },
  settings: { title: 'Ajustes' },
  looks: { title: 'Aspectos' },
  studio: { title: 'Estudio' },
  fairness: { title: 'Comprueba las probabilidades' },
  terms: { title: 'Condiciones de uso' },
  privacy: { title: 'Política de privacidad' },
  responsibleGaming: { title: 'Juego responsable' },
} satisfies Record<Exclude<PageName, 'home'>, { readonly title: string }>;

export const descriptions = {
  home: 'Slots sociales gratis en tu navegador: tres rodillos de peces y cinco de tesoros. Solo monedas virtuales, para mayores de 18 años.',
  leaderboard:
    'Compite contra 24 pescadores virtuales por monedas virtuales en el reto semanal. Cuentan tus primeros 100 giros.',
  profile:
    'Tu nombre, tus estadísticas y todas las rondas que jugaste, guardadas en tu dispositivo. Puedes pasarlo todo a un archivo y llevártelo.',
  settings:
    'Elige el idioma, el sonido, el movimiento, el aspecto y los gráficos, o empieza de cero. Todo se guarda en tu dispositivo.',
  looks: 'Todos los aspectos y quién hizo cada uno.',
  studio:
    'Añade tus propias imágenes y míralas en los rodillos al momento. Nada sale de tu dispositivo y puedes descargarlo todo en un zip.',
  fairness: 'Compara tus rondas con las probabilidades y calcúlalas en tu propio navegador.',
  terms:
    'Las reglas para jugar a Lucky Fishing. Para mayores de 18 años, con monedas virtuales que no tienen valor monetario.',
  privacy: 'Tus monedas, rondas y resultados se quedan en tu navegador. No se envía nada a ninguna parte.',
  responsibleGaming:
    'Cómo lograr que jugar siga siendo divertido: límites, recordatorios, autoexclusión y dónde encontrar ayuda para los problemas con el juego.',
} satisfies Record<PageName, string>;

export const lostAtSea = {
  title: 'Perdida en el mar',
  description: 'Esta página no existe en Lucky Fishing.',
} satisfies Translation<Pick<DescribedPage, 'title' | 'description'>>;
