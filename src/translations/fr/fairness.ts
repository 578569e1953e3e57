import { locale } from '../../languages/language';
import { capitalised } from '../../games/spoken';
import type { texts as english } from '../../pages/fairness/texts';
import { formatCoins, formatRounded } from '../../ui/format/format';
import type { Translation } from '../translation';
import { counted, plural } from './plural';

const rounds = (count: number): string => counted(count, 'partie');

const percent = (part: number, digits: number): string =>
  part.toLocaleString(locale(), { style: 'percent', maximumFractionDigits: digits });

// What games call their free spins is feminine: "plongée".

export const fairness = {
  intro:
    'Inutile de nous croire sur parole au sujet des probabilités. Comparez-les à vos propres parties, recalculez-les sur cet appareil, et voyez comment une partie est tirée au sort.',
  own: {
    title: 'Vos parties et les probabilités',
    next: 'Vos parties passées ne disent rien de la suivante. Chaque partie est un nouveau tirage : un jeu ne vous doit jamais un gain, et une bonne série n’épuise pas votre chance.',
    none: 'Vous n’avez pas encore joué, et c’est très bien. Dès que ce sera le cas, vous pourrez comparer ici vos parties aux probabilités.',
    noneOf: 'Vous n’avez pas encore joué à ce jeu.',
    reading: 'Lecture de vos parties…',
    rounds,
    wins: 'Gains et redistribution',
    winsIn: (game) => `${game} : gains et redistribution`,
    symbols: 'Symboles',
    symbolsIn: (game) => `${game} : symboles`,
    columns: { own: 'Vous', expected: 'Attendu', range: 'Hasard' },
    figure: 'Valeur',
    symbol: 'Symbole',
    paid: 'Parties qui ont payé',
    return: 'Redistribution moyenne',
    returnNote:
      '100 % signifie qu’en moyenne, une partie vous a rendu votre mise. Chaque partie compte autant, quelle que soit votre mise.',
    symbolsNote: (spins) =>
      `Combien de fois chaque symbole est sorti sur les rouleaux.${spins ? ` Les ${spins} gratuites utilisent d’autres rouleaux : elles ne sont donc pas comptées.` : ''}`,
    outside: 'en dehors',
    inside: 'Toutes vos valeurs sont dans la fourchette que le hasard seul explique.',
    someOutside: (names, figures) =>
      `Hors de la fourchette : ${names}. Sur ${figures} valeurs, le hasard seul en fait sortir au moins une pour environ une personne sur ${formatRounded(1 / (1 - 0.99 ** figures))} jouant à un jeu équitable.`,
    exact: (count) =>
      `« Hasard » indique où se situeraient 99 personnes sur 100 après ${rounds(count)} d’un jeu équitable. Les fourchettes sont exactes : elles tiennent compte de toutes les façons dont ${plural(count, 'une partie peut', 'autant de parties peuvent')} se terminer.`,
    chiSquare: (count) =>
      `« Hasard » indique où se situeraient environ 99 personnes sur 100 après ${rounds(count)} d’un jeu équitable. Pour ce nombre de parties, les fourchettes viennent d’un test du khi-deux.`,
    notInHistory: (count) =>
      `${rounds(count)} ${plural(count, 'figure', 'figurent')} dans vos totaux mais pas dans votre historique, et ${plural(count, 'n’est donc pas comptée', 'ne sont donc pas comptées')} ici.`,
    onlyTotals:
      'Votre navigateur ne peut pas garder d’historique de vos parties : ce sont donc vos totaux qui sont comparés. Les totaux ne montrent pas ce que chaque partie a rendu.',
    count: (count) => count.toLocaleString(locale(), { maximumFractionDigits: count < 100 ? 1 : 0 }),
    percent: (part) => percent(part, part < 1 ? 1 : 0),
    counts: (min, max) => `${formatCoins(min)}–${formatCoins(max)}`,
    percents: (min, max) => `${formatRounded(min * 100)}–${formatRounded(max * 100)} %`,
  },
  recompute: {
    title: 'Calculez les probabilités vous-même',
    text: 'Votre navigateur peut calculer les probabilités à partir des règles que ce site publie. Il compte toutes les combinaisons que les rouleaux peuvent montrer. Il y en a des dizaines de millions : cela prend donc quelques secondes. Rien n’est envoyé où que ce soit.',
    start: 'Calculer les probabilités',
    again: 'Recalculer',
    cancel: 'Annuler',
    progress: 'Progression',
    cancelled: 'Annulé.',
    same: (seconds) =>
      `Terminé en ${seconds.toLocaleString(locale(), { maximumFractionDigits: 1 })} ${plural(seconds, 'seconde')}. Toutes les valeurs sont identiques jusqu’au dernier chiffre.`,
    figureOf: (game, figure) => `${game} : ${figure}`,
    different: (names) =>
      `Ces valeurs diffèrent de celles qui sont publiées : ${names}. Rechargez la page pour obtenir la dernière version. Si elles diffèrent encore, merci de le signaler.`,
    failed:
      'Impossible de calculer les probabilités. Vérifiez votre connexion, rechargez la page et réessayez.',
    columns: { figure: 'Valeur', published: 'Publié', found: 'Sur cet appareil' },
    notYet: '–',
    figures: (spins) => ({
      returnToPlayer: 'Redistribution',
      hitRate: 'Fréquence de gain',
      featureRate: `${capitalised(spins)} gratuites`,
      featureShare: `Redistribution des ${spins} gratuites`,
      standardDeviation: 'Écart type',
      largestWin: 'Plus gros gain',
    }),
    units: (spins) =>
      `La redistribution est la part de chaque pièce misée qui vous revient, et la fréquence de gain est la part des parties qui paient${spins ? ` ou déclenchent des ${spins} gratuites` : ''}. L’écart type mesure à quel point les parties varient. Il est exprimé en mises, comme le plus gros gain.`,
    rules: 'Les règles publiées, sous forme de données :',
  },
  drawing: {
    title: 'Comment une partie est tirée au sort',
    sentences: [
      'Quand vous lancez, toute la partie est tirée au sort et enregistrée d’un coup, plongées gratuites comprises, avant que les rouleaux ne commencent à tourner.',
      'Chaque nombre vient du générateur aléatoire cryptographique de votre navigateur, et les rares nombres qui favoriseraient un résultat sont écartés.',
      'Dans Lucky Fishing, les six symboles ont les mêmes chances d’apparaître dans chaque case, et dans Ocean Treasures, chaque rouleau a les mêmes chances de s’arrêter sur chacune de ses positions.',
      'Ce que rapporte la partie ne dépend que de ces symboles et de votre mise, jamais de votre solde, de vos parties précédentes ni du temps que vous avez passé à jouer.',
      'Les symboles qui défilent pendant que les rouleaux tournent sont tirés au sort à part : ils n’influencent pas le résultat et ne l’annoncent pas.',
    ],
    code: 'Lire le code qui s’en charge',
  },
} satisfies Translation<typeof english>;
