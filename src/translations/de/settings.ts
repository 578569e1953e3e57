import type { texts as englishYourSkins } from '../../features/your-skins/texts';
import type { texts as englishLooks } from '../../pages/looks/texts';
import type { texts as english } from '../../pages/settings/texts';
import { formatCoins } from '../../ui/format/format';
import type { Translation } from '../translation';

export const settings = {
  intro:
    'Änderungen gelten sofort in jedem offenen Tab und bleiben für deinen nächsten Besuch erhalten. Wie dein ganzes Spiel sind sie auf diesem Gerät gespeichert und werden nie übertragen.',
  language: {
    title: 'Sprache',
    text: 'Für die Spiele und alle Seiten, sofort. Bis du eine wählst, gilt die Sprache deines Browsers.',
    automatic: 'Wie im Browser',
  },
  sound: {
    title: 'Ton',
    text: 'Hör beim Spielen die Walzen, deine Fänge und das Wasser ringsum.',
    on: 'Ton an',
    effects: 'Lautstärke der Effekte',
    music: 'Lautstärke der Musik',
    mono: 'Derselbe Ton auf beiden Ohren (Mono)',
    percent: (volume) => `${volume}\u00A0%`,
    spoken: (volume) => `${volume} Prozent`,
    off: 'Der Ton ist aus. Schalte ihn ein, um das Spiel zu hören.',
  },
  motion: {
    title: 'Bewegung',
    text: (seconds) => `Wie viel sich auf dem Bildschirm bewegt. Ein Spin dauert immer ${seconds} Sekunden.`,
    choices: {
      system: { title: 'Wie das Gerät', text: 'Richtet sich nach der Bewegungseinstellung deines Geräts.' },
      full: { title: 'Voll', text: 'Die Walzen rollen, Gewinne werden gefeiert und das Meer bewegt sich.' },
      reduced: {
        title: 'Reduziert',
        text: 'Symbole blenden über, statt zu rollen, und Gewinne leuchten nur auf.',
      },
    },
    inUse: { full: 'Aktiv: volle Bewegung.', reduced: 'Aktiv: reduzierte Bewegung.' },
    idle: 'Das Meer zwischen Spins ein paar Sekunden bewegen',
    idleReduced: 'Bei reduzierter Bewegung steht das Meer still.',
  },
  vibration: {
    title: 'Vibration',
    text: 'Spür es, wenn eine Walze stehen bleibt oder du gewinnst.',
    switchOn: 'Beim Spielen vibrieren',
  },
  look: {
    title: 'Look',
    text: 'Wie Spiele und Seiten aussehen. Während eines Spins wartet ein neuer Look, bis die Walzen stehen.',
    link: 'Wer hat die Looks gemacht?',
  },
  renderer: {
    title: 'Grafik',
    text: 'Wie die Walzen gezeichnet werden. Klappt das beim Spielen nicht, wechselt das Spiel zu „Einfach“.',
    choices: {
      automatic: { title: 'Automatisch', text: 'Nimmt, was auf diesem Gerät am besten läuft.' },
      webgl: { title: 'WebGL', text: 'Schnell mit Grafikprozessor, langsam ohne.' },
      canvas: { title: 'Canvas', text: 'Läuft ohne Grafikprozessor.' },
      dom: { title: 'Einfach', text: 'Von der Seite selbst gezeichnet. Läuft in jedem Browser.' },
    },
    inUse: {
      webgl: 'Aktiv: WebGL.',
      bestWebgl: 'Aktiv: WebGL, weil dieses Gerät einen Grafikprozessor hat.',
      slowWebgl: 'Aktiv: WebGL, ohne Grafikprozessor. Canvas wäre hier schneller.',
      canvas: 'Aktiv: Canvas.',
      faultyWebgl: 'Aktiv: Canvas, weil WebGL hier Farben falsch darstellt.',
      noWebgl: 'Aktiv: Canvas, weil dieser Browser kein WebGL hat.',
      noGraphicsProcessor: 'Aktiv: Canvas, weil WebGL ohne Grafikprozessor langsam ist.',
      dom: 'Aktiv: Einfach.',
      noCanvas: 'Aktiv: Einfach, weil dieser Browser nicht auf ein Canvas zeichnen kann.',
    },
  },
  customSkin: {
    title: 'Dein eigener Look',
    text: 'Füge eigene Bilder hinzu und sieh sie sofort auf den Walzen.',
    link: 'Studio öffnen',
    note: 'Zeichne einen Fisch, einen Rahmen oder das ganze Meer. Was du nicht zeichnest, behält sein Originalbild. Deine Bilder bleiben auf diesem Gerät.',
  },
  keys: {
    title: 'Tastenkürzel',
    text: 'Du steuerst mit der Stimme? Schalte dieses Kürzel aus, damit dein Diktat es nicht auslöst.',
    helpKey: 'Mit ? auf einer Spielseite die Hilfe öffnen',
  },
  limits: {
    title: 'Verantwortungsvoll spielen',
    text: 'Dieselben Hilfsmittel wie auf der Seite „Verantwortungsvoll spielen“. Wenn du dein Spiel zurücksetzt, lockert das deine Limits nicht.',
  },
  reset: {
    title: 'Neu anfangen',
    text: 'Löscht dein Spiel aus diesem Browser, in jedem Tab. Das lässt sich nicht rückgängig machen.',
    goes: {
      title: 'Was gelöscht wird',
      list: (coins) => [
        `deine Münzen (du fängst wieder mit ${formatCoins(coins)} an)`,
        'dein Profil, deine Runden, Rekorde, Tagesbonus-Serie und Ergebnisse der Wochen-Challenge',
        'alle Einstellungen auf dieser Seite, außer deinen Limits und Auszeiten',
        'Kopien von Spielständen, die nicht gelesen werden konnten',
      ],
    },
    stays: {
      title: 'Was bleibt',
      list: [
        'deine Limits und Auszeiten und was du diese und letzte Woche gespielt hast, damit das alles weiter zählt',
        'deine eigenen Bilder im Studio',
        'die Kopie des Spiels, mit der du offline spielen kannst',
      ],
    },
    copy: {
      text: 'Speichere vorher eine Kopie. Sie hält alles in einer Datei fest, die du in deinem Profil importieren kannst.',
      button: 'Kopie speichern',
      failed: {
        title: 'Die Kopie wurde nicht gespeichert',
        description: 'Lade die Seite neu und versuche es dann noch einmal.',
      },
      withoutHistory: {
        title: 'Die Kopie hat keinen Verlauf',
        description:
          'Dein Browser konnte deinen Verlauf nicht lesen. Lade die Seite neu und speichere dann noch eine Kopie.',
      },
    },
    word: 'NEUSTART',
    label: 'Gib zum Zurücksetzen {word} ein',
    wrong: 'Tippe das Wort oben in Großbuchstaben, und sonst nichts.',
    button: 'Spiel zurücksetzen',
    busy: 'Wird zurückgesetzt …',
    outcomes: {
      everything: (coins) => ({
        title: 'Dein Spiel wurde zurückgesetzt',
        description: `Du fängst wieder mit ${formatCoins(coins)} Münzen an.`,
      }),
      'old copies remain': (coins) => ({
        title: 'Dein Spiel wurde zurückgesetzt',
        description: `Du hast ${formatCoins(coins)} Münzen. Dein Browser hat nicht alle alten Runden und Kopien gelöscht. Um sie zu entfernen, lösche die Daten dieser Website.`,
      }),
      'this visit': () => ({
        title: 'Dieser Besuch fängt neu an',
        description:
          'Dein Browser speichert das Spiel gerade nicht. Was er vorher gespeichert hat, ist noch da.',
      }),
    },
    failed: {
      title: 'Es wurde nichts gelöscht',
      description:
        'Dein Browser konnte das neue Spiel nicht speichern. Schaffe etwas Platz oder erlaube dieser Website, Daten zu speichern. Lade dann die Seite neu und versuche es noch einmal.',
    },
  },
} satisfies Translation<typeof english>;

