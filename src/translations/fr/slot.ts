import { locale } from '../../languages/language';
import { MINUTE_MS } from '../../engine/time';
import type { texts as englishHelp } from '../../pages/slot/help/texts';
import type { texts as englishReplay } from '../../pages/slot/replay/texts';
import type { texts as english } from '../../pages/slot/texts';
import { netOf } from '../../player/limits/play-log';
import { formatCoins, formatNet, formatPart, formatRounded } from '../../ui/format/format';
import type { texts as englishStage } from '../../stage/wins/texts';
import type { Translation } from '../translation';
import { counted, number, plural } from './plural';
import { ui } from './shell';

const coins = (count: number): string => ui.coins(count);

const minutes = (count: number): string => `${formatCoins(count)} min`;

// What games call their free spins is feminine: "plongée".

export const slot = {
  bet: 'Mise',
  win: 'Gain',
  chooseBet: 'Choisir une mise',
  betChoice: coins,
  lowerBet: (step) => `Diminue la mise de ${coins(step)}`,
  raiseBet: (step) => `Augmente la mise de ${coins(step)}`,
  spin: 'LANCER !',
  spinning: 'Ça tourne…',
  stage: 'Rouleaux : appuyez sur Espace ou Entrée pour lancer',
  reels: 'Rouleaux',
  finish: 'Appuyez pour terminer',
  simpleReels: 'Les rouleaux s’affichent en version simple. Vos pièces ne risquent rien.',
  retry: 'Réessayer',
  soundOffer: { question: 'Jouer avec le son ?', accept: 'Activer', decline: 'Non merci' },
  help: 'Aide',
  watchAgain: 'Revoir',
  noReplay: {
    title: 'Impossible de charger la partie',
    description: 'Vérifiez votre connexion et réessayez.',
  },
  helpTip: 'Règles, table des gains, probabilités et raccourcis',
  looks: {
    button: 'Thèmes',
    title: 'Choisir un thème',
    text: 'Il s’applique aux jeux et à toutes les pages, aussitôt ou dès que les rouleaux s’arrêtent.',
    notLoaded: {
      title: 'Impossible de charger les thèmes',
      description: 'Vérifiez votre connexion et réessayez.',
    },
  },
  noHelp: {
    title: 'Impossible de charger l’aide',
    description: 'Vérifiez votre connexion et réessayez.',
  },

  session: 'Session',
  net: 'Bilan',
  minutes,
  minutesAndLeft: (played, left) => `${minutes(played)} · encore ${minutes(left)}`,
  gained: formatNet,
  blocked: (block, when) => {
    switch (block.reason) {
      case 'break':
        return { title: 'Vous êtes en pause.', description: `Les jeux rouvrent ${when}.` };
      case 'session':
        return {
          title: 'Vous avez atteint votre limite de session.',
          description: `C’est le moment de souffler. Vous pourrez rejouer ${when}.`,
        };
      case 'bet limit': {
        const period = block.per === 'day' ? 'du jour' : 'de la semaine';
        return block.left > 0
          ? {
              title: `Cette mise dépasse votre limite ${period}.`,
              description: `Vous pouvez encore miser jusqu’à ${coins(block.left)}. Le compteur repart à zéro ${when}.`,
            }
          : {
              title: `Vous avez atteint votre limite de mises ${period}.`,
              description: `Vous pourrez de nouveau miser ${when}.`,
            };
      }
    }
  },
  onBreak: {
    title: 'Vous faites une pause',
    text: (when) =>
      `Comme vous l’avez demandé, les jeux rouvrent ${when}. D’ici là, vos pièces ne risquent rien.`,
    help: 'Trouver de l’aide, ou bloquer les sites de jeu pour de bon',
    home: 'Retour au port',
  },
  reminder: {
    title: { daily: 'Avant de jouer aujourd’hui', minutes: 'Où en êtes-vous ?' },
    intro: {
      daily: 'Vous avez demandé à voir ce récapitulatif à votre premier tour de la journée.',
      minutes: 'Vous avez demandé des rappels pendant que vous jouez.',
    },
    yesterday: 'Hier',
    thisWeek: 'Cette semaine',
    sinceReminder: 'Depuis le dernier rappel',
    today: 'Aujourd’hui',
    rows: [
      { name: 'Temps de jeu', value: ({ ms }) => minutes(Math.floor(ms / MINUTE_MS)) },
      { name: 'Pièces misées', value: ({ bet }) => formatCoins(bet) },
      { name: 'Pièces gagnées', value: ({ won }) => formatCoins(won) },
      { name: 'Bilan', value: (played) => formatNet(netOf(played)) },
    ],
    goOn: 'Continuer',
    takeBreak: 'Faire une pause',
    rounds: 'Voir mes parties',
  },

  paytable: 'Table des gains',
  times: (payout) => `${formatCoins(payout)}×`,
  coins,
  forBet: (bet) => `Pour une mise de ${formatCoins(bet)}`,
  ofAKind: (count) => `${count} identiques`,
  collectedFor: (payout) => `${coins(payout)} une fois ramassée`,
  lines: (lines) => `Les ${lines} lignes`,
  linePicture: (line, rows) => `${line} : rangées ${rows.join(', ')}`,
  reelPicture: (line) => `${line}, de haut en bas`,
  inOrder: (place) => (place === 1 ? '1er' : `${place}e`),
  strips: {
    show: 'Voir les rouleaux',
    base: 'Bandes des rouleaux pour un tour normal',
    feature: (spin) => `Bandes des rouleaux pour une ${spin} gratuite`,
    note: 'Chaque rouleau a les mêmes chances de s’arrêter sur chacune de ses positions. Le symbole de cette position s’affiche en haut, et les suivants en dessous. Après la dernière position, on revient à la première.',
    position: 'Position',
    reel: (number) => `Rouleau ${number}`,
  },
  feature: {
    multiplier: (multiplier) => `×${formatCoins(multiplier)}`,
    left: (left, spins) => `Encore ${formatCoins(left)} ${spins}`,
    last: (spin) => `Dernière ${spin}`,
    numbered: (spin, number, of) => `${spin} ${formatCoins(number)} sur ${formatCoins(of)}`,
    toNext: (collectors, collected, every) =>
      `${collectors} ${formatCoins(collected)} sur ${formatCoins(every)}`,
    paid: (played, spins, payout) => `${formatCoins(played)} ${spins} : ${coins(payout)}`,
    spin: (spin, number) => `${spin} ${number}`,
  },
  paidBy: {
    times: (count, symbols, times) => `${count} ${symbols} × ${formatCoins(times)}`,
    line: (line, count, symbols, payout) => `${line} : ${count} ${symbols}, ${formatCoins(payout)}`,
    lines: (lines, payout) => `${counted(lines, 'ligne')} : ${formatCoins(payout)}`,
    collected: (collector, payout) => `${collector} : ${formatCoins(payout)}`,
  },
  checkOdds: 'Vérifier les probabilités',
  odds: ({ hitRate, returnToPlayer, largestWin, feature }, { feature: named, oddsNote }) => {
    const spinsPerWin = formatRounded(1 / hitRate);
    if (!feature || !named) {
      return `Environ 1 tour sur ${spinsPerWin} est gagnant (${formatPart(hitRate)}). Sur un grand nombre de tours, vous récupérez environ ${formatRounded(returnToPlayer * 100)} pièces pour 100 pièces misées (${formatPart(returnToPlayer)}). ${oddsNote}`;
    }
    return `Environ 1 tour sur ${spinsPerWin} rapporte des pièces ou déclenche des ${named.spins} gratuites (${formatPart(hitRate)}), et environ 1 sur ${formatRounded(1 / feature.rate)} déclenche des ${named.spins} gratuites. Sur un grand nombre de tours, vous récupérez ${formatPart(returnToPlayer)} de ce que vous misez. Les ${named.spins} gratuites représentent ${formatPart(feature.share)} de cette redistribution. Le plus gros gain possible est de ${formatCoins(largestWin)} fois votre mise. ${oddsNote}`;
  },
} satisfies Translation<typeof english>;

