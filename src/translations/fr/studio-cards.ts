import type { texts as english } from '../../pages/studio/cards/texts';
import type { texts as englishCloseup } from '../../pages/studio/closeup/texts';
import type { texts as englishTrial } from '../../pages/studio/trial/texts';
import type { Translation } from '../translation';
import { counted } from './plural';
import { locale } from '../../languages/language';

/** What symbols do in their animations and other pictures, by their files' names. */
const STATES: Readonly<Record<string, string>> = {
  win: 'gain',
  rest: 'repos',
  land: 'arrivée',
  blur: 'rotation',
};

export const cards = {
  groups: {
    symbols: 'Symboles',
    stage: 'Machine et décor',
    wins: 'Gros gains',
    shell: 'Pages',
    sounds: 'Sons',
  },
  count: (replaced, all) => `Remplacés : ${replaced} sur ${all}`,
  state: (symbol, state) => `${symbol} (${STATES[state] ?? state})`,
  states: {
    title: 'Animations et flou',
    text: 'Choisissez un fichier, ou donnez-lui le nom indiqué.',
    names: {
      win: 'Lors d’un gain',
      rest: 'Quand les rouleaux s’arrêtent',
      land: 'Quand son rouleau arrive',
      blur: 'Pendant que son rouleau tourne',
    },
    chooseFor: (name) => `Choisir un fichier : ${name}`,
    remove: 'Retirer',
    removeThis: (name) => `Retirer ${name}`,
  },
  card: {
    original: 'Original',
    originalOf: (name) => `${name}, original`,
    custom: 'Votre version',
    customOf: (name) => `${name}, votre version`,
    empty: 'Déposez {file}',
    choose: 'Choisir',
    chooseFor: {
      picture: (name) => `Choisir une image : ${name}`,
      sound: (name) => `Choisir un son : ${name}`,
      font: (name) => `Choisir une police pour ${name}`,
    },
    restore: 'Rétablir l’original',
    restoreThis: (name) => `Rétablir l’original : ${name}`,
    move: 'Déplacer',
    moveTo: 'Nouvelle place',
    moveThis: (name) => `Déplacer ${name} vers une autre place`,
    look: 'Gros plan',
    lookAt: (name) => `Gros plan : ${name}`,
    shown: ({ width, height }) => `Jusqu’à ${width} × ${height} px dans le jeu`,
    high: (height) => `Jusqu’à ${height} px de haut dans le jeu`,
    animated: 'Avec votre animation.',
  },
  preview: {
    text: 'Dans les jeux, le son est coupé tant que personne ne l’active.',
    original: 'Écouter l’original',
    custom: 'Écouter votre version',
    stop: 'Arrêter',
    of: (action, name) => `${action} : ${name}`,
    failed: 'Votre navigateur n’a pas pu lire ce son.',
  },
  wins: {
    text: 'L’original n’a pas d’images pour cela. Pour écrire la somme, dessinez les dix chiffres sur des zones de même hauteur, ou ajoutez une police.',
    missing: (digits) =>
      `Vos chiffres seront utilisés quand les dix seront là. Il manque encore : ${digits.join(', ')}.`,
  },
  figure: (name) => (name === 'comma' ? 'Virgule' : name === 'point' ? 'Point' : `Chiffre ${name}`),
  gameCard: (game) => `Carte ${game}`,
  sounds: {
    'reels-start': 'Départ des rouleaux',
    'reel-land': 'Arrêt d’un rouleau',
    count: 'Comptage du gain',
    'count-end': 'Fin du comptage',
    'win-small': 'Petit gain',
    'win-good': 'Bon gain',
    'win-big': 'Gros gain',
    'win-huge': 'Très gros gain',
    'win-giant': 'Gain géant',
    coins: 'Pièces ajoutées',
    refusal: 'Tour refusé',
    'bed-water': 'Ambiance : eau',
    'bed-wood': 'Ambiance : bois',
    'bed-bells': 'Ambiance : cloches',
  },
  pictures: {
    'age-18': 'Badge 18+',
    banner: 'Bannière',
    bonus: 'Bonus quotidien',
    bubble: 'Bulle',
    burst: 'Éclat derrière la somme',
    coin: 'Pièce',
    'desert-oasis': 'Carte Oasis du désert',
    font: 'Police de la somme',
    frame: 'Cadre',
    'frame-tall': 'Cadre, en hauteur',
    icon: 'Icône',
    'kelp-left': 'Algues de gauche',
    'kelp-right': 'Algues de droite',
    logo: 'Logo',
    'lost-at-sea': 'Perdu en mer',
    plate: 'Panneau mise et gain',
    rays: 'Rayons de lumière',
    reels: 'Rouleaux',
    'scene-light': 'Eau ensoleillée',
    'scene-reef': 'Récif',
    'scene-sand': 'Fond marin',
    sign: 'Enseigne',
    'sign-tall': 'Enseigne, en hauteur',
    title: 'Plaque derrière le titre',
    trophy: 'Trophée',
    wordmark: 'Logotype',
  },
} satisfies Translation<typeof english>;

