import { locale } from '../../languages/language';
import { spokenList } from '../../games/spoken';
import type { Size } from '../../skins/image-list';
import type { texts as english } from '../../skins/texts';
import type { Translation } from '../translation';
import { counted, number } from './plural';
import { bytesText } from './studio-format';

const again = 'Exportez-le de nouveau depuis votre logiciel de dessin';
const aboutPixels = (pixels: number): string =>
  pixels.toLocaleString(locale(), { maximumFractionDigits: pixels < 10 ? 2 : 0, useGrouping: false });
const sizeText = ({ width, height }: Size): string => `${aboutPixels(width)} × ${aboutPixels(height)}`;
const embed = 'Intégrez-le dans le SVG, ou supprimez-le';
const asPngOrWebp = 'exportez-le en PNG ou en WebP';
const leaveOut = 'Retirez tout ce qui ne fait pas partie du skin.';
const fault = (problem: string, advice: string) => ({ problem, advice });
const tooHeavy =
  (advice = '') =>
  (bytes: number, max: number): string =>
    `fait ${bytesText(bytes)}. Ramenez-le à ${bytesText(max)} au plus${advice}`;
const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
const list = (items: readonly string[]): string => items.join(', ');
const anyOf = (items: readonly string[]): string => spokenList(items, 'or');
const formatName = (format: string): string => (format === 'webp' ? 'WebP' : format.toUpperCase());

