import type { texts as englishApp } from '../../app/texts';
import type { texts as englishErrorScreen } from '../../app/routing/texts';
import type { texts as englishFeatures } from '../../features/texts';
import type { texts as englishLayout } from '../../app/layout/texts';
import type { descriptions as englishDescriptions } from '../../pages/descriptions';
import type { texts as englishNotFound } from '../../pages/not-found/texts';
import type { PageName } from '../../pages/page-list';
import type { texts as englishUi } from '../../ui/texts';
import type { texts as englishLooks } from '../../ui/skin/texts';
import type { Translation } from '../translation';
import { counted } from './plural';

export const ui = {
  pageTitle: (page) => (page ? `${page} · Lucky Fishing` : 'Lucky Fishing'),
  coins: (coins) => counted(coins, 'pièce'),
  newTab: '(s’ouvre dans un nouvel onglet)',
  toast: {
    actions: (names) =>
      `Appuyez sur F8 pour accéder à ce message, puis choisissez ${names.map((name) => `« ${name} »`).join(' ou ')}.`,
  },
  fileReady: {
    title: 'Votre fichier est prêt',
    description: 'Sa création a pris un instant. Appuyez sur « Enregistrer » pour choisir où le mettre.',
    action: 'Enregistrer',
  },
  time: {
    short: { day: ' j', hour: ' h', minute: ' min' },
    spoken: {
      day: (days) => counted(days, 'jour'),
      hour: (hours) => counted(hours, 'heure'),
      minute: (minutes) => counted(minutes, 'minute'),
    },
    today: (time) => `à ${time}`,
    otherDay: (dayAndTime) => `le ${dayAndTime}`,
  },
} satisfies Translation<typeof englishUi>;

export const looks = {
  original: { title: 'Original', text: 'La mer sous le ponton, comme aux tout débuts.' },
  names: { 'desert-oasis': 'Oasis du désert', paper: 'Papier', pixel: 'Pixel' },
  skin: (author, games) => `Par ${author}, pour ${games}.`,
  tried: (author) => `Par ${author}, pour cette visite.`,
  custom: {
    title: 'Vos créations',
    text: 'Ce que vous avez ajouté dans le studio sur cet appareil.',
  },
} satisfies Translation<typeof englishLooks>;

export const errorScreen = {
  broken: {
    pageTitle: 'Un problème est survenu',
    title: 'Erreur inattendue de l’application !',
    text: 'Un problème est survenu de notre côté. Vos pièces ne risquent rien : chaque mise et chaque gain sont enregistrés aussitôt, et toute partie en cours sera terminée pour vous.',
  },
  missing: {
    pageTitle: 'Page non chargée',
    title: 'Impossible de charger cette page',
    text: 'Le jeu a sans doute été mis à jour depuis que vous l’avez ouvert. Rechargez la page pour obtenir la nouvelle version. Si cela ne suffit pas, réessayez dans une minute. Vos pièces ne risquent rien.',
  },
  unreachable: {
    pageTitle: 'Pas de connexion',
    title: 'Pas de connexion',
    text: 'Impossible de charger cette page, car le site ne répond pas. Vérifiez votre connexion, puis rechargez la page. Vos pièces ne risquent rien.',
  },
  home: 'Retour au port',
  reload: 'Recharger la page',
} satisfies Translation<typeof englishErrorScreen>;

export const app = {
  languageNotLoaded: {
    title: 'Impossible de charger la langue',
    description: 'Vérifiez votre connexion, puis choisissez-la de nouveau.',
  },
  lookNotLoaded: {
    title: 'Impossible de charger le thème',
    description: 'Vérifiez votre connexion, puis choisissez-le de nouveau.',
  },
} satisfies Translation<typeof englishApp>;

export const layout = {
  product: 'Lucky Fishing',
  skip: 'Aller au contenu principal',
  header: { menu: 'Menu', balance: 'Solde' },
  menu: { name: 'Menu principal', home: 'Accueil', install: 'Installer le jeu' },
  footer: {
    about: {
      title: 'À propos de Lucky Fishing',
      text: 'Des machines à sous sociales sur le thème de la pêche. Vous jouez avec des pièces virtuelles, et il n’y a rien à acheter.',
    },
    policies: 'Informations légales',
    responsible: {
      title: 'Jouez de façon responsable',
      age: '18+',
      text: 'Réservé aux adultes de 18 ans et plus. Les pièces servent uniquement à jouer et n’ont aucune valeur monétaire. Le jeu doit rester un plaisir : dès qu’il cesse d’en être un, faites une pause.',
    },
    copyright: '© 2025 Lucky Fishing. Publié sous licence MIT.',
  },
} satisfies Translation<typeof englishLayout>;