export const closeup = {
  adjust: {
    open: 'Ajuster',
    openFor: (name) => `Ajuster : ${name}`,
    close: 'Terminé',
    title: (name) => `Ajuster : ${name}`,
    help: 'Faites glisser l’image, son coin ou la poignée au-dessus. Ou utilisez les flèches du clavier pour déplacer, + et - pour changer la taille, [ et ] pour tourner.',
    field: (name) => `${name} dans son emplacement`,
    left: 'Vers la gauche',
    right: 'Vers la droite',
    up: 'Vers le haut',
    down: 'Vers le bas',
    larger: 'Agrandir',
    smaller: 'Réduire',
    turnLeft: 'Tourner à gauche',
    turnRight: 'Tourner à droite',
    ground: 'Retirer le fond',
    fit: 'Remplissage de l’emplacement',
    cover: 'Remplir',
    contain: 'Montrer en entier',
    reset: 'Réinitialiser',
    failed: 'Votre navigateur n’a pas pu relire cette image.',
  },
  closeup: {
    still: 'À l’arrêt',
    blurred: 'À pleine vitesse',
    outline: 'En silhouette',
    win: 'Lors d’un gain',
    label: (name, state, version) => `${name}, ${state}, ${version}`,
    on: (label, ground) => `${label}, sur fond ${ground === 'dark' ? 'sombre' : 'clair'}`,
    side: (pixels) => `${pixels} px`,
    play: 'Animer le gain',
    playOf: (name, version) => `Animer le gain : ${name}, ${version}`,
    parts: 'Parties mobiles',
    missingPart: (part) => `${part} (manquante)`,
    noParts: 'Cette image n’a aucune de ces parties : elle rebondit donc tout entière.',
    fewerParts: 'Les parties qui manquent à cette image ne bougent pas.',
  },
} satisfies Translation<typeof englishCloseup>;

export const trial = {
  trial: {
    title: 'Sur les rouleaux',
    text: 'Ces pièces servent uniquement à essayer.',
    reels: 'Rouleaux',
    coins: 'Pièces',
    win: 'Gain',
    returned: 'Pièces rendues',
    sizes: {
      small: 'Petit gain',
      good: 'Bon gain',
      big: 'Gros gain',
      huge: 'Très gros gain',
      giant: 'Gain géant',
    },
    show: (seconds, coins, bubbles) =>
      seconds === 0
        ? 'Pas de célébration'
        : `${seconds.toLocaleString(locale())}\u00a0s, ${counted(coins, 'pièce')}, ${counted(bubbles, 'bulle')}`,
    showIt: 'Voir',
    showOf: (level) => `Voir : ${level}`,
    winOf: (level, win) => `${level} : ${win}`,
    symbolTimes: (symbol, times) => `${symbol} × ${times.toLocaleString(locale())}`,
    none: 'Pas de gain',
    idle: 'Appuyez sur un gain pour le voir.',
    spinning: 'Ça tourne…',
    lost: 'Pas de gain.',
    // What games call their free spins is feminine: "plongée".
    outcome: (level, { spins, payout }, won, feature = { spin: 'manche', spins: 'manches' }) => {
      const wins = spins.flatMap((spin) => spin.wins).length;
      const collected = spins.flatMap((spin) => spin.collected).length;
      const free = spins.length - 1;
      const parts = [
        ...(wins === 1 ? won.map((part, place) => (place === 0 ? part : part.toLowerCase())) : []),
        ...(wins > 1 ? [counted(wins, 'ligne')] : []),
        ...(collected > 0 ? [counted(collected, 'symbole ramassé', 'symboles ramassés')] : []),
        ...(free > 0 ? [counted(free, `${feature.spin} gratuite`, `${feature.spins} gratuites`)] : []),
      ];
      return `${level} : ${parts.join(', ')}, ${counted(payout, 'pièce')}.`;
    },
    lessMotion:
      'Les animations réduites sont activées. Les rouleaux changent en fondu, et les gains s’illuminent sans bouger.',
  },
} satisfies Translation<typeof englishTrial>;
