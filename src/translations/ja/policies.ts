import type { texts as english } from '../../pages/policies/texts';
import type { Translation } from '../translation';

export const policies = {
  lastUpdated: '最終更新日：{date}',
  date: { shown: '2025年5月12日', machine: '2025-05-12' },
  helpOrganisations: [
    {
      name: '依存症対策全国センター',
      url: 'https://www.ncasa-japan.jp/',
      text: '日本。お住まいの地域の相談窓口を探せます。',
    },
    {
      name: 'ギャンブル依存症問題を考える会',
      url: 'https://scga.jp/',
      text: '日本。本人と家族のための相談とミーティング。',
    },
    {
      name: 'ギャンブラーズ・アノニマス日本',
      url: 'https://www.gajapan.jp/',
      text: '日本。ギャンブルをやめた人、やめたい人のためのミーティング。',
    },
    {
      name: 'ギャマノン',
      url: 'https://www.gam-anon.jp/',
      text: '日本。ギャンブルをする人の家族や友人のためのミーティング。',
    },
    {
      name: '全国ギャンブル依存症家族の会',
      url: 'https://gdfam.org/',
      text: '日本。家族のための、各地の家族会。',
    },
    {
      name: 'Gambling Therapy',
      url: 'https://www.gamblingtherapy.org/',
      text: '世界各国。多くの言語によるオンラインサポート。',
    },
    {
      name: 'BetBlocker',
      url: 'https://betblocker.org/',
      text: '世界各国。自分の端末でギャンブルサイトをブロックする無料ツール。',
    },
  ],
  otherHelp: {
    title: 'ほかの国の相談先',
    organisations: [
      {
        name: 'GamCare',
        url: 'https://www.gamcare.org.uk/',
        text: 'イギリス。24時間対応の電話・チャット相談と治療。',
      },
      {
        name: 'National Council on Problem Gambling',
        url: 'https://www.ncpgambling.org/',
        text: 'アメリカ。全国共通の相談窓口と、各州での支援。',
      },
      {
        name: 'Gamblers Anonymous',
        url: 'https://www.gamblersanonymous.org/',
        text: '世界各国。ギャンブルをやめた人、やめたい人のためのミーティング。',
      },
      {
        name: 'Gam-Anon',
        url: 'https://www.gam-anon.org/',
        text: '世界各国。ギャンブルをする人の家族や友人のための会。',
      },
      {
        name: 'Check dein Spiel',
        url: 'https://www.check-dein-spiel.de/',
        text: 'ドイツ。電話とオンラインでの相談（ドイツ語）。',
      },
      {
        name: 'FEJAR',
        url: 'https://fejar.org/',
        text: 'スペイン。ギャンブルをやめたい人のための団体（スペイン語）。',
      },
      {
        name: 'Joueurs Info Service',
        url: 'https://www.joueurs-info-service.fr/',
        text: 'フランス。電話とチャットでの相談窓口（フランス語）。',
      },
      {
        name: 'Jogadores Anônimos',
        url: 'https://jogadoresanonimos.com.br/',
        text: 'ブラジル。ギャンブルをやめたい人のためのミーティング（ポルトガル語）。',
      },
    ],
  },
} satisfies Translation<typeof english>;
