import { SPINS_COUNTED } from '../../player/challenge/challenge';
import { prizePool, prizes, rivals } from '../../player/challenge/leaderboard';
import type { texts as english } from '../../pages/leaderboard/texts';
import type { Translation } from '../translation';
import { counted, number, place } from './plural';

export const leaderboard = {
  intro:
    'Vous jouez contre des pêcheurs virtuels, pas contre d’autres personnes. Vos tours, vos pièces et vos résultats restent sur cet appareil.',
  board: {
    title: 'Cette semaine',
    ends: (time) => `Fin dans ${time}`,
    table: (week) => `Classement, ${week}`,
    rank: 'Rang',
    player: 'Pêcheur',
    you: 'Vous',
    score: 'Score',
    prize: 'Prix',
    kinds: { computer: 'Pêcheur virtuel', player: 'Sur cet appareil' },
    spins: (spins) => counted(spins, 'tour'),
    noPrize: 'pas de prix',
    empty: 'La semaine vient de commencer, et personne n’a encore joué.',
    play: 'Jouer',
    showAll: (anglers) => `Afficher les ${anglers} pêcheurs`,
    showWinners: 'Afficher seulement les rangs gagnants',
    rankStatus: ({ spins }, rank) => {
      if (rank === undefined) {
        return `Vous n’avez pas joué cette semaine. Vos ${SPINS_COUNTED} premiers tours comptent, et le premier vous fait entrer au classement.`;
      }
      return spins < SPINS_COUNTED
        ? `Vous êtes à la ${place(rank)} après ${spins} de vos ${SPINS_COUNTED} tours.`
        : `Vous êtes à la ${place(rank)} après vos ${SPINS_COUNTED} tours. Les autres peuvent encore vous rattraper.`;
    },
  },
  rules: {
    title: 'Comment ça marche',
    lines: [
      `Une semaine va du lundi 00:00 au lundi 00:00 UTC, d’après l’horloge de cet appareil. Vos ${SPINS_COUNTED} premiers tours sur Lucky Fishing comptent. Ceux des autres jeux ne comptent pas.`,
      'Votre score est la somme des multiplicateurs de vos gains. Un gain de 20 fois votre mise vaut 20 points, quelle que soit la mise.',
      `Vous affrontez ${rivals.length} pêcheurs virtuels. Chacun joue ${SPINS_COUNTED} tours selon les mêmes règles, répartis sur la semaine. Leurs résultats sont les mêmes sur tous les appareils.`,
      'Le score le plus élevé est en tête. À égalité, c’est le premier à l’avoir atteint qui passe devant.',
      `Les ${prizes.length} premiers se partagent ${number(prizePool)} pièces. Votre prix est ajouté à votre solde quand vous ouvrez le jeu après la fin de la semaine.`,
    ],
    note: 'Les prix sont des pièces virtuelles. Ils n’ont aucune valeur monétaire.',
  },
  records: {
    title: 'Vos records',
    largestWin: 'Plus gros gain',
    longestRun: 'Plus longue série de gains',
    highestBalance: 'Solde le plus élevé',
    coins: 'pièces',
    wins: 'd’affilée',
  },
  past: {
    title: 'Vos semaines passées',
    week: 'Semaine',
    none: 'Aucune semaine pour l’instant. Chaque semaine où vous jouez apparaît ici une fois terminée.',
  },
} satisfies Translation<typeof english>;
