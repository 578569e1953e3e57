import { locale } from '../../languages/language';
import type { texts as english } from '../../pages/studio/reading/texts';
import type { texts as englishTemplate } from '../../pages/studio/template/texts';
import { shownPath } from '../../skins/archive/refusal';
import { fileOf } from '../../skins/paths';
import type { Translation } from '../translation';
import { counted, number, plural } from './plural';
import { bytesText, listed } from './studio-format';

/** How many of the files that were left out are named. */
const MAX_NAMED = 12;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Files that artists have beside those they export, by their endings, and what to export instead. */
const FOREIGN = [
  [
    '.skel .spine',
    'Les jeux ne peuvent pas lire les squelettes Spine. Dans Spine, exportez l’animation en séquence de fichiers PNG.',
  ],
  [
    '.heic .heif',
    'Les navigateurs n’affichent pas les photos dans ce format. Exportez-les en JPEG ou en PNG.',
  ],
  [
    '.psd .psb .kra .xcf .clip .procreate .ora .ai .afdesign .afphoto .af .fig .sketch .xd .fla .cdr .blend',
    'Les jeux ont besoin d’images, pas du fichier de travail d’un logiciel. Exportez-en un PNG ou un SVG.',
  ],
  [
    '.tif .tiff .tga .dds .ktx .ktx2 .pvr .exr .hdr .jxl .jp2 .eps .pdf',
    'Les navigateurs n’affichent pas ce format. Exportez-le en PNG ou en SVG.',
  ],
  [
    '.rar .7z .tar .gz .tgz',
    'Le studio n’ouvre pas ce type d’archive. Décompressez-la et ajoutez son contenu.',
  ],
] as const;

export const reading = {
  noPictures:
    'Ce navigateur masque les pixels des images : certains fichiers n’ont pas pu être vérifiés ni convertis, et n’ont pas été ajoutés. Autorisez ce site à lire les données de canevas, ou ouvrez le studio dans un autre navigateur.',
  notFitted:
    'Utilisée telle quelle. Ce navigateur masque les pixels des images : elle n’a pu être ni vérifiée ni ajustée.',
  problems: {
    zip: (path, sentence) => `${shownPath(path)} : ${sentence}`,
    unreadable:
      'n’a pas pu être lu sur votre disque. Enregistrez-le de nouveau et ajoutez-le encore une fois',
    noSound: (kinds) =>
      `n’est pas un son que ce navigateur sait lire. Il lit ${listed(kinds, kinds.length)}. Exportez-le de nouveau en MP3 ou en WAV`,
    fontRefused: 'n’est pas une police que ce navigateur peut lire. Exportez-la de nouveau en WOFF2 ou TTF',
    silent: 'ne contient que du silence. Exportez-le de nouveau depuis votre logiciel audio',
    notConverted:
      'doit être converti, ce que seul un navigateur peut faire. Ajoutez-le dans le studio, et téléchargez le skin de nouveau',
    moreOnSheet: (path, count) =>
      `${shownPath(path)} décrit ${counted(count, 'image')} de plus qu’il n’est possible d’en afficher. Nommez celles que vous voulez d’après leurs symboles.`,
    skeletonParts: (path, count) =>
      `${shownPath(path)} : ${counted(count, 'image')} ${plural(count, 'n’a pas été prise, car elle fait partie', 'n’ont pas été prises, car elles font partie')} d’un squelette Spine.`,
    data: (problem) => `Le fichier de données de {name} ${problem}`,
    dataAlone: (path) =>
      `${shownPath(path)} décrit une planche de sprites qui manque. Ajoutez l’image en même temps.`,
    unknown: (files) => {
      const names = listed(files.map(shownPath), MAX_NAMED);
      return files.length === 1
        ? `${names} n’est pas un fichier que les jeux peuvent utiliser. Exportez les images en PNG ou en SVG, et les sons en MP3 ou en WAV.`
        : `${names} ne sont pas des fichiers que les jeux peuvent utiliser.`;
    },
    foreign: (files, advice) => `${listed(files.map(shownPath), MAX_NAMED)} : ${advice}`,
    insteadOf: (ending) => FOREIGN.find(([endings]) => endings.split(' ').includes(ending))?.[1],
    weight: (bytes, max) =>
      `Vos fichiers feraient ${bytesText(bytes)} au total, mais la limite est de ${bytesText(max)}. Utilisez des images plus petites.`,
    deepFolder: 'Ce dossier a trop de niveaux pour être un skin. Ajoutez le dossier qui contient les images.',
    manyFiles: (max) =>
      `Il y a plus de ${counted(max, 'fichier')}. Ajoutez seulement les images, ou le dossier qui les contient.`,
  },
  sheetBySize: (sheet, data) =>
    `${shownPath(sheet)} est utilisé comme planche de sprites de ${shownPath(data)}, car sa taille correspond.`,
  restFrame: (frame) =>
    `L’image ${frame} est maintenant le symbole au repos, car la première montre peu de chose.`,
  things: (path) =>
    `${shownPath(fileOf(path))} : cette planche montre des choses différentes. Choisissez une place pour chacune de celles que vous voulez.`,
  guessedGrid:
    'Ses lignes et ses colonnes sont une supposition. Si elles sont fausses, indiquez-les sous l’image.',
  notesOf: (path, notes) => `${shownPath(fileOf(path))} : ${notes.join(' ')}`,
  fitted: {
    sound: (done) => capitalized(`${listed(done, done.length)}.`),
    converted: 'enregistré en WAV',
    pause: (seconds) =>
      `silence de ${seconds.toLocaleString(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })}\u00a0s retiré au début`,
    cut: (seconds) => `coupé à ${seconds.toLocaleString(locale())}\u00a0s avec un fondu`,
    loudness: (gain) =>
      `${gain > 0 ? 'volume augmenté' : 'volume baissé'} de ${Math.abs(gain).toLocaleString(locale())}\u00a0dB, au niveau de l’original`,
    mono: 'converti en mono',
    rate: (kHz) => `enregistré à ${kHz.toLocaleString(locale())}\u00a0kHz`,
    lighter: 'allégé',
    quieter: (by) => `Joué ${by.toLocaleString(locale())}\u00a0dB moins fort, au niveau de l’original.`,
  },
} satisfies Translation<typeof english>;

