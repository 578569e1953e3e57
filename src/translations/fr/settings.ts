import type { texts as englishYourSkins } from '../../features/your-skins/texts';
import type { texts as englishLooks } from '../../pages/looks/texts';
import type { texts as english } from '../../pages/settings/texts';
import type { Translation } from '../translation';
import { counted, number } from './plural';
import { ui } from './shell';

const { coins: formatted } = ui;

export const settings = {
  intro:
    'Les changements s’appliquent aussitôt dans tous les onglets ouverts, et sont conservés pour votre prochaine visite. Comme toutes vos données de jeu, ils sont enregistrés sur cet appareil et ne sont jamais envoyés où que ce soit.',
  language: {
    title: 'Langue',
    text: 'S’applique aussitôt aux jeux et à toutes les pages. Tant que vous n’en choisissez pas, c’est celle de votre navigateur.',
    automatic: 'Selon le navigateur',
  },
  sound: {
    title: 'Son',
    text: 'Écoutez les rouleaux, vos prises et l’eau qui les entoure pendant que vous jouez.',
    on: 'Son activé',
    effects: 'Volume des effets',
    music: 'Volume de la musique',
    mono: 'Même son dans les deux oreilles (mono)',
    percent: (volume) => `${volume} %`,
    spoken: (volume) => `${volume} pour cent`,
    off: 'Le son est coupé. Activez-le pour entendre le jeu.',
  },
  motion: {
    title: 'Animations',
    text: (seconds) => `Ce qui bouge à l’écran. Un tour dure toujours ${counted(seconds, 'seconde')}.`,
    choices: {
      system: { title: 'Selon l’appareil', text: 'Suit le réglage d’animation de votre appareil.' },
      full: { title: 'Complètes', text: 'Les rouleaux tournent, les gains sont fêtés et la mer bouge.' },
      reduced: {
        title: 'Réduites',
        text: 'Les symboles apparaissent en fondu au lieu de tourner, et les gains s’illuminent simplement.',
      },
    },
    inUse: {
      full: 'Actuellement : animations complètes.',
      reduced: 'Actuellement : animations réduites.',
    },
    idle: 'Laisser la mer bouger quelques secondes entre les tours',
    idleReduced: 'Avec les animations réduites, la mer reste immobile.',
  },
  vibration: {
    title: 'Vibrations',
    text: 'Pour sentir un rouleau s’arrêter ou un gain tomber.',
    switchOn: 'Faire vibrer l’appareil pendant le jeu',
  },
  look: {
    title: 'Thème',
    text: 'L’apparence des jeux et des pages. Pendant un tour, un nouveau thème attend l’arrêt des rouleaux.',
    link: 'Voir les auteurs des thèmes',
  },
  renderer: {
    title: 'Affichage',
    text: 'Comment les rouleaux sont dessinés. En cas d’échec pendant que vous jouez, le jeu passe au mode simple.',
    choices: {
      automatic: { title: 'Automatique', text: 'Choisit ce qui marche le mieux sur cet appareil.' },
      webgl: { title: 'WebGL', text: 'Rapide avec un processeur graphique, lent sans.' },
      canvas: { title: 'Canvas', text: 'Fonctionne sans processeur graphique.' },
      dom: {
        title: 'Simple',
        text: 'Dessiné par la page elle-même. Fonctionne dans tous les navigateurs.',
      },
    },
    inUse: {
      webgl: 'Actuellement : WebGL.',
      bestWebgl: 'Actuellement : WebGL, car cet appareil a un processeur graphique.',
      slowWebgl: 'Actuellement : WebGL, sans processeur graphique. Canvas serait plus rapide ici.',
      canvas: 'Actuellement : Canvas.',
      faultyWebgl: 'Actuellement : Canvas, car WebGL se trompe de couleurs ici.',
      noWebgl: 'Actuellement : Canvas, car ce navigateur n’a pas WebGL.',
      noGraphicsProcessor: 'Actuellement : Canvas, car WebGL est lent sans processeur graphique.',
      dom: 'Actuellement : Simple.',
      noCanvas: 'Actuellement : Simple, car ce navigateur ne peut pas dessiner sur un canvas.',
    },
  },
  customSkin: {
    title: 'Vos créations',
    text: 'Déposez vos propres images et voyez-les aussitôt sur les rouleaux.',
    link: 'Ouvrir le studio',
    note: 'Dessinez un poisson, un cadre ou la mer entière. Ce que vous ne dessinez pas garde son image d’origine. Vos images restent sur cet appareil.',
  },
  keys: {
    title: 'Raccourci clavier',
    text: 'Vous utilisez la commande vocale ? Désactivez ce raccourci pour que la dictée ne le déclenche pas.',
    helpKey: 'Ouvrir l’aide avec la touche « ? » sur la page d’un jeu',
  },
  limits: {
    title: 'Jeu responsable',
    text: 'Les mêmes outils que sur la page Jeu responsable. Réinitialiser le jeu n’assouplit pas vos limites.',
  },
  reset: {
    title: 'Repartir de zéro',
    text: 'Efface votre progression de ce navigateur, dans tous les onglets. Vous ne pourrez pas revenir en arrière.',
    goes: {
      title: 'Ce qui est supprimé',
      list: (coins) => [
        `vos pièces (vous recommencez avec ${number(coins)})`,
        'votre profil, l’historique de vos parties, vos records, votre série de bonus quotidiens et vos résultats aux défis hebdomadaires',
        'tous les réglages de cette page, sauf vos limites et vos pauses',
        'les copies des sauvegardes illisibles',
      ],
    },
    stays: {
      title: 'Ce qui reste',
      list: [
        'vos limites et vos pauses, ainsi que votre activité de cette semaine et de la semaine dernière, pour que tout reste pris en compte',
        'vos propres images dans le studio',
        'la copie du jeu qui vous permet de jouer hors ligne',
      ],
    },
    copy: {
      text: 'Enregistrez d’abord une copie. Elle garde tout dans un seul fichier, que vous pourrez importer sur votre page Profil.',
      button: 'Enregistrer une copie',
      failed: {
        title: 'La copie n’a pas été enregistrée',
        description: 'Rechargez la page, puis réessayez.',
      },
      withoutHistory: {
        title: 'La copie n’a pas d’historique',
        description:
          'Votre navigateur n’a pas pu lire votre historique. Rechargez la page, puis enregistrez une autre copie.',
      },
    },
    word: 'EFFACER',
    label: 'Pour réinitialiser le jeu, tapez {word}',
    wrong: 'Tapez le mot ci-dessus en majuscules, et rien d’autre.',
    button: 'Réinitialiser',
    busy: 'Réinitialisation…',
    outcomes: {
      everything: (coins) => ({
        title: 'Le jeu a été réinitialisé',
        description: `Vous recommencez avec ${formatted(coins)}.`,
      }),
      'old copies remain': (coins) => ({
        title: 'Le jeu a été réinitialisé',
        description: `Vous avez ${formatted(coins)}. Votre navigateur n’a pas supprimé toutes les anciennes parties et copies. Pour les enlever, effacez les données de ce site.`,
      }),
      'this visit': () => ({
        title: 'Cette visite repart de zéro',
        description:
          'Votre navigateur n’enregistre pas le jeu en ce moment. Ce qu’il avait enregistré avant est toujours là.',
      }),
    },
    failed: {
      title: 'Rien n’a été supprimé',
      description:
        'Votre navigateur n’a pas pu enregistrer la remise à zéro. Libérez de la place ou autorisez ce site à enregistrer des données, puis rechargez la page et réessayez.',
    },
  },
} satisfies Translation<typeof english>;

