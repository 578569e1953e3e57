import { keyOf } from './paths';

/** What people, programs and sites add to a name, which doesn't say what a picture shows. By what they say; without accents. */
const ADDED_WORDS = new Set(
  [
    // How far it is, and that it is a copy.
    'final finished done new old draft rough edit edited fixed export exported copy kopie copia copie of von de',
    'neu fertig entwurf nuevo novo nouveau v ver version rev test temp tmp placeholder default normal original orig',
    // How it was saved.
    'png svg jpg jpeg gif webp psd ai aseprite hd sd hires lowres res transparent alpha nobg no bg cutout trimmed',
    'optimized compressed min web rgb srgb removebg preview px dpi cropped resized small medium large scaled size',
    // Where it comes from.
    'pngwing pngtree pngegg freepik flaticon vecteezy shutterstock istock pixabay svgrepo dreamstime iconfinder',
    'noun kenney openmoji twemoji noto chatgpt dalle midjourney gemini generated com www stock',
    // What kind of picture or sound it is.
    'icon icons ico ic sprite sprites spr symbol symbols sym image images img imagen imagem bild pic picture photo',
    'still static idle base layer artboard slot reel asset assets art artwork tex texture element vector clipart',
    'illustration drawing cartoon sticker emoji flat pixel pixelart icone symbole simbolo ikon color colour colored',
    'sound sounds sfx snd audio fx se stage ui gfx graphic graphics',
    // What it is in a game.
    'enemy enemies boss player npc mob monster creature character char item items prop object obj entity collectible',
    'pickup card game wild scatter high low animal animals tier animales animais animaux sea ocean marine life',
    // How it looks: its colour, size, mood and direction.
    'red blue green yellow orange purple pink black white grey gray brown gold golden silver turquoise cyan dark light',
    'rot rote roter rotes blau blaue blauer blaues grun grune gruner gelb gelbe gelber schwarz weiss rosa lila golden',
    'rojo roja azul verde amarillo amarilla morado negro negra blanco blanca naranja dorado dorada vermelho vermelha',
    'amarelo amarela roxo preto branco laranja turquesa dourado rouge bleu bleue vert verte jaune noir blanc dore',
    'great big little mini tiny giant huge cute happy funny left right up down side front facing flipped male female macho hembra lado',
    'swim swimming swims closed',
    // Articles and the like.
    'the a an my our from by with for in and mein meine der die das ein eine el la los las un una mi o os um uma meu le les mon',
  ].flatMap((words) => words.split(' ')),
);

/** A code point of an emoji, as sets of emoji name their files. */
const CODE_POINT = /^u?(1f[\da-f]{3})$/i;
/** What build tools put into names to tell versions apart. */
const HASH = /^(?=.*\d)(?=.*[a-f])[\da-f]{6,}$/i;

/**
 * The words of a name, in small letters and without accents, however they are told apart: `SeaHorse_02@2x` is `sea`, `horse`, `02`.
 * An emoji is the code point of it.
 *
 * @param name without its ending
 */
export function wordsIn(name: string): string[] {
  const withoutBrackets = name.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ');
  const chunks = withoutBrackets
    .replace(/@[\d.]+x/gi, ' ')
    .replace(/(?<!\d)(\d+x(\d+)?(px)?|x\d+|\d+px)(?![\p{L}\d])/giu, ' ')
    .replace(/\p{Extended_Pictographic}/gu, (emoji) => ` ${emoji.codePointAt(0)?.toString(16)} `)
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  return chunks.flatMap((chunk) => {
    const codePoint = CODE_POINT.exec(chunk)?.[1];
    const words = HASH.test(chunk) ? [chunk] : chunk.split(BETWEEN_WORDS);
    return (codePoint === undefined ? words : [codePoint]).map(keyOf).filter((word) => word !== '');
  });
}

/** Where capitals begin a word, and between letters and numbers. */
const BETWEEN_WORDS =
  /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{N})(?=[\p{L}])|(?<=[\p{L}\p{M}])(?=\p{N})/u;

/** Whether a word of a name doesn't say what a picture shows: a number, a letter, or one that many names have. */
export const isAddedWord = (word: string): boolean =>
  ADDED_WORDS.has(word) || /^(\d+|[a-z])$/.test(word) || CODE_POINT.test(word) || HASH.test(word);