export const template = {
  template: {
    get: 'Obtenir les originaux',
    text: 'Un zip sur lequel dessiner, avec les tailles et les zones de sécurité. Ajoutez-le de nouveau quand vous avez changé quelque chose.',
    packing: 'Préparation des originaux…',
    failed: 'Impossible de charger les originaux. Vérifiez votre connexion et réessayez.',
    unchanged: (count, isAll) =>
      isAll
        ? 'Rien n’a changé : tous les fichiers sont encore les originaux.'
        : `${counted(count, 'fichier')} du modèle ${plural(count, 'est encore l’original, et reste comme avant', 'sont encore les originaux, et restent comme avant')}.`,
    readme: `Voici les images et les sons d’origine. Redessinez ceux que vous voulez en gardant leur nom, ou remplacez-les par un PNG, un SVG ou un WebP du même nom. Ajoutez ensuite ce zip ou ce dossier au studio : il utilise ce que vous avez changé. Le dossier « template » ne fait pas partie de votre skin.

silhouettes.png montre tous les symboles en formes noires. Les vôtres doivent se distinguer les uns des autres aussi nettement.
safe-area.svg montre où dessiner un symbole.

À côté de l’image d’un symbole, vous pouvez ajouter d’autres fichiers : des animations pour un gain (fish.win), pour l’arrêt des rouleaux (fish.rest) et pour l’arrivée de son rouleau (fish.land), et une image pour son rouleau qui tourne (fish.blur.png).

Fichier, taille dans le jeu en pixels (le double est préférable pour les images matricielles), et ce qu’il faut laisser libre :`,
    more: 'Vous pouvez aussi ajouter celles-ci, que l’original n’a pas :',
    size: ({ width, height }) => `${width} x ${height}`,
    seconds: (max) => `au plus ${number(max)} s`,
    symbolSafeArea: 'laissez un seizième vide de chaque côté',
    safeAreas: {
      title: 'calme au milieu : à partir de 9 % des bords gauche et droit',
      burst: 'calme au milieu',
      banner: 'calme à gauche ; les téléphones ne montrent que ce qui est à droite du milieu',
      sign: 'peu de détails, sauf dans les 11 % de gauche et de droite, les 28 % du haut et les 16 % du bas',
      plate: 'sombre de 5 % à 48 % et de 52 % à 95 % de sa largeur, de 16,5 % à 83,5 % de sa hauteur',
    },
  },
} satisfies Translation<typeof englishTemplate>;
