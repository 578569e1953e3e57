import type { texts as english } from '../../pages/home/texts';
import { SPINS_COUNTED } from '../../player/challenge/challenge';
import { startingCoins } from '../../player/starting-coins';
import type { Translation } from '../translation';
import { number } from './plural';

export const home = {
  pageDescription:
    'Des machines à sous gratuites dans votre navigateur : trois rouleaux de poissons, cinq de trésors. Pièces virtuelles uniquement, pour adultes 18+.',
  title: 'Lucky Fishing',
  tagline:
    'Bienvenue sur Lucky Fishing ! Faites tourner trois rouleaux sous le ponton, ou plongez vers cinq rouleaux et un coffre au trésor posé au fond de l’eau.',
  play: 'Jouer',
  adults:
    'Pour adultes 18+. Les pièces virtuelles n’ont aucune valeur monétaire. Tout reste sur cet appareil.',
  bonus: {
    title: 'Bonus quotidien',
    today: ({ amount, streak }) =>
      streak > 1
        ? `${number(amount)} pièces offertes. ${number(streak)}e jour d’affilée.`
        : `${number(amount)} pièces offertes aujourd’hui, et plus si vous revenez demain.`,
    next: ({ amount, streak }, time) =>
      `Jour ${number(streak)} : ${number(amount)} pièces offertes dans ${time}.`,
    claim: 'Récupérer',
    claimed: 'Récupéré',
  },
  about: {
    title: 'Une partie de pêche qui ne coûte rien',
    text: 'Lucky Fishing est un casino social. Vous faites tourner les rouleaux pour le plaisir, jamais pour de l’argent.',
  },
  points: {
    entertainment: {
      title: 'Tout est virtuel',
      text: `Jouez uniquement avec des pièces virtuelles. Tout le monde commence avec ${number(startingCoins)} pièces, et elles n’ont aucune valeur monétaire.`,
    },
    compete: {
      title: 'Participez et gagnez',
      text: 'Chaque défi hebdomadaire du classement est un tournoi. Vous affrontez 24 pêcheurs virtuels pour des prix virtuels.',
    },
    theme: {
      title: 'L’univers de la pêche',
      text: 'Attrapez des poissons rouges, des requins, une baleine ou un trésor englouti. Chaque tour est un nouveau lancer.',
    },
  },
  games: {
    title: 'Jeux à la une',
    play: 'Jouer',
    playGame: (title) => `Jouer : ${title}`,
    isNew: 'NOUVEAU',
    isPopular: 'TOP',
  },
  desertOasis: {
    title: 'Oasis du désert',
    description: 'Le seul point d’eau à cent kilomètres à la ronde, et quelque chose de doré y saute.',
  },
  challenge: {
    title: 'Défi du classement',
    text: `Chaque semaine, vous affrontez 24 pêcheurs virtuels. Vos ${SPINS_COUNTED} premiers tours sur Lucky Fishing comptent. Les dix premiers se partagent une cagnotte d’au moins ${number(100_000)} pièces.`,
    figures: [
      { name: 'Cagnotte de la semaine', value: number(100_000), unit: 'pièces' },
      { name: 'Cagnotte actuelle', value: number(104_250), unit: 'pièces' },
    ],
    ends: { name: 'Fin dans', unit: 'puis une nouvelle semaine commence' },
    link: 'Voir le classement',
    note: 'Les prix sont des pièces virtuelles sans valeur monétaire. Le classement, vos tours et vos prix restent sur cet appareil.',
  },
} satisfies Translation<typeof english>;