export const features = {
  language: 'Langue',
  sound: { name: 'Son', on: 'Son activé', off: 'Son coupé' },
  textCopy: {
    question: 'Le fichier n’est pas arrivé ?',
    show: 'Afficher en texte',
    label: 'Votre jeu en texte',
    advice:
      'Copiez tout ce texte et gardez-le en lieu sûr, par exemple dans une note. Vous pourrez le coller plus tard sur votre page Profil.',
    copy: 'Copier',
    copied: 'C’est copié. En le collant, vérifiez que le texte est bien là.',
    notCopied:
      'Votre navigateur n’a pas pu copier le texte. Sélectionnez-le en entier et copiez-le vous-même.',
    failed: 'Impossible de créer le texte. Rechargez la page, puis réessayez.',
  },
} satisfies Translation<typeof englishFeatures>;

export const notFound = {
  code: '404',
  title: 'Cette page s’est perdue en mer',
  text: 'Elle a peut-être changé d’adresse, ou n’a jamais existé. On vous ramène au port.',
  home: 'Retour au port',
} satisfies Translation<typeof englishNotFound>;

export const counts = {
  words: ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq'],
} satisfies Record<'words', readonly string[]>;

type Card = Readonly<Record<'pageTitle' | 'name' | 'teaser' | 'description', string>>;

export const luckyFishing = {
  pageTitle: 'Machine à sous',
  name: 'Machine à sous Lucky Fishing',
  teaser: 'Alignez trois symboles identiques sur un rouleau et gagnez jusqu’à 100 fois votre mise.',
  description:
    'Faites tourner trois rouleaux sous le ponton. Trois symboles identiques sur un rouleau rapportent jusqu’à 100 fois votre mise. Pièces virtuelles sans valeur monétaire, pour adultes 18+.',
} satisfies Card;

export const oceanTreasures = {
  pageTitle: 'Ocean Treasures',
  name: 'Ocean Treasures',
  teaser:
    'Ramassez des perles sur cinq rouleaux et gagnez des plongées gratuites jusqu’à la salle au trésor.',
  description:
    'Faites tourner cinq rouleaux à dix lignes. Ramassez des perles et gagnez des plongées gratuites jusqu’à la salle au trésor. Pièces virtuelles sans valeur monétaire, pour adultes 18+.',
} satisfies Card;

export const pages = {
  leaderboard: { title: 'Classement' },
  profile: { title: 'Profil' },
  settings: { title: 'Réglages' },
  looks: { title: 'Thèmes' },
  studio: { title: 'Studio' },
  fairness: { title: 'Vérifiez les probabilités vous-même' },
  terms: { title: 'Conditions d’utilisation' },
  privacy: { title: 'Politique de confidentialité' },
  responsibleGaming: { title: 'Jeu responsable' },
} satisfies Readonly<Record<Exclude<PageName, 'home'>, { readonly title: string }>>;

export const descriptions = {
  home: 'Des machines à sous gratuites dans votre navigateur : trois rouleaux de poissons, cinq de trésors. Pièces virtuelles uniquement, pour adultes 18+.',
  leaderboard:
    'Affrontez 24 pêcheurs virtuels et gagnez des pièces virtuelles dans le défi de la semaine. Vos 100 premiers tours comptent.',
  profile:
    'Votre nom, vos statistiques et toutes vos parties, conservés sur votre appareil. Enregistrez le tout dans un fichier pour l’emporter avec vous.',
  settings:
    'Choisissez la langue, le son, les animations, le thème et l’affichage, ou repartez de zéro. Tout est enregistré sur votre appareil.',
  looks: 'Tous les thèmes, et leurs auteurs.',
  studio:
    'Déposez vos propres images et voyez-les aussitôt sur les rouleaux. Rien ne quitte votre appareil, et vous pouvez tout télécharger dans un zip.',
  fairness: 'Comparez vos parties aux probabilités, et calculez-les dans votre navigateur.',
  terms:
    'Les règles pour jouer à Lucky Fishing. Réservé aux adultes de 18 ans et plus, avec des pièces virtuelles sans valeur monétaire.',
  privacy:
    'Vos pièces, vos parties et vos résultats restent dans votre navigateur. Rien n’est envoyé où que ce soit.',
  responsibleGaming:
    'Comment garder le plaisir du jeu : limites, rappels, auto-exclusion, et où trouver de l’aide en cas de jeu excessif.',
} satisfies Translation<typeof englishDescriptions>;

export const lostAtSea = {
  title: 'Perdu en mer',
  description: 'Cette page n’existe pas sur Lucky Fishing.',
} satisfies Readonly<Record<'title' | 'description', string>>;