export const replay = {
  name: 'Replay',
  notice: 'Replay. Vos pièces ne bougent pas.',
  proof: 'Un tel lien peut être inventé. Il ne prouve rien.',
  watchAgain: 'Revoir',
  share: 'Partager',
  savePicture: 'Enregistrer l’image',
  play: 'Jouer',
  faults: {
    'not a code': 'Ce lien ne contient pas de partie. Copiez-le en entier et réessayez.',
    'too long': 'Ce lien est trop long pour contenir une partie. Copiez seulement le lien et réessayez.',
    'cut off': 'Il manque une partie du lien. Copiez-le en entier et réessayez.',
    'other rules':
      'Cette partie vient d’un autre jeu, ou date d’avant un changement des règles de celui-ci. Vérifiez que le lien est bien celui de ce jeu.',
    impossible: 'Ce jeu ne peut pas produire la partie de ce lien.',
  },
  faultTitle: 'Impossible d’afficher cette partie',
  sharedText: (game) => `${game}\u202f: regardez cette partie`,
  copied: { title: 'Lien copié', description: 'Collez-le où vous voulez.' },
  notCopied: {
    title: 'Impossible de copier le lien',
    description: 'Copiez-le depuis la barre d’adresse.',
  },
  notDrawn: {
    title: 'Impossible de dessiner l’image',
    description: 'Vous pouvez quand même partager le lien.',
  },
  notSaved: {
    title: 'Impossible d’enregistrer l’image',
    description:
      'Votre navigateur masque ce que ce site dessine, pour empêcher le pistage. Vous pouvez quand même partager le lien.',
  },
  picture: {
    times: (multiple) => `${multiple.toLocaleString(locale(), { maximumFractionDigits: 2 })}×`,
    ofTheBet: 'la mise',
    noWin: 'Pas de gain',
    ofAKind: (count, symbols) => `${count} ${symbols}`,
    moreLines: (lines) => counted(lines, 'autre ligne', 'autres lignes'),
    freeSpins: (count, spins) => `${number(count)} ${spins} ${plural(count, 'gratuite')}`,
    captionTimes: (spin, multiplier) => `${spin} · ${multiplier}`,
    footer: 'Pièces virtuelles sans valeur monétaire · 18+',
  },
} satisfies Translation<typeof englishReplay>;

