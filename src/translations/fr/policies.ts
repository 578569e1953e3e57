import type { texts as english } from '../../pages/policies/texts';
import type { Translation } from '../translation';

export const policies = {
  lastUpdated: 'Dernière mise à jour le {date}',
  date: { shown: '12 mai 2025', machine: '2025-05-12' },
  helpOrganisations: [
    {
      name: 'Joueurs Info Service',
      url: 'https://www.joueurs-info-service.fr/',
      text: 'France. Écoute et conseils par téléphone et par chat, pour les joueurs et leurs proches.',
    },
    {
      name: 'Joueurs – Aide en ligne',
      url: 'https://joueurs.aide-en-ligne.be/',
      text: 'Belgique. Informations, test et accompagnement en ligne.',
    },
    {
      name: 'SOS Jeu',
      url: 'https://www.sos-jeu.ch/',
      text: 'Suisse romande. Une ligne téléphonique jour et nuit, et des lieux d’aide par canton.',
    },
    {
      name: 'Jeu : aide et référence',
      url: 'https://aidejeu.ca/',
      text: 'Québec. Écoute, information et orientation par téléphone et par chat.',
    },
    {
      name: 'Gamblers Anonymous',
      url: 'https://www.gamblersanonymous.org/',
      text: 'Monde entier. Des réunions pour celles et ceux qui ont arrêté de jouer, ou veulent arrêter. En anglais.',
    },
    {
      name: 'Gam-Anon',
      url: 'https://www.gam-anon.org/',
      text: 'Monde entier. Pour les familles et les amis de personnes qui jouent. En anglais.',
    },
    {
      name: 'Gambling Therapy',
      url: 'https://www.gamblingtherapy.org/',
      text: 'Monde entier. Soutien en ligne dans de nombreuses langues.',
    },
    {
      name: 'BetBlocker',
      url: 'https://betblocker.org/',
      text: 'Monde entier. Un outil gratuit qui bloque les sites de jeux d’argent sur vos appareils.',
    },
  ],
  otherHelp: {
    title: 'De l’aide dans d’autres pays',
    organisations: [
      {
        name: 'GamCare',
        url: 'https://www.gamcare.org.uk/',
        text: 'Royaume-Uni. Une ligne d’aide 24 heures sur 24 par téléphone et par chat, et une prise en charge, en anglais.',
      },
      {
        name: 'National Council on Problem Gambling',
        url: 'https://www.ncpgambling.org/',
        text: 'États-Unis. Une ligne d’aide nationale et de l’aide dans chaque État, en anglais.',
      },
      {
        name: 'Check dein Spiel',
        url: 'https://www.check-dein-spiel.de/',
        text: 'Allemagne. Conseils par téléphone et en ligne, en allemand.',
      },
      {
        name: 'FEJAR',
        url: 'https://fejar.org/',
        text: 'Espagne. Des associations pour les personnes qui veulent arrêter de jouer, en espagnol.',
      },
      {
        name: 'Jogadores Anônimos',
        url: 'https://jogadoresanonimos.com.br/',
        text: 'Brésil. Des réunions pour les personnes qui veulent arrêter de jouer, en portugais.',
      },
      {
        name: 'ギャンブル依存症問題を考える会',
        url: 'https://scga.jp/',
        text: 'Japon. Conseils et réunions pour les joueurs et leurs familles, en japonais.',
      },
    ],
  },
} satisfies Translation<typeof english>;