export const files = {
  image: {
    empty: `est vide. ${again}`,
    unreadable: (reason) => `est tronqué ou illisible (${reason}). ${again}`,
    otherFormat: (found, wanted) =>
      `contient des données ${formatName(found)}, pas ${formatName(wanted)}. ${again} en ${formatName(wanted)}`,
    notUtf8: `n’est pas encodé en UTF-8. ${again} en UTF-8`,
    animated: 'est animé. Exportez une image fixe, car c’est le jeu qui l’anime',
    tooManyPixels: (size, max) =>
      `fait ${sizeText(size)} pixels. Ramenez-le à ${max} pixels au plus par côté`,
    moreThanDecoded: (size, side) =>
      `fait ${sizeText(size)} pixels, plus qu’un navigateur ne peut décoder. Ramenez-le à ${side} × ${side} au plus`,
    svgTooHeavy: tooHeavy(` avec moins de points et de décimales, ou ${asPngOrWebp}`),
    tooHeavy: tooHeavy(' avec moins de pixels'),
    smallSymbol: (size, min) =>
      `fait ${sizeText(size)} pixels. Il lui faut au moins ${min} pixels sur le petit côté (512, c’est mieux)`,
    narrow: (width, min) =>
      `fait ${width} pixels de large. Il lui faut au moins ${min} pixels (${2 * min}, c’est mieux)`,
    symbolNotSquare: (size, right) =>
      `fait ${sizeText(size)}. Il lui faut ${sizeText(right)}, car les symboles sont carrés`,
    otherProportion: (size, right, shown) =>
      `fait ${sizeText(size)}. Il lui faut ${sizeText(right)}, dans les proportions des ${sizeText(shown)} pixels de son affichage`,
    otherKind: (format) =>
      `est un fichier ${formatName(format)}, que les navigateurs n’affichent pas. Exportez-le en PNG, en SVG ou en WebP`,
    noPlace: 'ne correspond à aucune image des jeux',
    transparent:
      'est entièrement transparent. Dessinez quelque chose, ou exportez-le de nouveau depuis votre logiciel de dessin',
    smallDrawing: (span) =>
      `ne remplit que ${Math.round(100 * span)} % de sa largeur et de sa hauteur. Rognez les bords vides ou dessinez plus grand, car les autres symboles en remplissent 90 %`,
    reasons: {
      endMissing: 'il en manque la fin',
      damaged: 'il est endommagé',
      tooManyPixels: 'il contient trop de pixels',
      damagedPart: (part) => `sa partie ${part} est endommagée`,
      unknownPart: (part) => `il commence par ${JSON.stringify(part)}`,
      encoding: (name) => `il n’est pas encodé en ${name.toUpperCase()}`,
      unpacksTooLarge: 'il est trop gros une fois décompressé',
      noImage: 'il ne commence pas comme une image',
      notSvg: (line, tag) => `ligne ${line} : <${tag}> au lieu de <svg>`,
      badXml: ({ line }) => `la ligne ${line} n’est pas du XML valide`,
    },
  },
  fit: {
    squared: 'Placée dans le carré.',
    trimmed: (span) => `Agrandie, car elle ne remplissait que ${Math.round(100 * span)} % du carré.`,
    centred: 'Centré, car le dessin n’était pas au milieu de son carré.',
    faint: (opacity) =>
      `Presque invisible : aucune partie ne dépasse ${Math.max(1, Math.round(100 * opacity))} % d’opacité.`,
    covers: 'Cache les symboles. Rendez son centre transparent pour laisser voir les rouleaux.',
    covered: 'Remplit toute la surface, ses bords sont donc coupés.',
    contained: 'Placée en entier dans la surface.',
    converted: (format) => `Convertie depuis ${formatName(format)}.`,
    firstFrame: 'Ne montre que la première image de l’animation.',
    upright: 'Pivotée ou retournée selon ses données EXIF.',
    reduced: (pixels) => `Réduite depuis ${number(pixels)} pixels.`,
    enlarged: (pixels) => `Agrandie depuis ${number(pixels)} pixels, elle peut donc paraître floue.`,
    pixelArt: (times) => `Agrandie d’un facteur ${times}, avec des pixels nets.`,
    groundRemoved: 'Son fond a été retiré.',
    fringe: {
      dark: 'Ses bords sombres ont été nettoyés.',
      light: 'Ses bords blancs ont été nettoyés.',
    },
    ground: {
      plain: 'Elle a un fond. Appuyez sur « Ajuster » pour le retirer.',
      checkered: 'Elle a un damier dessiné derrière. Appuyez sur « Ajuster » pour le retirer.',
      busy: 'Son fond n’est pas transparent.',
    },
    leftOut: {
      script: 'Un script qu’elle contenait a été retiré.',
      'web-page': 'Un morceau de page web qu’elle contenait a été retiré.',
      animation: 'Son animation a été retirée, car c’est le jeu qui l’anime.',
      font: 'Une police qu’elle contenait a été retirée.',
      link: 'Un lien qu’elle contenait a été retiré.',
      outward: (targets) =>
        `Ce qu’elle prend ailleurs a été retiré (${list(targets.slice(0, 3).map(shortened))}).`,
    },
    nothingLeft: 'ne contient que ce qu’il prend ailleurs. Intégrez-le dans le SVG',
    text: 'Elle contient du texte, qui s’affiche autrement sur d’autres appareils. Convertissez-le en tracés.',
    currentColor: 'Tout ce qui prend la couleur de ce qui l’entoure (currentColor) est dessiné en noir.',
    drawn: (bytes) => `Convertie en pixels, car elle contient ${bytesText(bytes)} de formes.`,
    drawnPictures: (bytes) => `Converti en pixels, car les images qu’il contient pèsent ${bytesText(bytes)}.`,
    drawnOften: (count) => `Convertie en pixels, car elle dessine ${number(count)} éléments.`,
    strip:
      'Si c’est une bande d’animation, appuyez sur « Découper en planche », ou ajoutez « sheet » à son nom.',
    uneven: ([one, other]) =>
      `Ses pixels sont inégaux, larges tantôt de ${one}, tantôt de ${other} pixels. Exportez-la à un multiple entier de sa taille.`,
    grid: 'Elle semble contenir une grille. Masquez la grille avant d’exporter.',
  },
  svg: {
    onLine: ({ problem, advice }, line) => `${problem} (ligne ${line}). ${advice}`,
    script: fault('contient un <script>', 'Supprimez-le, car les images ne peuvent pas contenir de scripts'),
    handler: (attribute) =>
      fault(
        `exécute un script dans ${attribute}`,
        'Supprimez cet attribut, car les images ne peuvent pas contenir de scripts',
      ),
    webPage: (tag) =>
      fault(`contient un morceau de page web (<${tag}>)`, 'Supprimez-le, ou exportez l’image en SVG simple'),
    animated: (by) => fault(`est animé avec ${by}`, 'Exportez une image fixe, car c’est le jeu qui l’anime'),
    doctype: fault(
      'a un DOCTYPE avec des entités ou un fichier externe',
      'Supprimez le DOCTYPE, ou exportez en SVG simple',
    ),
    reference: (target) => fault(`renvoie à ${target}`, embed),
    styleSheet: fault(
      'charge une feuille de style depuis un autre fichier',
      'Intégrez-la dans le SVG, ou supprimez-la',
    ),
    cssImport: fault('charge un style ou une image depuis un autre fichier', embed),
    noNamespace: (namespace) =>
      fault(
        `n’a pas xmlns="${namespace}" sur son <svg>`,
        'Ajoutez-le, car les navigateurs en ont besoin pour afficher l’image',
      ),
    noSize: fault('n’a pas de taille', 'Donnez à son <svg> une largeur et une hauteur, ou une viewBox'),
    tooComplex: (max) =>
      `dessine plus de ${number(max)} éléments, car ses copies contiennent d’autres copies. Pour corriger cela, ${asPngOrWebp}`,
  },
  animation: {
    heavyData: tooHeavy(' avec moins d’images'),
    notData:
      'ne décrit pas une planche de sprites. Exportez les données en JSON depuis Aseprite ou TexturePacker, ou déposez l’image sans elles',
    spine:
      'est un squelette Spine, que les jeux ne peuvent pas lire. Dans Spine, exportez une séquence de fichiers PNG',
    otherSheet: (described, found) =>
      `décrit une planche de ${sizeText(described)} pixels, mais l’image fait ${sizeText(found)}. Exportez les deux ensemble de nouveau`,
    noFrames: 'ne contient aucune image d’animation. Exportez l’animation de nouveau',
    outside: (frame) =>
      `place « ${frame} » hors de l’image. Exportez la planche et ses données ensemble de nouveau`,
  },
  animationNotes: {
    squared: 'Ses images ont été centrées dans un carré.',
    cropped: 'Les bords vides communs à toutes ses images ont été rognés.',
    enlarged: (from, to) => `Ses images ont été agrandies de ${aboutPixels(from)} à ${to} pixels.`,
    enlargedSoft: (from, to) =>
      `Ses images ont été agrandies de ${aboutPixels(from)} à ${to} pixels, elles peuvent donc paraître floues.`,
    linedUp: 'Elle a été alignée sur l’image du symbole.',
    faded: 'Elle ne commence pas par l’image du symbole : celle-ci se fond donc dans l’animation.',
    still: 'Sa première image est maintenant le symbole au repos.',
    cut: (rows, columns) =>
      `Elle a été découpée en ${counted(rows, 'ligne')} et ${counted(columns, 'colonne')} d’images.`,
    clip: (name, count) => `Joue « ${name} », l’une de ses ${counted(count, 'animation')}.`,
    clips: (count, motion) =>
      `Joue ses ${counted(count, 'animation')} l’une après l’autre. Nommez-en une « ${motion} » pour ne jouer que celle-là.`,
    groundRemoved: 'Le fond uni de ses images a été retiré.',
    ground: 'Ses images n’ont pas de fond transparent.',
    uncut:
      'Impossible de distinguer ses images : elle s’affiche comme une seule. Indiquez ses lignes et ses colonnes.',
    plainLayers: 'Ses calques sont dessinés en mode normal, car les jeux n’en connaissent pas d’autre.',
    noTimes: (count, rate) =>
      `Ses ${counted(count, 'image')} n’ont pas de durée : elles défilent à ${rate} par seconde.`,
    faster: (seconds, max) =>
      `Dure ${number(max)} secondes au lieu de ${seconds.toLocaleString(locale(), { maximumFractionDigits: 1 })}, car un gain est court.`,
    fewerFrames: (count, max) => `Ramenée de ${count} à ${max} images.`,
    resampled: (from, to) => `Ramenée de ${Math.round(from)} à ${Math.round(to)} images par seconde.`,
    rounded: (rate) => `Sa cadence a été arrondie à ${Math.round(rate)} images par seconde.`,
    otherSheet: (described, found) =>
      `Ses données décrivent une planche de ${sizeText(described)} pixels, mais l’image fait ${sizeText(found)}. Vérifiez qu’elles vont ensemble.`,
  },
  sound: {
    empty: 'est vide. Exportez-le de nouveau depuis votre logiciel audio',
    tooHeavy: tooHeavy(' en le raccourcissant ou en le compressant'),
  },
  font: {
    empty: 'est vide. Exportez la police de nouveau',
    tooHeavy: tooHeavy(' en ne gardant que les chiffres de 0 à 9, la virgule et le point'),
    noFont: 'n’est pas une police. Exportez-la en WOFF2, WOFF, TTF ou OTF',
  },
  names: {
    missing: (name, extensions) =>
      `${name}${extensions[0] ?? ''} manque. Ajoutez-le en ${anyOf(extensions)}.`,
    duplicates: (name, files) =>
      `${name} a ${counted(files.length, 'fichier')} (${list(files)}). Gardez-en un seul.`,
    unexpected: {
      picture: (file, advice) => `${file} n’est pas une image du jeu. ${advice}`,
      animation: (file, advice) => `${file} n’est pas une animation du jeu. ${advice}`,
      sound: (file, advice) => `${file} n’est pas un son du jeu. ${advice}`,
      font: (file, advice) => `${file} n’est pas une police du jeu. ${advice}`,
    },
    exportAs: (extensions) => `Exportez-le en ${anyOf(extensions)}.`,
    moveTo: (name, folder) => `Nommez-le ${name} et mettez-le directement dans le dossier ${folder}.`,
    moveOut: 'Sortez-le de ce dossier.',
    nameAfter: (names) => `Renommez-le en ${anyOf(names)}, ou sortez-le de ce dossier.`,
  },
  skin: {
    nothingElse: (manifest) =>
      `Le skin ne contient que ${manifest}. Ajoutez une image, un son ou une couleur.`,
    unlistedGame: (manifest, game) =>
      `${manifest} n’indique pas ${game}, mais le skin a des fichiers pour ce jeu. Ajoutez-le à « games ».`,
    gainAlone: (manifest, sound) =>
      `${manifest} baisse le volume de ${sound}, mais le skin n’a pas ce son. Ajoutez-le ou retirez-le de « gains ».`,
    noSheet: (data, sheet) => `${data} n’a pas de planche de sprites. Mettez ${sheet} à côté.`,
    noData: (sheet, data) => `${sheet} est une planche de sprites sans ses données. Mettez ${data} à côté.`,
    missingDigits: (digits) =>
      `Les images des chiffres ne sont utilisées que si les dix sont là. Il manque encore : ${list(digits)}.`,
    notFitted: (file, notes) =>
      `${file} n’est pas encore dans la forme que les jeux attendent. Déposez-le dans le studio, qui changera ceci : ${notes.join(' ')}`,
  },
  manifest: {
    missing: 'manque. Il indique le nom du skin, qui l’a créé et à quels jeux il est destiné',
    tooHeavy: tooHeavy(),
    notJson:
      'n’est pas un objet JSON. Écrivez-le de nouveau, ou téléchargez le skin de nouveau depuis le studio',
    needs: {
      name: 'doit contenir « name » : le nom du skin',
      author: 'doit contenir « author » : qui l’a créé',
      licence:
        'doit contenir « licence » : à quelles conditions d’autres peuvent l’utiliser, comme CC-BY-4.0',
    },
    needsGames: (games) => `doit contenir « games » : une liste d’un ou de plusieurs jeux, ${anyOf(games)}`,
    tooLong: (field, max) =>
      `a un champ « ${field} » trop long. Utilisez au plus ${counted(max, 'caractère')}`,
    invisible: (field) => `a un caractère invisible dans « ${field} ». Retapez-le sans ce caractère`,
    nameless: 'doit avoir un « name » avec une lettre de a à z ou un chiffre, car son dossier prend ce nom',
    unknownGame: (game, games) =>
      `est destiné à ${game}, qui n’est pas un jeu d’ici. Utilisez ${anyOf(games)}`,
    pixelated:
      'a un champ « pixelated » qui n’est ni true ni false. Écrivez true si les pixels doivent rester nets',
    notColours:
      'a un champ « colours » au mauvais format. Écrivez les couleurs comme ceci : { "gold": "#ffd27a" }',
    notGains:
      'a un champ « gains » au mauvais format. Écrivez-le comme ceci : { "lucky-fishing/sounds/coins": -6 }',
    badGain: (min) =>
      `a dans « gains » un nombre qui n’est pas compris entre ${number(min)} et 0\u00a0dB. Un son peut seulement être baissé`,
    unknownField: (field) => `a un champ « ${field} », que les skins n’utilisent pas. Supprimez-le`,
    unknownColour: (name, known) =>
      `a une couleur « ${name} », que la page n’utilise pas. Utilisez ${anyOf(known)}`,
    badColour: (name, value) =>
      `donne ${JSON.stringify(value)} comme couleur « ${name} ». Écrivez-la sous la forme #rrggbb`,
    hardToRead: (problem) => `a des couleurs difficiles à lire : ${problem}`,
  },
  colours: {
    contrast: (text, ground, ratio, min) =>
      `${text} sur ${ground} a un contraste de ${ratio.replace('.', ',')}:1. Éclaircissez ou assombrissez l’une des deux jusqu’à au moins ${min.toLocaleString(locale())}:1`,
    token: (token, colour) => `${token} (${colour})`,
    ink: (colour) => `la couleur fixe ${colour}`,
  },
  archive: {
    'too-heavy': (bytes, max) => `Le zip fait ${bytesText(bytes)}. Ramenez-le à ${bytesText(max)} au plus.`,
    'no-zip': () => 'Ce fichier n’est pas un zip. Compressez le dossier en zip.',
    'cut-off': () => 'Il manque la fin du zip. Téléchargez-le de nouveau, ou recréez-le.',
    damaged: () => 'Le zip est endommagé. Téléchargez-le de nouveau, ou recréez-le.',
    'several-parts': () => 'Le zip est en plusieurs parties. Recréez-le en un seul fichier.',
    empty: () => 'Le zip est vide. Compressez le dossier du skin.',
    'nothing-usable': (sentence) => `Rien dans le zip n’est utilisable. ${sentence}`,
    'too-many-files': (max) => `Le zip contient plus de ${counted(max, 'fichier')}. ${leaveOut}`,
    'unpacks-too-large': (max) => `Une fois décompressé, le zip dépasse ${bytesText(max)}. ${leaveOut}`,
    'unsafe-path': (path) =>
      `Le zip contient « ${path} », un chemin qui pourrait mener hors de son dossier. Compressez le dossier lui-même, sans liens.`,
  },
  archiveFile: {
    damaged: 'est endommagé. Téléchargez le zip de nouveau, ou recréez-le',
    encrypted: 'est protégé par un mot de passe. Recréez le zip sans mot de passe',
    unknownMethod: 'est compressé d’une façon inhabituelle. Recréez un zip ordinaire',
    tooLarge: (bytes, max) => `fait ${bytesText(bytes)}. Ramenez chaque fichier à ${bytesText(max)} au plus`,
    twice: 'est deux fois dans le zip, et seul le premier a été utilisé. Gardez-en un seul',
  },
} satisfies Translation<typeof english>;
