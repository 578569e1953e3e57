export interface ManifestTexts {
  readonly description: string;
  /** A way into a game, beside the icon of the installed product. */
  readonly play: (game: string) => string;
  /** What the pictures in an offer to install it show. */
  readonly screenshots: { readonly wide: string; readonly narrow: string };
}

/** What systems say of the installed game, by its language. */
export const manifestTexts = {
  en: {
    description:
      'Social slot games under the pier: reels of fish and reels of treasure. Virtual coins only, for adults 18+.',
    play: (game: string) => `Play ${game}`,
    screenshots: {
      wide: "The reels in a ship's locker, with the paytable",
      narrow: 'The reels on a phone',
    },
  },
  es: {
    description:
      'Slots sociales bajo el muelle: rodillos de peces y rodillos de tesoros. Solo monedas virtuales, para mayores de 18 años.',
    play: (game: string) => `Jugar a ${game}`,
    screenshots: {
      wide: 'Los rodillos en el cofre de un barco, con la tabla de pagos',
      narrow: 'Los rodillos en un teléfono',
    },
  },
  'pt-BR': {
    description:
      'Slots sociais embaixo do píer: rolos de peixes e rolos de tesouros. Só moedas virtuais, para adultos 18+.',
    play: (game: string) => `Jogar ${game}`,
    screenshots: {
      wide: 'Os rolos no baú de um barco, com a tabela de pagamentos',
      narrow: 'Os rolos no celular',
    },
  },
  de: {
    description:
      'Slots zum Spaß unter dem Bootssteg: Walzen voller Fische und Walzen voller Schätze. Nur virtuelle Münzen, ab 18.',
    play: (game: string) => `${game} spielen`,
    screenshots: {
      wide: 'Die Walzen in einer Seekiste, daneben die Gewinntabelle',
      narrow: 'Die Walzen auf dem Handy',
    },
  },
  fr: {
    description:
      'Des machines à sous pour le plaisir, sous le ponton : des rouleaux de poissons et des rouleaux de trésors. Pièces virtuelles uniquement, réservé aux adultes.',
    play: (game: string) => `Jouer à ${game}`,
    screenshots: {
      wide: 'Les rouleaux dans un coffre de marin, avec la table des gains',
      narrow: 'Les rouleaux sur un téléphone',
    },
  },
  ja: {
    description:
      '桟橋の下で遊ぶソーシャルスロット。魚のリールと、財宝のリール。使うのはバーチャルコインだけ。18歳以上の方が対象です。',
    play: (game: string) => `${game}で遊ぶ`,
    screenshots: { wide: '船の道具箱に収まったリールと配当表', narrow: 'スマートフォンで見たリール' },
  },
} satisfies Readonly<Record<string, ManifestTexts>>;
