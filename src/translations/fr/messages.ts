import type { texts as englishNotifications } from '../../app/notifications/texts';
import type { texts as englishNewVersion } from '../../app/pwa/texts';
import type { texts as englishSkinFiles } from '../../app/skin-files/texts';
import type { texts as englishVisitLook } from '../../app/visit-look/texts';
import { spokenList } from '../../games/spoken';
import type { texts as englishToast } from '../../ui/toast/texts';
import type { Translation } from '../translation';
import { counted, place, plural } from './plural';
import { ui } from './shell';

const { coins } = ui;

export const toast = {
  label: 'Message',
  list: 'Messages ({hotkey})',
  close: 'Fermer',
} satisfies Translation<typeof englishToast>;

export const skinFiles = {
  opening: (file) => ({
    title: `Ouverture de ${file}`,
    description: 'Vérification de ses images et de ses sons.',
  }),
  unreadable: (file) => ({
    title: `Impossible d’ouvrir ${file}`,
    description: 'Enregistrez-le ou téléchargez-le de nouveau, puis réessayez.',
  }),
  noSkin: {
    title: (file) => `${file} n’est pas un skin`,
    loose:
      'Ce fichier n’a pas de skin.json, mais il contient des images ou des sons. Ajoutez-le dans le studio.',
    other: 'Rien de ce qu’il contient ne correspond aux jeux.',
  },
  noZip: {
    title: (files) =>
      files.length === 1 ? `${files[0] ?? ''} n’est pas un skin` : 'Ces fichiers ne sont pas un skin',
    art: 'Ajoutez des images et des sons dans le studio pour les voir et les entendre dans les jeux.',
    data: 'Importez une sauvegarde sur votre profil. Ajoutez les fichiers d’un skin dans le studio.',
    other:
      'Un skin est un fichier qui se termine par .zip. Les images, les sons et les dossiers s’ajoutent dans le studio.',
  },
  open: { studio: 'Ouvrir le studio', profile: 'Ouvrir mon profil' },
  offer: {
    about: (author, games) => `Un skin créé par ${author}, pour ${games}.`,
    licence: (licence) => `Licence : ${licence}.`,
    contents: (counts) =>
      `${spokenList([
        ...(counts.pictures > 0 ? [counted(counts.pictures, 'image')] : []),
        ...(counts.animations > 0 ? [counted(counts.animations, 'animation')] : []),
        ...(counts.sounds > 0 ? [counted(counts.sounds, 'son')] : []),
        ...(counts.colours > 0 ? [counted(counts.colours, 'couleur de page', 'couleurs de page')] : []),
      ])}.`,
    leftOut: (count) => `${counted(count, 'problème')} : ce qui est inutilisable est laissé de côté`,
    help: 'L’aperçu dure jusqu’à ce que vous fermiez ou rechargiez cette page. Si vous utilisez ce skin, il reste, et vous pouvez le modifier dans le studio. Votre propre skin y est conservé aussi.',
    look: 'Voir l’aperçu',
    use: 'L’utiliser',
    notNow: 'Plus tard',
  },
  linked: {
    question: (name, author, size) =>
      `Afficher le skin « ${name} » de ${author} (${size}) pour cette visite ?`,
    show: 'L’afficher',
    title: 'Impossible d’ouvrir le skin',
    address: 'Le lien du skin doit commencer par https://. Demandez un nouveau lien.',
    refused: (status) =>
      `Son site a répondu par l’erreur ${status}. Demandez à la personne qui vous l’a envoyé si le lien est correct.`,
    unreachable:
      'Son site est inaccessible ou ne laisse pas les autres sites lire le fichier. Téléchargez le zip et déposez-le sur cette page.',
    noZip: 'Le lien ne mène pas à un zip. Téléchargez le zip et déposez-le sur cette page.',
    tooLarge: (max) => `Le zip dépasse ${max}, c’est trop pour un skin. Demandez-en un plus petit.`,
  },
  used: (name, author) => ({
    title: `Vous utilisez ${name}`,
    description: `Par ${author}. Pour changer, allez dans les réglages ou dans le studio.`,
  }),
  shelved: (name) =>
    `${name.trim() || 'Votre skin sans nom'} est conservé dans « Vos skins » dans le studio.`,
  notKept: (name) => ({
    title: `Impossible d’enregistrer ${name}`,
    description:
      'Votre navigateur n’a plus de place ou refuse d’enregistrer quoi que ce soit pour ce site. Vous pouvez quand même en voir l’aperçu.',
  }),
} satisfies Translation<typeof englishSkinFiles>;

