import type { texts as english } from '../../pages/policies/texts';
import type { Translation } from '../translation';

export const policies = {
  lastUpdated: 'Zuletzt aktualisiert am {date}',
  date: { shown: '12. Mai 2025', machine: '2025-05-12' },
  helpOrganisations: [
    {
      name: 'Check dein Spiel',
      url: 'https://www.check-dein-spiel.de/',
      text: 'Deutschland. Anonyme Beratung am Telefon und online, und ein Selbsttest.',
    },
    {
      name: 'Spielsuchthilfe',
      url: 'https://www.spielsuchthilfe.at/',
      text: 'Österreich. Beratung am Telefon, online und vor Ort in Wien, und Therapie, auch für Angehörige.',
    },
    {
      name: 'SOS-Spielsucht',
      url: 'https://www.sos-spielsucht.ch/',
      text: 'Schweiz. Eine Hotline rund um die Uhr und Beratung vor Ort, auch für Angehörige.',
    },
    {
      name: 'Anonyme Spieler',
      url: 'https://www.anonyme-spieler.org/',
      text: 'Deutschland. Treffen für Menschen, die mit dem Glücksspiel aufgehört haben oder aufhören wollen.',
    },
    {
      name: 'Gamblers Anonymous',
      url: 'https://www.gamblersanonymous.org/',
      text: 'Weltweit, auf Englisch. Treffen für Menschen, die mit dem Glücksspiel aufgehört haben oder aufhören wollen.',
    },
    {
      name: 'Gam-Anon',
      url: 'https://www.gam-anon.org/',
      text: 'Weltweit, auf Englisch. Für Familien und Freunde von Menschen, die um Geld spielen.',
    },
    {
      name: 'Gambling Therapy',
      url: 'https://www.gamblingtherapy.org/',
      text: 'Weltweit. Online-Hilfe in vielen Sprachen.',
    },
    {
      name: 'BetBlocker',
      url: 'https://betblocker.org/',
      text: 'Weltweit. Ein kostenloses Programm, das Glücksspielseiten auf deinen Geräten sperrt.',
    },
  ],
  otherHelp: {
    title: 'Hilfe in anderen Ländern',
    organisations: [
      {
        name: 'GamCare',
        url: 'https://www.gamcare.org.uk/',
        text: 'Vereinigtes Königreich. Eine 24-Stunden-Hotline per Telefon und Chat, und Behandlung, auf Englisch.',
      },
      {
        name: 'National Council on Problem Gambling',
        url: 'https://www.ncpgambling.org/',
        text: 'USA. Eine landesweite Hotline und Hilfe in jedem Bundesstaat, auf Englisch.',
      },
      {
        name: 'FEJAR',
        url: 'https://fejar.org/',
        text: 'Spanien. Vereine für Menschen, die mit dem Glücksspiel aufhören wollen, auf Spanisch.',
      },
      {
        name: 'Joueurs Info Service',
        url: 'https://www.joueurs-info-service.fr/',
        text: 'Frankreich. Eine Hotline per Telefon und Chat, auf Französisch.',
      },
      {
        name: 'Jogadores Anônimos',
        url: 'https://jogadoresanonimos.com.br/',
        text: 'Brasilien. Treffen für Menschen, die mit dem Glücksspiel aufhören wollen, auf Portugiesisch.',
      },
      {
        name: 'ギャンブル依存症問題を考える会',
        url: 'https://scga.jp/',
        text: 'Japan. Beratung und Treffen für Betroffene und ihre Familien, auf Japanisch.',
      },
    ],
  },
} satisfies Translation<typeof english>;
