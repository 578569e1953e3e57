import type { texts as englishCards } from '../../pages/studio/cards/texts';
import type { texts as englishCloseup } from '../../pages/studio/closeup/texts';
import type { texts as englishTrial } from '../../pages/studio/trial/texts';
import type { Translation } from '../translation';
import { counted, number } from './german';
import { ui } from './shell';
import { locale } from '../../languages/language';

/** What symbols do in their animations and other pictures, by their files' names. */
const STATES: Readonly<Record<string, string>> = {
  win: 'Gewinn',
  rest: 'Ruhe',
  land: 'Landung',
  blur: 'Fahrt',
};

export const cards = {
  groups: {
    symbols: 'Symbole',
    stage: 'Automat und Kulisse',
    wins: 'Große Gewinne',
    shell: 'Seiten',
    sounds: 'Töne',
  },
  count: (replaced, all) => `${replaced} von ${all} ersetzt`,
  state: (symbol, state) => `${symbol} (${STATES[state] ?? state})`,
  states: {
    title: 'Animationen und Unschärfe',
    text: 'Wähle eine Datei, oder benenne sie wie gezeigt.',
    names: {
      win: 'Beim Gewinn',
      rest: 'Wenn die Walzen stehen',
      land: 'Wenn die Walze landet',
      blur: 'Während die Walze läuft',
    },
    chooseFor: (name) => `Datei für ${name} wählen`,
    remove: 'Entfernen',
    removeThis: (name) => `${name} entfernen`,
  },
  card: {
    original: 'Original',
    originalOf: (name) => `${name}, Original`,
    custom: 'Deine Version',
    customOf: (name) => `${name}, deine Version`,
    empty: '{file} hierher ziehen',
    choose: 'Wählen',
    chooseFor: {
      picture: (name) => `Bild für ${name} wählen`,
      sound: (name) => `Ton für ${name} wählen`,
      font: (name) => `Schrift für ${name} wählen`,
    },
    restore: 'Original wiederherstellen',
    restoreThis: (name) => `Original wiederherstellen: ${name}`,
    move: 'Verschieben',
    moveTo: 'Neuer Platz',
    moveThis: (name) => `${name} an einen anderen Platz verschieben`,
    look: 'Nahansicht',
    lookAt: (name) => `Nahansicht von ${name}`,
    shown: ({ width, height }) => `Im Spiel bis zu ${width} × ${height} px`,
    high: (height) => `Im Spiel bis zu ${height} px hoch`,
    animated: 'Mit deiner Animation.',
  },
  preview: {
    text: 'In den Spielen ist der Ton aus, bis ihn jemand einschaltet.',
    original: 'Original abspielen',
    custom: 'Deine Version abspielen',
    stop: 'Stopp',
    of: (action, name) => `${action}: ${name}`,
    failed: 'Dein Browser konnte diesen Ton nicht abspielen.',
  },
  wins: {
    text: 'Im Original gibt es hierfür keine Bilder. Zeichne für die Summe alle zehn Ziffern auf gleich hohe Flächen, oder füge eine Schrift hinzu.',
    missing: (digits) =>
      `Deine Ziffern werden verwendet, sobald alle zehn da sind. Es fehlen noch: ${digits.join(', ')}.`,
  },
  figure: (name) => (name === 'comma' ? 'Komma' : name === 'point' ? 'Punkt' : `Ziffer ${name}`),
  gameCard: (game) => `Karte ${game}`,
  sounds: {
    'reels-start': 'Walzen starten',
    'reel-land': 'Walze bleibt stehen',
    count: 'Gewinn zählt hoch',
    'count-end': 'Zählen endet',
    'win-small': 'Kleiner Gewinn',
    'win-good': 'Guter Gewinn',
    'win-big': 'Großer Gewinn',
    'win-huge': 'Größerer Gewinn',
    'win-giant': 'Größter Gewinn',
    coins: 'Münzen kommen dazu',
    refusal: 'Spin abgelehnt',
    'bed-water': 'Hintergrund: Wasser',
    'bed-wood': 'Hintergrund: Holz',
    'bed-bells': 'Hintergrund: Glocken',
  },
  pictures: {
    'age-18': '18+-Zeichen',
    banner: 'Banner',
    bonus: 'Tagesbonus',
    bubble: 'Blase',
    burst: 'Strahlen hinter der Summe',
    coin: 'Münze',
    'desert-oasis': 'Karte Wüstenoase',
    font: 'Schrift der Summe',
    frame: 'Rahmen',
    'frame-tall': 'Rahmen, hoch',
    icon: 'Icon',
    'kelp-left': 'Seetang links',
    'kelp-right': 'Seetang rechts',
    logo: 'Logo',
    'lost-at-sea': 'Auf See verschollen',
    plate: 'Tafel für Einsatz und Gewinn',
    rays: 'Lichtstrahlen',
    reels: 'Walzen',
    'scene-light': 'Sonniges Wasser',
    'scene-reef': 'Riff',
    'scene-sand': 'Meeresgrund',
    sign: 'Schild',
    'sign-tall': 'Schild, hoch',
    title: 'Tafel hinter dem Titel',
    trophy: 'Pokal',
    wordmark: 'Schriftzug',
  },
} satisfies Translation<typeof englishCards>;