export const looks = {
  intro:
    'Der Look, den du in den Einstellungen wählst, gilt in beiden Spielen und auf jeder Seite. Hier kannst du ihn erst auf den Walzen ausprobieren, nur für diesen Besuch.',
  author: 'Von',
  licence: 'Lizenz',
  games: 'Für',
  tryOn: 'Auf den Walzen ansehen',
  tryOnLook: (name) => `${name} auf den Walzen ansehen`,
  choose: 'Look in den Einstellungen wählen',
  make: 'Eigenen Look im Studio gestalten',
} satisfies Translation<typeof englishLooks>;

export const yourSkins = {
  by: (author) => `Von ${author}.`,
  open: 'Im Studio geöffnet.',
  share: 'Teilen',
  shareThis: (name) => `${name} teilen`,
  unnamed: {
    title: 'Dieser Skin lässt sich noch nicht teilen',
    description: 'Öffne ihn im Studio und gib an, wie er heißt, von wem er ist und welche Lizenz er hat.',
  },
  downloaded: (file) =>
    `Der Download von ${file} hat begonnen. Deine Freunde können die Datei auf jede Seite der Spiele ziehen.`,
  notShared: (file) => ({
    title: `${file} wurde nicht geteilt`,
    description: 'Du kannst den Skin stattdessen als Datei speichern.',
    save: 'Als Datei speichern',
  }),
  remove: 'Entfernen',
  removeThis: (name) => `${name} entfernen`,
  sure: 'Diesen Skin entfernen?',
  yes: 'Ja, entfernen',
  no: 'Behalten',
  removed: {
    title: 'Zuletzt entfernt',
    bringBack: 'Zurückholen',
    bringBackThis: (name) => `${name} zurückholen`,
    done: (name) => `Entfernt: ${name}. Du kannst den Skin zurückholen.`,
    undone: (name) => `${name} ist wieder da.`,
  },
  gone: {
    title: 'Dein Skin ist weg',
    description:
      'Der Skin, den du verwendet hast, ist nicht mehr auf diesem Gerät. Du siehst jetzt das Original.',
  },
  failed: {
    title: 'An deinen Skins wurde nichts geändert',
    description:
      'Dein Browser konnte sie nicht lesen oder speichern. Lade die Seite neu und versuche es dann noch einmal.',
  },
} satisfies Translation<typeof englishYourSkins>;
