import type { texts as englishApp } from '../../app/texts';
import type { texts as englishLayout } from '../../app/layout/texts';
import type { texts as englishErrorScreen } from '../../app/routing/texts';
import type { texts as englishFeatures } from '../../features/texts';
import type { descriptions as englishDescriptions } from '../../pages/descriptions';
import type { texts as englishNotFound } from '../../pages/not-found/texts';
import { formatCoins } from '../../ui/format/format';
import type { texts as englishLooks } from '../../ui/skin/texts';
import type { texts as english } from '../../ui/texts';
import type { Translation } from '../translation';

export const ui = {
  pageTitle: (page) => (page ? `${page} · Lucky Fishing` : 'Lucky Fishing'),
  coins: (coins) => (coins === 1 ? '1 Münze' : `${formatCoins(coins)} Münzen`),
  newTab: '(öffnet sich in einem neuen Tab)',
  toast: {
    actions: (names) => `Mit F8 kommst du zu dieser Meldung. Wähle dann ${names.join(' oder ')}.`,
  },
  fileReady: {
    title: 'Deine Datei ist fertig',
    description: 'Das hat einen Moment gedauert. Drücke auf „Speichern“ und wähle, wohin sie soll.',
    action: 'Speichern',
  },
  time: {
    short: { day: '\u00A0T', hour: '\u00A0h', minute: '\u00A0min' },
    spoken: {
      day: (days) => (days === 1 ? '1 Tag' : `${days} Tage`),
      hour: (hours) => (hours === 1 ? '1 Stunde' : `${hours} Stunden`),
      minute: (minutes) => (minutes === 1 ? '1 Minute' : `${minutes} Minuten`),
    },
    today: (time) => `um ${time} Uhr`,
    otherDay: (dayAndTime) => `am ${dayAndTime} Uhr`,
  },
} satisfies Translation<typeof english>;

export const looks = {
  original: {
    title: 'Original',
    text: 'Das Meer unter dem Steg, so, wie die Spiele zuerst gezeichnet wurden.',
  },
  names: { 'desert-oasis': 'Wüstenoase', paper: 'Papier', pixel: 'Pixel' },
  skin: (author, games) => `Von ${author}, für ${games}.`,
  tried: (author) => `Von ${author}, für diesen Besuch.`,
  custom: {
    title: 'Dein eigener Look',
    text: 'Was du auf diesem Gerät im Studio hinzugefügt hast.',
  },
} satisfies Translation<typeof englishLooks>;

export const errorScreen = {
  broken: {
    pageTitle: 'Etwas ist schiefgelaufen',
    title: 'Unerwarteter Fehler!',
    text: 'Bei uns ist etwas schiefgelaufen. Deine Münzen sind sicher: Jeder Einsatz und jeder Gewinn wird sofort gespeichert, und eine laufende Runde wird für dich zu Ende gespielt.',
  },
  missing: {
    pageTitle: 'Seite nicht geladen',
    title: 'Diese Seite konnte nicht geladen werden',
    text: 'Wahrscheinlich wurde das Spiel aktualisiert, nachdem du es geöffnet hast. Lade die Seite neu, dann bekommst du die neue Version. Wenn das nicht hilft, versuche es in einer Minute noch einmal. Deine Münzen sind sicher.',
  },
  unreachable: {
    pageTitle: 'Keine Verbindung',
    title: 'Keine Verbindung',
    text: 'Diese Seite konnte nicht geladen werden, weil die Website nicht antwortet. Prüfe deine Verbindung und lade die Seite dann neu. Deine Münzen sind sicher.',
  },
  home: 'Zurück an Land',
  reload: 'Seite neu laden',
} satisfies Translation<typeof englishErrorScreen>;

export const app = {
  languageNotLoaded: {
    title: 'Die Sprache konnte nicht geladen werden',
    description: 'Prüfe deine Verbindung und wähle sie dann noch einmal aus.',
  },
  lookNotLoaded: {
    title: 'Der Look konnte nicht geladen werden',
    description: 'Prüfe deine Verbindung und wähle ihn dann noch einmal aus.',
  },
} satisfies Translation<typeof englishApp>;

export const layout = {
  product: 'Lucky Fishing',
  skip: 'Zum Inhalt springen',
  header: { menu: 'Menü', balance: 'Guthaben' },
  menu: { name: 'Hauptmenü', home: 'Start', install: 'Spiel installieren' },
  footer: {
    about: {
      title: 'Über Lucky Fishing',
      text: 'Social-Casino-Slots rund ums Angeln. Du spielst mit virtuellen Münzen, und es gibt nichts zu kaufen.',
    },
    policies: 'Rechtliches',
    responsible: {
      title: 'Spiel verantwortungsvoll',
      age: '18+',
      text: 'Für Erwachsene ab 18 Jahren. Münzen sind nur zum Spielen da und haben keinen Geldwert. Spiel nur zum Spaß, und mach eine Pause, wenn es keinen mehr macht.',
    },
    copyright: '© 2025 Lucky Fishing. Veröffentlicht unter der MIT-Lizenz.',
  },
} satisfies Translation<typeof englishLayout>;

