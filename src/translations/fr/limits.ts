import type { texts as english } from '../../features/limits/texts';
import { formatInstant } from '../../ui/format/format-instant';
import type { Translation } from '../translation';
import { counted } from './plural';
import { ui } from './shell';

const minutesText = (minutes: number): string =>
  minutes < 120 ? counted(minutes, 'minute') : counted(minutes / 60, 'heure');

export const limits = {
  intro:
    'Ces limites s’appliquent dans tous les onglets de ce navigateur. Une limite plus stricte prend effet aussitôt, une limite plus souple au bout de 24 heures. Reculer votre horloge n’y change rien.',
  device:
    'Le jeu fonctionne sans compte : vos limites sont enregistrées sur cet appareil, dans ce navigateur seulement. Les autres navigateurs ne les connaissent pas, effacer les données de ce site les supprime, et avancer votre horloge pendant que le jeu est fermé peut mettre fin à une pause plus tôt.',
  limit: {
    session: (limit) => {
      if (!limit) return 'aucune limite';
      const time = minutesText(limit.minutes);
      return limit.until === 'pause'
        ? `${time} de jeu, puis cinq minutes sans jouer`
        : `${time} de jeu par jour`;
    },
    remindEvery: (minutes) =>
      minutes === null ? 'aucun rappel' : `toutes les ${minutesText(minutes)} de jeu`,
    remindDaily: (on) => (on ? 'à votre premier tour de la journée' : 'pas de rappel quotidien'),
    betPerDay: (bet) => (bet === null ? 'aucune limite' : `${ui.coins(bet)} par jour`),
    betPerWeek: (bet) => (bet === null ? 'aucune limite' : `${ui.coins(bet)} par semaine`),
  },
  now: (limit) => `Actuellement : ${limit}.`,
  later: (limit, from) => `À partir du ${formatInstant(from)} : ${limit}.`,
  keep: 'Garder la limite actuelle',
  set: 'Valider',
  none: 'Aucune limite',
  minutes: minutesText,

  session: {
    title: 'Limites de session',
    text: 'LANCER ! se désactive quand vous atteignez cette limite. Un avertissement s’affiche cinq minutes avant, puis de nouveau une minute avant. Moins de cinq minutes entre deux parties comptent comme du temps de jeu. Un intervalle de cinq minutes ou plus est une interruption, et une nouvelle session commence ensuite.',
    minutes: 'Limite de temps',
    until: 'Ensuite, LANCER ! reste désactivé',
    untils: {
      pause: 'jusqu’à ce que vous ayez passé cinq minutes sans jouer',
      tomorrow: 'jusqu’à demain (tout le temps joué aujourd’hui compte)',
    },
  },
  reminders: {
    title: 'Rappels quotidiens',
    text: 'Le jeu s’arrête entre deux parties et vous montre combien de temps vous avez joué, ce que vous avez misé et ce que vous avez gagné. Vous choisissez alors de continuer ou de faire une pause.',
    label: 'Rappel pendant que je joue',
    every: (minutes) => `Toutes les ${minutesText(minutes)}`,
    never: 'Jamais',
    daily: 'À mon premier tour de la journée, me montrer combien j’ai joué hier et cette semaine',
  },
  purchases: {
    title: 'Limites d’achat',
    text: 'Il n’y a rien à acheter dans Lucky Fishing, donc aucun achat à limiter. Mais vous pouvez limiter les pièces que vous misez. Une partie qui dépasserait la limite ne démarre pas. Une semaine va du lundi au dimanche.',
    betPerDay: 'Limite de mises par jour (pièces)',
    betPerWeek: 'Limite de mises par semaine (pièces)',
    empty: 'Laissez vide pour ne pas fixer de limite.',
    bad: 'Saisissez un nombre entier de pièces, 0 ou plus, ou laissez vide pour ne pas fixer de limite.',
  },
  exclusion: {
    title: 'Auto-exclusion',
    text: 'Une pause ferme tous les jeux de ce site jusqu’à son terme. Vous pouvez l’allonger, mais rien dans le jeu ne permet de la raccourcir.',
    honest:
      'Sans compte, nous ne pouvons pas vous exclure définitivement. Une pause vaut pour ce navigateur sur cet appareil, et effacer les données du site y met fin. Pour vous bloquer l’accès partout, utilisez un outil qui bloque les sites :',
    blockers: [
      {
        name: 'LeechBlock',
        url: 'https://www.proginosko.com/leechblock/',
        text: 'Bloque les sites de votre choix, dans la plupart des navigateurs. Gratuit.',
      },
      {
        name: 'SelfControl',
        url: 'https://selfcontrolapp.com/',
        text: 'Bloque les sites de votre choix sur Mac, jusqu’à la fin du délai. Gratuit.',
      },
      {
        name: 'BetBlocker',
        url: 'https://betblocker.org/',
        text: 'Bloque des milliers de sites de jeux d’argent sur tous vos appareils. Gratuit.',
      },
    ],
    length: 'Durée de la pause',
    lengths: {
      day: '24 heures',
      week: '1 semaine',
      month: '1 mois',
      'half-year': '6 mois',
    },
    begin: 'Faire une pause',
    sure: (until) =>
      `Tous les jeux seront fermés jusqu’au ${formatInstant(until)}. Vous ne pourrez pas revenir en arrière. Fermer les jeux ?`,
    yes: 'Oui, fermer les jeux',
    no: 'Non',
    none: 'Vous n’êtes pas en pause.',
    now: (until) => `Vous êtes en pause jusqu’au ${formatInstant(until)}.`,
  },
} satisfies Translation<typeof english>;
