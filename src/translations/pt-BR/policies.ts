import type { texts as english } from '../../pages/policies/texts';
import type { Translation } from '../translation';

export const policies = {
  lastUpdated: 'Última atualização: {date}',
  date: { shown: '12 de maio de 2025', machine: '2025-05-12' },
  helpOrganisations: [
    {
      name: 'Jogadores Anônimos',
      url: 'https://jogadoresanonimos.com.br/',
      text: 'Brasil. Reuniões para quem quer parar de jogar.',
    },
    {
      name: 'CVV – Centro de Valorização da Vida',
      url: 'https://cvv.org.br/',
      text: 'Brasil. Apoio emocional pelo telefone 188, a qualquer hora, e também por chat e e-mail.',
    },
    {
      name: 'Gambling Therapy',
      url: 'https://www.gamblingtherapy.org/',
      text: 'Mundo todo. Apoio on-line em vários idiomas.',
    },
    {
      name: 'Gamblers Anonymous',
      url: 'https://www.gamblersanonymous.org/',
      text: 'Mundo todo. Reuniões para quem parou de jogar ou quer parar. Site em inglês.',
    },
    {
      name: 'Gam-Anon',
      url: 'https://www.gam-anon.org/',
      text: 'Mundo todo. Para familiares e amigos de quem joga. Site em inglês.',
    },
    {
      name: 'BetBlocker',
      url: 'https://betblocker.org/',
      text: 'Mundo todo. Uma ferramenta grátis que bloqueia sites de apostas nos seus dispositivos.',
    },
  ],
  otherHelp: {
    title: 'Ajuda em outros países',
    organisations: [
      {
        name: 'GamCare',
        url: 'https://www.gamcare.org.uk/',
        text: 'Reino Unido. Ajuda 24 horas por telefone e chat, e tratamento, em inglês.',
      },
      {
        name: 'National Council on Problem Gambling',
        url: 'https://www.ncpgambling.org/',
        text: 'Estados Unidos. Uma linha de ajuda nacional e apoio em todos os estados, em inglês.',
      },
      {
        name: 'FEJAR',
        url: 'https://fejar.org/',
        text: 'Espanha. Associações para quem quer parar de jogar, em espanhol.',
      },
      {
        name: 'Joueurs Info Service',
        url: 'https://www.joueurs-info-service.fr/',
        text: 'França. Ajuda por telefone e chat, em francês.',
      },
      {
        name: 'Check dein Spiel',
        url: 'https://www.check-dein-spiel.de/',
        text: 'Alemanha. Orientação por telefone e on-line, em alemão.',
      },
      {
        name: 'ギャンブル依存症問題を考える会',
        url: 'https://scga.jp/',
        text: 'Japão. Orientação e reuniões para jogadores e suas famílias, em japonês.',
      },
    ],
  },
} satisfies Translation<typeof english>;