export const looks = {
  intro:
    'Le thème que vous choisissez dans les réglages s’applique aux deux jeux et à toutes les pages. Ici, vous pouvez d’abord en essayer un sur les rouleaux, pour cette visite seulement.',
  author: 'Créé par',
  licence: 'Licence',
  games: 'Dessiné pour',
  tryOn: 'Voir sur les rouleaux',
  tryOnLook: (name) => `Voir ${name} sur les rouleaux`,
  choose: 'Choisir un thème dans les réglages',
  make: 'Créer le vôtre dans le studio',
} satisfies Translation<typeof englishLooks>;

export const yourSkins = {
  by: (author) => `Par ${author}.`,
  open: 'Ouvert dans le studio.',
  share: 'Partager',
  shareThis: (name) => `Partager ${name}`,
  unnamed: {
    title: 'Ce skin ne peut pas encore être partagé',
    description: 'Ouvrez-le dans le studio et indiquez son nom, son artiste et sa licence.',
  },
  downloaded: (file) =>
    `Le téléchargement de ${file} a commencé. Vos amis peuvent le déposer sur n’importe quelle page des jeux.`,
  notShared: (file) => ({
    title: `${file} n’a pas été partagé`,
    description: 'Vous pouvez l’enregistrer dans un fichier à la place.',
    save: 'Enregistrer le fichier',
  }),
  remove: 'Retirer',
  removeThis: (name) => `Retirer ${name}`,
  sure: 'Retirer ce skin ?',
  yes: 'Oui, retirer',
  no: 'Le garder',
  removed: {
    title: 'Retirés récemment',
    bringBack: 'Récupérer',
    bringBackThis: (name) => `Récupérer ${name}`,
    done: (name) => `${name} a été retiré. Vous pouvez le récupérer.`,
    undone: (name) => `${name} est de retour.`,
  },
  gone: {
    title: 'Votre skin a disparu',
    description: 'Le skin que vous utilisiez n’est plus sur cet appareil : vous voyez le thème d’origine.',
  },
  failed: {
    title: 'Vos skins n’ont pas été modifiés',
    description:
      'Votre navigateur n’a pas pu les lire ou les enregistrer. Rechargez la page, puis réessayez.',
  },
} satisfies Translation<typeof englishYourSkins>;