export const visitLook = {
  shown: 'Pour cette visite seulement.',
  keep: 'Garder',
  back: 'Mon thème',
  unknown: {
    title: 'Thème introuvable',
    description: 'Ce site n’a pas de thème de ce nom : vous voyez donc toujours le vôtre.',
  },
} satisfies Translation<typeof englishVisitLook>;

export const newVersion = {
  newVersion: {
    title: 'Une nouvelle version est prête',
    description: 'Rechargez pour mettre à jour. Vos pièces ne risquent rien.',
    reload: 'Recharger',
  },
} satisfies Translation<typeof englishNewVersion>;

export const notifications = {
  date: {
    title: (date) => `Sommes-nous bien le ${date} ?`,
    text: 'La date de votre appareil a changé de plus d’un jour, et le jeu utilise désormais la nouvelle. Si elle est fausse, corrigez-la dans les réglages de votre appareil. Les limites et les pauses gardent le temps qu’il leur restait.',
    yes: 'Oui, c’est bien ça',
  },
  saveProblem: {
    dismiss: 'Fermer cet avis',
    unreadable: {
      title: 'Impossible de lire votre sauvegarde',
      text: 'Nous l’avons gardée telle quelle dans ce navigateur, en copie de secours. Vous pouvez continuer avec les pièces que vous avez maintenant : elles sont enregistrées comme d’habitude. Vous n’avez rien à faire.',
    },
    newer: {
      title: 'Votre sauvegarde vient d’une version plus récente',
      text: 'Cette page est plus ancienne et ne touche donc pas à votre sauvegarde. Les pièces que vous voyez et les réglages que vous changez ne valent que pour cette visite. Rechargez la page pour obtenir la nouvelle version, et vous retrouverez vos pièces.',
    },
    'not storable': {
      title: 'Impossible d’enregistrer vos pièces',
      text: 'Ce navigateur ne laisse rien enregistrer au jeu, ou son stockage est plein. Vous pouvez continuer à jouer, mais à partir de maintenant, vos pièces, réglages, limites et pauses seront oubliés quand vous quitterez ou rechargerez la page. Libérez de la place ou autorisez les données du site, puis rechargez.',
    },
    'impossible round': {
      title: 'Une partie n’a pas pu être terminée',
      text: 'La partie enregistrée ne correspond pas à son jeu : impossible de savoir ce qu’elle a rapporté. Votre mise vous a été rendue. Nous avons gardé une copie de la partie dans ce navigateur, par sécurité. Vous pouvez continuer à jouer.',
    },
  },
  refusals: {
    'not enough coins': {
      title: 'Pas assez de pièces !',
      description: 'Il vous faut plus de pièces pour cette mise.',
    },
    'spinning in another tab': {
      title: 'Un tour est en cours dans un autre onglet',
      description:
        'Les rouleaux tournent dans un autre onglet. Aucune pièce n’a été prélevée ici. Réessayez quand le tour sera terminé.',
    },
    'open round not loaded': {
      title: 'Votre dernière partie doit d’abord se terminer',
      description:
        'Son jeu n’a pas pu être chargé : aucun nouveau tour n’a été lancé et aucune pièce n’a été prélevée. Vérifiez votre connexion et réessayez.',
    },
    'randomness broken': {
      title: 'Impossible de garantir un tirage équitable pour l’instant',
      description:
        'Votre navigateur n’a pas fourni de nombres aléatoires : le tour n’a pas été lancé et aucune pièce n’a été prélevée. Rechargez la page et réessayez.',
    },
  },
  bonusIsReady: (amount) => `Récupérez le bonus du jour (${coins(amount)}) sur la page d’accueil.`,
  bonusIsDue: (time) => `Votre prochain bonus quotidien arrive dans ${time}.`,
  roundVoided: {
    title: 'Ce tour ne compte pas',
    description: 'Vous jouiez aussi dans un autre onglet au même moment. Votre solde est exact.',
  },
  bonusNotSaved: {
    title: 'Vous pouvez encore récupérer votre bonus',
    description:
      'Votre navigateur n’a pas pu l’enregistrer : aucune pièce n’a été ajoutée. Libérez de la place ou autorisez ce site à enregistrer des données, puis récupérez-le de nouveau.',
  },
  bonus: (amount, streak) => ({
    title: 'Bonus quotidien',
    description:
      streak > 1
        ? `Vous recevez ${coins(amount)}. C’est votre ${streak}e jour d’affilée.`
        : `Vous recevez ${coins(amount)}.`,
  }),
  bet: (bet) => `Mise de ${coins(bet)}.`,
  win: (payout) => ({ title: '🎉 Gagné !', description: `Vous avez gagné ${payout} pièces !` }),
  returned: (payout, bet) =>
    payout === bet
      ? {
          title: `Vous récupérez vos ${bet} pièces`,
          description: 'Cette partie a rapporté autant que votre mise.',
        }
      : {
          title: `Vous récupérez ${payout} de vos ${bet} pièces`,
          description: 'Cette partie a rapporté moins que votre mise.',
        },
  recovered: 'Votre dernière partie a été terminée pour vous',
  waitingToSave: {
    title: 'Pas encore enregistré',
    description:
      'Les rouleaux tournent dans un autre onglet. Votre modification sera enregistrée dès la fin du tour. D’ici là, gardez cette page ouverte.',
  },
  sessionEnding: (minutes) => ({
    title: `Encore ${counted(minutes, 'minute')}`,
    description: 'LANCER ! sera désactivé quand vous atteindrez votre limite de session.',
  }),
  challenge: {
    lastWeek: 'Défi de la semaine dernière',
    olderWeek: (week) => `Défi hebdomadaire, ${week}`,
    result: (rank, prize) =>
      prize > 0
        ? `Vous avez terminé à la ${place(rank)} et gagné ${coins(prize)}.`
        : `Vous avez terminé à la ${place(rank)}. Pas de prix cette fois.`,
    rank: (rank) => `Vous terminez à la ${place(rank)}`,
    prize: (prize) => `+${coins(prize)}`,
    collect: 'Récupérer',
  },

  // What games call their free spins is feminine: "plongée".
  round: {
    balance: (balance) => `Solde : ${coins(balance)}.`,
    noWin: 'Pas de gain.',
    lineWon: (line, symbols, payout) => `${line}, ${symbols} : vous gagnez ${coins(payout)}.`,
    lineReturned: (line, symbols, payout) => `${line}, ${symbols} : vous récupérez ${coins(payout)}.`,
    line: (line, symbols, payout) => `${line} : ${symbols}, ${coins(payout)}.`,
    moreLines: (lines, payout) => `${lines} autres lignes : ${coins(payout)}.`,
    symbols: (count, symbols) => `${count} ${symbols}`,
    collected: (collected, payout) => `${collected} : ${coins(payout)}.`,
    collectedOnly: (collected) => `${collected}.`,
    freeSpins: (count, spins, payout) =>
      payout > 0
        ? `${count} ${spins} ${plural(count, 'a', 'ont')} rapporté ${coins(payout)}.`
        : `${count} ${spins} ${plural(count, 'n’a', 'n’ont')} rien rapporté.`,
    freeSpin: (spin, number, total, payout) =>
      `${spin} ${number} sur ${total} : ${payout > 0 ? coins(payout) : 'rien'}.`,
    lastNext: (spin) => `La prochaine ${spin} est la dernière.`,
    won: (payout) => `Vous gagnez ${coins(payout)}.`,
    returned: (payout) => `Vous récupérez ${coins(payout)}.`,
    bet: (bet) => `Vous avez misé ${coins(bet)}.`,
    lineShown: (line, symbols) => `${line} : ${symbols.join(', ')}.`,
    paid: (payout) =>
      payout > 0 ? `La partie a rapporté ${coins(payout)}.` : 'La partie n’a rien rapporté.',
    paidInAll: (payout) => `La partie a rapporté ${coins(payout)} en tout.`,
  },
} satisfies Translation<typeof englishNotifications>;