export const features = {
  language: 'Sprache',
  sound: { name: 'Ton', on: 'Ton ist an', off: 'Ton ist aus' },
  textCopy: {
    question: 'Ist keine Datei angekommen?',
    show: 'Als Text zeigen',
    label: 'Dein Spielstand als Text',
    advice:
      'Kopiere den ganzen Text und bewahre ihn sicher auf, zum Beispiel in einer Notiz. Du kannst ihn später auf deiner Profilseite einfügen.',
    copy: 'Kopieren',
    copied: 'Kopiert. Prüfe beim Einfügen, ob der Text angekommen ist.',
    notCopied: 'Dein Browser konnte den Text nicht kopieren. Markiere ihn ganz und kopiere ihn selbst.',
    failed: 'Der Text konnte nicht erstellt werden. Lade die Seite neu und versuche es dann noch einmal.',
  },
} satisfies Translation<typeof englishFeatures>;

export const notFound = {
  code: '404',
  title: 'Diese Seite ist auf See verschollen',
  text: 'Vielleicht ist sie umgezogen, vielleicht gab es sie nie. Wir bringen dich zurück an Land.',
  home: 'Zurück an Land',
} satisfies Translation<typeof englishNotFound>;

export const counts = { words: ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf'] } satisfies {
  words: readonly string[];
};

type Card = Readonly<Record<'pageTitle' | 'name' | 'teaser' | 'description', string>>;

export const luckyFishing = {
  pageTitle: 'Slots',
  name: 'Lucky Fishing Slots',
  teaser: 'Drei gleiche Symbole auf einer Walze bringen dir bis zum 100-Fachen deines Einsatzes.',
  description:
    'Dreh drei Walzen unter dem Steg. Drei gleiche Symbole auf einer Walze bringen bis zum 100-Fachen deines Einsatzes. Virtuelle Münzen ohne Geldwert, für Erwachsene ab 18.',
} satisfies Card;

export const oceanTreasures = {
  pageTitle: 'Ocean Treasures',
  name: 'Ocean Treasures',
  teaser: 'Sammle Perlen auf fünf Walzen und gewinne Gratis-Tauchgänge hinab in die Schatzkammer.',
  description:
    'Dreh fünf Walzen mit zehn Gewinnlinien. Sammle Perlen und gewinne Gratis-Tauchgänge hinab in die Schatzkammer. Virtuelle Münzen ohne Geldwert, für Erwachsene ab 18.',
} satisfies Card;

export const pages = {
  leaderboard: { title: 'Rangliste' },
  profile: { title: 'Profil' },
  settings: { title: 'Einstellungen' },
  looks: { title: 'Looks' },
  studio: { title: 'Studio' },
  fairness: { title: 'Chancen nachrechnen' },
  // Its soft hyphen is where the heading breaks on a phone.
  terms: { title: 'Nutzungs\u00ADbedingungen' },
  privacy: { title: 'Datenschutz' },
  responsibleGaming: { title: 'Verantwortungsvoll spielen' },
} satisfies Readonly<Record<string, { readonly title: string }>>;

export const descriptions = {
  home: 'Kostenlose Social-Casino-Slots im Browser: drei Walzen voller Fische, fünf voller Schätze. Nur virtuelle Münzen, für Erwachsene ab 18.',
  leaderboard:
    'Miss dich in der Wochen-Challenge mit 24 Computer-Anglern und gewinne virtuelle Münzen. Deine ersten 100 Spins zählen.',
  profile:
    'Dein Name, deine Statistik und jede Runde, die du gespielt hast, gespeichert auf deinem eigenen Gerät. Sichere alles in einer Datei zum Mitnehmen.',
  settings:
    'Wähle Sprache, Ton, Bewegung, Look und Grafik, oder fang neu an. Alles wird auf deinem eigenen Gerät gespeichert.',
  looks: 'Alle Looks und wer sie gemacht hat.',
  studio:
    'Füge eigene Bilder hinzu und sieh sie sofort auf den Walzen. Nichts verlässt dein Gerät, und du kannst alles als ZIP herunterladen.',
  fairness: 'Vergleiche deine Runden mit den Gewinnchancen und rechne sie im eigenen Browser nach.',
  terms:
    'Die Regeln für Lucky Fishing. Für Erwachsene ab 18, mit virtuellen Münzen, die keinen Geldwert haben.',
  privacy: 'Deine Münzen, Runden und Ergebnisse bleiben in deinem Browser. Nichts davon wird übertragen.',
  responsibleGaming:
    'So bleibt Spielen ein Spaß: Limits, Erinnerungen, Selbstsperre und Anlaufstellen bei Spielsucht.',
} satisfies Translation<typeof englishDescriptions>;

export const lostAtSea = {
  title: 'Auf See verschollen',
  description: 'Diese Seite gibt es bei Lucky Fishing nicht.',
} satisfies Readonly<Record<'title' | 'description', string>>;
