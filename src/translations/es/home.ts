import type { texts as english } from '../../pages/home/texts';
import { luckyFishingCard } from '../../games/lucky-fishing/card';
import { SPINS_COUNTED } from '../../player/challenge/challenge';
import { startingCoins } from '../../player/starting-coins';
import { formatCoins } from '../../ui/format/format';
import type { Translation } from '../translation';

const POOL = { min: 100_000, current: 104_250 };

export const home = {
  pageDescription:
    'Slots sociales gratis en tu navegador: tres rodillos de peces y cinco de tesoros. Solo monedas virtuales, para mayores de 18 años.',
  title: 'Lucky Fishing',
  tagline:
    '¡Te damos la bienvenida a Lucky Fishing! Gira tres rodillos bajo el muelle o sumérgete hasta cinco rodillos y un cofre del tesoro en el fondo del mar.',
  play: 'Jugar a las slots',
  adults:
    'Para mayores de 18 años. Las monedas virtuales no tienen valor monetario. Tu partida se queda en este dispositivo.',
  bonus: {
    title: 'Bono diario',
    today: ({ amount, streak }) =>
      streak > 1
        ? `${formatCoins(amount)} monedas gratis. Día ${streak} de tu racha.`
        : `${formatCoins(amount)} monedas gratis hoy, y más si vuelves mañana.`,
    next: ({ amount, streak }, time) =>
      `Día ${streak}: ${formatCoins(amount)} monedas gratis dentro de ${time}.`,
    claim: 'Recoger',
    claimed: 'Recogido',
  },
  about: {
    title: 'Un día de pesca que no cuesta nada',
    text: 'Lucky Fishing es un casino social. Giras los rodillos por diversión, nunca por dinero.',
  },
  points: {
    entertainment: {
      title: 'Diversión virtual',
      get text() {
        return `Juegas solo con monedas virtuales. Todo el mundo empieza con ${formatCoins(startingCoins)}, y las monedas no tienen valor monetario.`;
      },
    },
    compete: {
      title: 'Compite y gana',
      text: 'Cada reto semanal de la clasificación es un torneo. Te enfrentas a 24 pescadores virtuales por premios también virtuales.',
    },
    theme: {
      title: 'Temática de pesca',
      text: 'Atrapa peces dorados, tiburones, una ballena o un tesoro hundido. Cada giro es un nuevo lance.',
    },
  },
  games: {
    title: 'Juegos destacados',
    play: 'Jugar ya',
    playGame: (title) => `Jugar ya: ${title}`,
    isNew: 'NUEVO',
    isPopular: 'POPULAR',
  },
  desertOasis: {
    title: 'Oasis del desierto',
    description: 'La única agua en cien kilómetros a la redonda, y algo dorado salta en ella.',
  },
  challenge: {
    title: 'Reto de la clasificación',
    get text() {
      return `Cada semana compites contra 24 pescadores virtuales. Cuentan tus primeros ${SPINS_COUNTED} giros en ${luckyFishingCard.title}. Los diez primeros se reparten una bolsa de premios de al menos ${formatCoins(POOL.min)} monedas.`;
    },
    figures: [
      {
        name: 'Bolsa de premios semanal',
        get value() {
          return formatCoins(POOL.min);
        },
        unit: 'monedas',
      },
      {
        name: 'Bolsa actual',
        get value() {
          return formatCoins(POOL.current);
        },
        unit: 'monedas',
      },
    ],
    ends: { name: 'Termina en', unit: 'y empieza una nueva semana' },
    link: 'Ver la clasificación',
    note: 'Los premios son monedas virtuales sin valor monetario. La clasificación, tus giros y tus premios se quedan en este dispositivo.',
  },
} satisfies Translation<typeof english>;
