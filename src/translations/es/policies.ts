import type { texts as english } from '../../pages/policies/texts';
import type { Translation } from '../translation';

type Policies = Translation<typeof english>;

export const policies = {
  lastUpdated: 'Última actualización: {date}',
  date: { shown: '12 de mayo de 2025', machine: '2025-05-12' },
  helpOrganisations: [
    {
      name: 'FEJAR',
      url: 'https://fejar.org/',
      text: 'España. Asociaciones para personas que quieren dejar de apostar y para sus familias.',
    },
    {
      name: 'Jugadores Anónimos',
      url: 'https://www.jugadoresanonimos.org/',
      text: 'España. Reuniones para personas que dejaron de apostar o quieren dejarlo.',
    },
    {
      name: 'Jugadores Anónimos Argentina',
      url: 'https://www.jugadoresanonimos.org.ar/',
      text: 'Argentina. Reuniones y una línea telefónica para personas que quieren dejar de apostar.',
    },
    {
      name: 'Gambling Therapy',
      url: 'https://www.gamblingtherapy.org/es/',
      text: 'Internacional. Apoyo por internet en muchos idiomas, también en español.',
    },
    {
      name: 'Gamblers Anonymous',
      url: 'https://www.gamblersanonymous.org/',
      text: 'Internacional, en inglés. Reuniones para personas que dejaron de apostar o quieren dejarlo.',
    },
    {
      name: 'Gam-Anon',
      url: 'https://www.gam-anon.org/',
      text: 'Internacional, en inglés. Para familiares y amigos de personas que apuestan.',
    },
    {
      name: 'BetBlocker',
      url: 'https://betblocker.org/',
      text: 'Internacional. Una herramienta gratuita que bloquea los sitios de apuestas en tus dispositivos.',
    },
  ],
  otherHelp: {
    title: 'Ayuda en otros países',
    organisations: [
      {
        name: 'GamCare',
        url: 'https://www.gamcare.org.uk/',
        text: 'Reino Unido. Ayuda las 24 horas por teléfono y chat, y tratamiento, en inglés.',
      },
      {
        name: 'National Council on Problem Gambling',
        url: 'https://www.ncpgambling.org/',
        text: 'Estados Unidos. Una línea de ayuda nacional, y ayuda en todos los estados, en inglés.',
      },
      {
        name: 'Check dein Spiel',
        url: 'https://www.check-dein-spiel.de/',
        text: 'Alemania. Asesoramiento por teléfono y por internet, en alemán.',
      },
      {
        name: 'Joueurs Info Service',
        url: 'https://www.joueurs-info-service.fr/',
        text: 'Francia. Una línea de ayuda por teléfono y chat, en francés.',
      },
      {
        name: 'Jogadores Anônimos',
        url: 'https://jogadoresanonimos.com.br/',
        text: 'Brasil. Reuniones para personas que quieren dejar de apostar, en portugués.',
      },
      {
        name: 'ギャンブル依存症問題を考える会',
        url: 'https://scga.jp/',
        text: 'Japón. Asesoramiento y reuniones para quienes apuestan y sus familias, en japonés.',
      },
    ],
  },
} satisfies Policies;
