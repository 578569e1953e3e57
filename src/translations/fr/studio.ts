import type { texts as english } from '../../pages/studio/texts';
import { shownPath } from '../../skins/archive/refusal';
import { MAX_LENGTH } from '../../skins/skin-manifest';
import type { Translation } from '../translation';
import { number } from './plural';
import { listed } from './studio-format';

export const studio = {
  intro:
    'Dessinez un poisson, ajoutez-le ici, et il tourne. Ce que vous ne dessinez pas garde son image d’origine. Vos fichiers restent dans ce navigateur et ne sont jamais mis en ligne.',
  drop: {
    title: 'Déposez vos images n’importe où sur cette page',
    touchTitle: 'Choisissez vos images',
    text: 'Les images peuvent avoir n’importe quelle taille et presque n’importe quel format. Nommez-les d’après ce qu’elles montrent, comme fish.png ou coin.svg. Les animations, les sons, les dossiers et un skin.zip sont aussi les bienvenus.',
    files: 'Choisir des fichiers',
    folder: 'Choisir un dossier',
    over: 'Déposez pour ajouter vos fichiers',
    reading: 'Vérification de vos fichiers…',
  },
  unreadable:
    'Votre navigateur n’a pas pu lire vos fichiers. Enregistrez-les de nouveau et ajoutez-les une nouvelle fois.',
  status: {
    added: (names, kind) => {
      if (names.length === 0) return 'Les informations du skin sont à jour.';
      const words = {
        picture: ['Votre image est en place', 'Vos images sont en place'],
        sound: ['Votre son est en place', 'Vos sons sont en place'],
        file: ['Votre fichier est en place', 'Vos fichiers sont en place'],
      } as const;
      return `${words[kind][names.length === 1 ? 0 : 1]} : ${listed(names)}.`;
    },
    recoloured: (name) => `Couleur modifiée : ${name}.`,
    restoredColour: (name) => `Couleur d’origine rétablie : ${name}.`,
    restored: (name) => `Retour à l’original : ${name}.`,
    pixelated: (isOn) =>
      isOn ? 'Les pixels restent maintenant nets.' : 'Les images sont maintenant lissées.',
    otherTab: 'Mis à jour avec ce que vous avez changé dans un autre onglet.',
    otherTabsChange: 'Modifications d’un autre onglet.',
    moved: (from, to) => `Votre fichier est passé de ${from} à ${to}.`,
    adjusted: (name) => `Ajustement enregistré : ${name}.`,
    removed: 'Toutes vos créations ont été retirées.',
    undone: (change) => `Dernière modification annulée (${change.replace(/\.$/, '')}).`,
  },
  undo: 'Annuler',
  problemsTitle: 'À corriger',
  notesTitle: 'Ce qui a été fait à vos fichiers',
  notSaved: {
    quota:
      'Votre navigateur n’a plus de place pour enregistrer vos créations. Elles seront perdues quand vous quitterez cette page : partagez le skin pour en garder une copie.',
    unavailable:
      'Votre navigateur refuse d’enregistrer quoi que ce soit pour ce site, peut-être parce que c’est une fenêtre privée. Vos créations seront perdues quand vous quitterez cette page : partagez le skin pour en garder une copie.',
    failed:
      'Votre navigateur n’a pas pu enregistrer votre dernière modification. Elle sera perdue quand vous quitterez cette page : partagez le skin pour en garder une copie.',
  },
  unassigned: {
    title: 'Où vont ces fichiers ?',
    text: 'Choisissez un emplacement pour chaque fichier.',
    drag: 'Ou faites glisser un fichier jusqu’à son emplacement.',
    files: 'Fichiers sans emplacement',
    place: (file) => `Emplacement de ${file}`,
    likely: 'Probable',
    inGame: (title, game) => `${title}, ${game}`,
    assign: 'Ajouter ici',
    assignThis: (file) => `Ajouter ici : ${file}`,
    assignLikely: (count) => `Ajouter les ${count === 2 ? 'deux' : count} à leur place probable`,
    leaveOut: 'Ignorer',
    leaveOutThis: (file) => `Ignorer ${file}`,
    leaveOutAll: (count) => `Ignorer les ${count}`,
  },
  otherName: (file, slot, named) =>
    `Vous avez ajouté ${shownPath(file)} à l’emplacement « ${slot} », mais son nom correspond à ${listed(named)}. Choisissez son emplacement.`,
  watch: {
    start: 'Surveiller un dossier',
    startOther: 'Surveiller un autre dossier',
    again: (folder) => `Surveiller ${folder} de nouveau`,
    text: 'Tout ce que vous y enregistrez apparaît aussitôt sur les rouleaux.',
    watching: (folder) =>
      `Dossier surveillé : ${folder}. Tout ce que vous y enregistrez apparaît aussitôt sur les rouleaux.`,
    stop: 'Ne plus surveiller',
    none: 'Ce navigateur ne peut pas surveiller un dossier pour vous. Après avoir enregistré un fichier, ajoutez-le de nouveau.',
    lost: (folder) => `Le dossier ${folder} n’est plus surveillé, car votre navigateur ne peut plus le lire.`,
    denied: (folder) =>
      `Votre navigateur n’a pas le droit de lire ${folder}. Appuyez de nouveau et autorisez-le.`,
  },
  skins: {
    title: 'Vos skins',
    text: 'Un seul skin est ouvert à la fois : celui que vous modifiez ici. Choisissez dans les réglages celui que les jeux montrent. Le skin d’un ami s’ouvre séparément et ne change rien au vôtre.',
    nameOf: ({ name }) => name.trim() || 'Skin sans nom',
    by: (author) => `par ${author}`,
    optionOf: ({ name, author }) =>
      `${name.trim() || 'Skin sans nom'}${author.trim() && ` par ${author.trim()}`}`,
    isOpen: '(ouvert)',
    open: 'Ouvrir',
    openThis: (name) => `Ouvrir ${name}`,
    duplicate: 'Dupliquer',
    startNew: 'Nouveau skin',
    unnamed: ({ name }, isOpen) =>
      `Pour partager ${name.trim() || 'ce skin'}, ${isOpen ? '' : 'ouvrez-le et '}indiquez son nom, son artiste et sa licence dans « Enregistrer et partager ».`,
    mix: {
      title: 'Mélanger deux skins',
      text: 'Crée un nouveau skin. Les deux autres restent tels quels, et leurs deux artistes restent cités.',
      symbols: 'Symboles de',
      rest: 'Machine, pages, sons et couleurs de',
      make: 'Mélanger',
    },
    mixOf: (symbols, rest) =>
      `${symbols.name.trim() || 'Sans nom'} dans ${rest.name.trim() || 'sans nom'}`.slice(0, MAX_LENGTH.name),
    mixed: ({ name }) => `Votre mélange est ouvert : ${name}.`,
    emptyMix:
      'Le premier skin n’a pas de symboles et le second n’a rien d’autre : il n’y a donc rien à mélanger.',
    copyOf: ({ name }) => `${name.trim() || 'Skin sans nom'} (copie)`.slice(0, MAX_LENGTH.name),
    opened: ({ name }) => (name.trim() ? `${name.trim()} est ouvert.` : 'Un skin sans nom est ouvert.'),
    duplicated: ({ name }) => `${name.trim() || 'Ce skin'} a maintenant une copie.`,
    shelved: ({ name }) => `${name.trim() || 'Votre skin sans nom'} est conservé dans « Vos skins ».`,
    notKept:
      'Votre navigateur n’a pas pu garder vos autres skins : rien n’a été modifié. Partagez d’abord celui-ci pour en garder une copie, puis retirez tout.',
  },
  duplicates: {
    title: 'Plusieurs fichiers pour un emplacement',
    text: 'Le meilleur est utilisé. Appuyez sur un autre pour l’utiliser à la place.',
    choose: (name) => `Fichier pour ${name}`,
    dismiss: 'Terminé',
    note: (used, others, reason) => {
      const why = {
        vector: ', car il est net à toutes les tailles',
        larger: ', car il est plus grand',
        alike: '',
      }[reason];
      return `${shownPath(used)} est utilisé à la place de ${listed(others.map(shownPath))}${why}.`;
    },
  },
  stale: {
    text: (symbol) =>
      `${symbol} n’a pas la même image que le début de son animation : l’ancienne image peut donc réapparaître pendant l’animation.`,
    remove: 'Retirer l’animation',
    removeThis: (animation) => `Retirer l’animation : ${animation}`,
    fade: 'La garder',
    fadeThis: (animation) => `La garder, avec un fondu depuis la nouvelle image : ${animation}`,
  },
  oneColour: (game) =>
    `Tous vos symboles pour ${game} ont presque la même couleur et la même luminosité, ils sont donc difficiles à distinguer sur les rouleaux. Rendez-en certains plus clairs ou plus foncés, ou changez leur couleur.`,
  grid: {
    label: (animation) => `Images de l’animation ${animation}`,
    rows: 'Lignes',
    columns: 'Colonnes',
    apply: 'Redécouper',
    applyTo: (animation) => `Redécouper : ${animation}`,
    frames: 'Choisir les images',
    framesOf: (animation) => `Choisir les images : ${animation}`,
  },
  sheet: {
    title: 'Choisissez les animations',
    text: 'Appuyez sur ce à quoi sert chaque ligne. Appuyez sur une image pour l’enlever ou la remettre.',
    cut: 'Découper en planche',
    cutThis: (name) => `Découper en planche : ${name}`,
    row: (row) => `Ligne ${row}`,
    whole: 'Toutes les lignes à la suite',
    frames: (row) => `Images de ${row}`,
    frame: (frame, row) => `Image ${frame} de ${row}`,
    use: (animation, row) => `${animation} : ${row}`,
  },
  games: 'Jeux',
  colours: {
    title: 'Couleurs des pages',
    text: 'L’original est à gauche. Appuyez sur la couleur de droite pour choisir la vôtre.',
    original: (name, colour) => `${name}, original : ${colour}`,
    custom: (name) => `${name}, votre couleur`,
    unreadable: 'Pas encore utilisées sur les pages, car du texte serait difficile à lire :',
    more: (count) => `Et ${number(count)} de plus.`,
    sample: {
      title: 'Échantillon de vos couleurs',
      heading: 'Titre',
      panel: 'Panneau',
      button: 'Jouer',
      news: 'Nouveau',
      hot: 'Top',
      warning: 'Avertissement',
      paper: 'Papier',
      wood: 'Bois',
    },
    names: {
      foam: 'Titres',
      text: 'Texte',
      muted: 'Texte secondaire',
      shaft: 'Texte clair et lignes',
      'gold-light': 'Texte doré',
      gold: 'Or',
      'gold-shade': 'Or foncé',
      abyss: 'Fond',
      deep: 'Panneaux',
      mid: 'Fond clair',
      shallow: 'Eau peu profonde',
      trench: 'Fond le plus sombre',
      sand: 'Papier',
      plank: 'Bois clair',
      driftwood: 'Bois flotté',
      oak: 'Bois foncé',
      coral: 'Avertissements',
      wreck: 'Fond des avertissements',
      kelp: 'Bonnes nouvelles',
    },
  },
  about: {
    title: 'Enregistrer et partager',
    text: 'Partagez vos images, sons et couleurs dans un zip. Ouvrez-le dans le studio sur un autre appareil, donnez-le à un ami, ou proposez-le pour que tout le monde puisse l’utiliser.',
    fields: { name: 'Nom du skin', author: 'Artiste', licence: 'Licence, comme CC-BY-4.0' },
    missing: 'Merci de remplir ce champ.',
    pixelated: 'Garder les pixels nets',
    pixelatedText: 'Pour le pixel art. Les images sont agrandies sans lissage.',
    empty: 'Ajoutez d’abord une image, un son ou une couleur.',
    problems: 'Votre zip est prêt. À corriger avant de le proposer :',
  },
  play: (game) => `Essayer dans ${game}`,
  remove: {
    all: 'Tout retirer',
    sure: 'Retirer toutes vos créations ?',
    yes: 'Oui, tout retirer',
    no: 'Garder',
  },
} satisfies Translation<typeof english>;