export const help = {
  title: 'Aide',
  close: 'Fermer',
  rules: 'Règles',
  bet: ({ min, max, step }) =>
    `Choisissez une mise de ${formatCoins(min)} à ${formatCoins(max)} pièces, par paliers de ${formatCoins(step)}, puis lancez les rouleaux. Votre mise est prélevée sur votre solde au départ des rouleaux.`,
  paid: 'Les gains sont ajoutés à votre solde à l’arrêt des rouleaux. Les pièces servent uniquement à jouer et n’ont aucune valeur monétaire. Le jeu est réservé aux adultes de 18 ans et plus.',
  odds: 'Probabilités',
  anyLine: 'Chaque ligne',
  line: (spins) => `1 tour sur ${formatRounded(spins)}`,
  keys: 'Raccourcis clavier',
  helpKey: 'Ouvrir l’aide avec la touche « ? »',
  keyList: (page) => [
    { keys: ['Tab', 'Maj + Tab'], does: 'Aller au bouton ou au lien suivant, ou revenir au précédent' },
    {
      keys: ['Espace', 'Entrée'],
      does: 'Lancer (sur les rouleaux ou LANCER !), ou activer le bouton sélectionné',
    },
    { keys: ['Espace'], does: 'Lancer, si aucun bouton ni lien n’est sélectionné' },
    { keys: ['?'], does: `Ouvrir l’aide sur la page ${page}` },
    { keys: ['Échap'], does: 'Fermer l’aide, le menu ou un message' },
    { keys: ['F8'], does: 'Aller aux messages' },
  ],
} satisfies Translation<typeof englishHelp>;

export const stage = {
  line: (name, paid) => `${name} : ${paid}`,
  tally: (values, multiplier, paid) => `${values}${multiplier > 1 ? `, fois ${multiplier}` : ''} : ${paid}`,
} satisfies Translation<typeof englishStage>;