export const closeup = {
  adjust: {
    open: 'Anpassen',
    openFor: (name) => `${name} anpassen`,
    close: 'Fertig',
    title: (name) => `${name} anpassen`,
    help: 'Zieh das Bild, seine Ecke oder den Griff darüber. Oder verschieb es mit den Pfeiltasten, ändere die Größe mit + und - und dreh es mit [ und ].',
    field: (name) => `${name} am richtigen Platz`,
    left: 'Nach links',
    right: 'Nach rechts',
    up: 'Nach oben',
    down: 'Nach unten',
    larger: 'Größer',
    smaller: 'Kleiner',
    turnLeft: 'Nach links drehen',
    turnRight: 'Nach rechts drehen',
    ground: 'Hintergrund entfernen',
    fit: 'Wie es den Platz füllt',
    cover: 'Ausfüllen',
    contain: 'Ganz zeigen',
    reset: 'Zurücksetzen',
    failed: 'Dein Browser konnte dieses Bild nicht noch einmal lesen.',
  },
  closeup: {
    still: 'In Ruhe',
    blurred: 'In voller Fahrt',
    outline: 'Als Silhouette',
    win: 'Beim Gewinn',
    label: (name, state, version) => `${name}, ${state}, ${version}`,
    on: (label, ground) => `${label}, auf ${ground === 'dark' ? 'dunklem' : 'hellem'} Grund`,
    side: (pixels) => `${pixels} px`,
    play: 'Gewinn abspielen',
    playOf: (name, version) => `Gewinn abspielen: ${name}, ${version}`,
    parts: 'Bewegliche Teile',
    missingPart: (part) => `${part} (fehlt)`,
    noParts: 'Dieses Bild hat keines dieser Teile, darum hüpft es als Ganzes.',
    fewerParts: 'Teile, die in diesem Bild fehlen, bewegen sich nicht.',
  },
} satisfies Translation<typeof englishCloseup>;

export const trial = {
  trial: {
    title: 'Auf den Walzen',
    text: 'Diese Münzen sind nur zum Ausprobieren.',
    reels: 'Walzen',
    coins: 'Münzen',
    win: 'Gewinn',
    returned: 'Münzen zurück',
    sizes: {
      small: 'Kleiner Gewinn',
      good: 'Guter Gewinn',
      big: 'Großer Gewinn',
      huge: 'Größerer Gewinn',
      giant: 'Größter Gewinn',
    },
    show: (seconds, coins, bubbles) =>
      seconds === 0
        ? 'Ohne Feier'
        : `${number(seconds)} s, ${ui.coins(coins)}, ${counted(bubbles, 'Blase', 'Blasen')}`,
    showIt: 'Ansehen',
    showOf: (level) => `Ansehen: ${level}`,
    winOf: (level, win) => `${level}: ${win}`,
    symbolTimes: (symbol, times) => `${symbol} ${times.toLocaleString(locale())}×`,
    none: 'Kein Gewinn',
    idle: 'Wähle einen Gewinn, um ihn zu sehen.',
    spinning: 'Dreht sich …',
    lost: 'Kein Gewinn.',
    outcome: (level, { spins, payout }, won, feature = { spin: 'Spin', spins: 'Spins' }) => {
      const wins = spins.flatMap((spin) => spin.wins).length;
      const collected = spins.flatMap((spin) => spin.collected).length;
      const free = spins.length - 1;
      const parts = [
        ...(wins === 1 ? won : []),
        ...(wins > 1 ? [counted(wins, 'Linie', 'Linien')] : []),
        ...(collected > 0 ? [`${counted(collected, 'Symbol', 'Symbole')} eingesammelt`] : []),
        ...(free > 0 ? [`${free} Gratis-${free === 1 ? feature.spin : feature.spins}`] : []),
      ];
      return `${level}: ${parts.join(', ')}, ${ui.coins(payout)}.`;
    },
    lessMotion:
      'Reduzierte Bewegung ist an. Die Walzen blenden über, und Gewinne leuchten auf, ohne sich zu bewegen.',
  },
} satisfies Translation<typeof englishTrial>;
