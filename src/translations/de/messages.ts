import type { texts as english } from '../../app/notifications/texts';
import type { texts as englishNewVersion } from '../../app/pwa/texts';
import type { texts as englishSkinFiles } from '../../app/skin-files/texts';
import type { texts as englishVisitLook } from '../../app/visit-look/texts';
import { spokenList } from '../../games/spoken';
import type { texts as englishToast } from '../../ui/toast/texts';
import type { Translation } from '../translation';
import { counted } from './german';
import { ui } from './shell';

const coins = (count: number): string => ui.coins(count);

export const toast = {
  label: 'Meldung',
  list: 'Meldungen ({hotkey})',
  close: 'Schließen',
} satisfies Translation<typeof englishToast>;

export const skinFiles = {
  opening: (file) => ({
    title: `${file} wird geöffnet`,
    description: 'Bilder und Töne werden geprüft.',
  }),
  unreadable: (file) => ({
    title: `${file} konnte nicht geöffnet werden`,
    description: 'Speichere die Datei neu oder lade sie noch einmal herunter, und versuche es dann erneut.',
  }),
  noSkin: {
    title: (file) => `${file} ist kein Skin`,
    loose: 'Im ZIP fehlt skin.json, aber es enthält Bilder oder Töne. Füge es im Studio hinzu.',
    other: 'Nichts darin gehört zu den Spielen.',
  },
  noZip: {
    title: (files) =>
      files.length === 1 ? `${files[0] ?? ''} ist kein Skin` : 'Diese Dateien sind kein Skin',
    art: 'Füge Bilder und Töne im Studio hinzu, dann siehst und hörst du sie in den Spielen.',
    data: 'Einen Spielstand importierst du in deinem Profil. Dateien eines Skins fügst du im Studio hinzu.',
    other: 'Ein Skin ist eine Datei, die auf .zip endet. Bilder, Töne und Ordner gehören ins Studio.',
  },
  open: { studio: 'Studio öffnen', profile: 'Profil öffnen' },
  offer: {
    about: (author, games) => `Ein Skin von ${author}, für ${games}.`,
    licence: (licence) => `Lizenz: ${licence}.`,
    contents: (counts) =>
      `${spokenList([
        ...(counts.pictures > 0 ? [counted(counts.pictures, 'Bild', 'Bilder')] : []),
        ...(counts.animations > 0 ? [counted(counts.animations, 'Animation', 'Animationen')] : []),
        ...(counts.sounds > 0 ? [counted(counts.sounds, 'Ton', 'Töne')] : []),
        ...(counts.colours > 0 ? [counted(counts.colours, 'Seitenfarbe', 'Seitenfarben')] : []),
      ])}.`,
    leftOut: (count) =>
      `${counted(count, 'Problem', 'Probleme')}: Was sich nicht verwenden lässt, wird weggelassen`,
    help: 'Ansehen kannst du ihn, bis du diese Seite schließt oder neu lädst. Wenn du ihn verwendest, bleibt er, und du kannst ihn im Studio bearbeiten. Dein eigener Skin bleibt dort auch erhalten.',
    look: 'Ansehen',
    use: 'Verwenden',
    notNow: 'Jetzt nicht',
  },
  linked: {
    question: (name, author, size) => `Den Skin „${name}“ von ${author} (${size}) für diesen Besuch zeigen?`,
    show: 'Zeigen',
    title: 'Der Skin konnte nicht geöffnet werden',
    address: 'Der Link zum Skin muss mit https:// beginnen. Bitte um einen neuen Link.',
    refused: (status) =>
      `Seine Website hat mit dem Fehler ${status} geantwortet. Frag nach, ob der Link noch stimmt.`,
    unreachable:
      'Seine Website ist nicht erreichbar oder gibt die Datei nicht an andere Websites weiter. Lade das ZIP dort herunter und zieh es auf diese Seite.',
    noZip: 'Der Link führt nicht zu einem ZIP. Lade das ZIP selbst herunter und zieh es auf diese Seite.',
    tooLarge: (max) =>
      `Das ZIP ist größer als ${max} und damit zu groß für einen Skin. Bitte um ein kleineres.`,
  },
  used: (name, author) => ({
    title: `Du verwendest jetzt ${name}`,
    description: `Von ${author}. Ändern kannst du das in den Einstellungen oder im Studio.`,
  }),
  shelved: (name) => `${name.trim() || 'Dein Skin ohne Namen'} liegt im Studio unter „Deine Skins“.`,
  notKept: (name) => ({
    title: `${name} konnte nicht gespeichert werden`,
    description:
      'Dein Browser hat keinen Platz mehr oder speichert für diese Website nichts. Ansehen kannst du den Skin trotzdem.',
  }),
} satisfies Translation<typeof englishSkinFiles>;

export const visitLook = {
  shown: 'Gilt nur für diesen Besuch.',
  keep: 'Behalten',
  back: 'Zurück zu meinem',
  unknown: {
    title: 'Look nicht gefunden',
    description: 'Diesen Look gibt es hier nicht, darum siehst du weiter deinen eigenen.',
  },
} satisfies Translation<typeof englishVisitLook>;

export const newVersion = {
  newVersion: {
    title: 'Eine neue Version ist da',
    description: 'Lade die Seite neu, um zu aktualisieren. Deine Münzen sind sicher.',
    reload: 'Neu laden',
  },
} satisfies Translation<typeof englishNewVersion>;

export const notifications = {
  date: {
    title: (date) => `Ist heute der ${date}?`,
    text: 'Das Datum deines Geräts hat sich um mehr als einen Tag geändert, und das Spiel richtet sich jetzt nach dem neuen. Wenn es nicht stimmt, korrigiere es in den Einstellungen deines Geräts. Limits und Auszeiten behalten ihre Restzeit.',
    yes: 'Ja, das stimmt',
  },
  saveProblem: {
    dismiss: 'Hinweis schließen',
    unreadable: {
      title: 'Dein Spielstand konnte nicht gelesen werden',
      text: 'Wir haben ihn unverändert als Sicherung in diesem Browser aufgehoben. Du kannst mit den Münzen weiterspielen, die du jetzt hast, und sie werden wie gewohnt gespeichert. Du musst nichts tun.',
    },
    newer: {
      title: 'Dein Spielstand stammt aus einer neueren Version',
      text: 'Diese Seite ist älter, darum lässt sie deinen Spielstand unberührt. Die Münzen, die du jetzt siehst, und Einstellungen, die du änderst, gelten nur für diesen Besuch. Lade die Seite neu, dann bekommst du die neuere Version, und deine Münzen sind wieder da.',
    },
    'not storable': {
      title: 'Deine Münzen können nicht gespeichert werden',
      text: 'Dieser Browser lässt das Spiel nichts speichern, oder sein Speicher ist voll. Du kannst weiterspielen, aber von jetzt an gehen Münzen, Einstellungen, Limits und Auszeiten verloren, wenn du die Seite verlässt oder neu lädst. Schaffe etwas Platz oder erlaube Websitedaten, und lade die Seite dann neu.',
    },
    'impossible round': {
      title: 'Eine Runde konnte nicht beendet werden',
      text: 'Die gespeicherte Runde passt nicht zu ihrem Spiel, darum wissen wir nicht, was sie gezahlt hat. Du hast deinen Einsatz zurückbekommen. Eine Kopie der Runde haben wir als Sicherung in diesem Browser aufgehoben. Du kannst weiterspielen.',
    },
  },
  refusals: {
    'not enough coins': {
      title: 'Nicht genug Münzen!',
      description: 'Für diesen Einsatz brauchst du mehr Münzen.',
    },
    'spinning in another tab': {
      title: 'In einem anderen Tab wird gedreht',
      description:
        'In einem anderen Tab läuft gerade ein Spin. Hier wurden keine Münzen abgezogen. Versuche es noch einmal, wenn er fertig ist.',
    },
    'open round not loaded': {
      title: 'Erst muss deine letzte Runde zu Ende gehen',
      description:
        'Ihr Spiel konnte nicht geladen werden, darum wurde kein neuer Spin gestartet und es wurden keine Münzen abgezogen. Prüfe deine Verbindung und versuche es noch einmal.',
    },
    'randomness broken': {
      title: 'Ein fairer Spin ist gerade nicht möglich',
      description:
        'Dein Browser hat keine Zufallszahlen geliefert, darum wurde der Spin nicht gestartet und es wurden keine Münzen abgezogen. Lade die Seite neu und versuche es noch einmal.',
    },
  },
  bonusIsReady: (amount) => `Hol dir auf der Startseite den Tagesbonus von ${coins(amount)}.`,
  bonusIsDue: (time) => `Noch ${time} bis zum nächsten Tagesbonus.`,
  roundVoided: {
    title: 'Dieser Spin zählt nicht',
    description: 'Im selben Moment hast du auch in einem anderen Tab gespielt. Dein Guthaben stimmt.',
  },
  bonusNotSaved: {
    title: 'Du kannst deinen Bonus noch abholen',
    description:
      'Dein Browser konnte ihn nicht speichern, darum kamen keine Münzen dazu. Schaffe etwas Platz oder erlaube dieser Website, Daten zu speichern, und hol ihn dann noch einmal ab.',
  },
  bonus: (amount, streak) => ({
    title: 'Tagesbonus',
    description:
      streak > 1
        ? `Du hast ${coins(amount)} bekommen. Das ist Tag ${streak} in Folge.`
        : `Du hast ${coins(amount)} bekommen.`,
  }),
  bet: (bet) => `Einsatz ${coins(bet)}.`,
  win: (payout) => ({
    title: '🎉 Gewonnen!',
    description: `Du hast ${payout} Münzen gewonnen!`,
  }),
  returned: (payout, bet) =>
    payout === bet
      ? {
          title: `Du bekommst deine ${bet} Münzen zurück`,
          description: 'Diese Runde hat so viel gezahlt, wie du gesetzt hast.',
        }
      : {
          title: `Du bekommst ${payout} von ${bet} Münzen zurück`,
          description: 'Diese Runde hat weniger gezahlt, als du gesetzt hast.',
        },
  recovered: 'Deine letzte Runde wurde für dich beendet',
  waitingToSave: {
    title: 'Noch nicht gespeichert',
    description:
      'In einem anderen Tab läuft gerade ein Spin. Deine Änderung wird gespeichert, sobald er fertig ist. Lass diese Seite so lange offen.',
  },
  sessionEnding: (minutes) => ({
    title: minutes === 1 ? 'Noch 1 Minute' : `Noch ${minutes} Minuten`,
    description: 'DREHEN! wird gesperrt, wenn du dein Sitzungslimit erreichst.',
  }),
  challenge: {
    lastWeek: 'Challenge der letzten Woche',
    olderWeek: (week) => `Wochen-Challenge, ${week}`,
    result: (rank, prize) =>
      prize > 0
        ? `Du bist auf Platz ${rank} gelandet und hast ${coins(prize)} gewonnen.`
        : `Du bist auf Platz ${rank} gelandet. Diesmal gibt es keinen Preis.`,
    rank: (rank) => `Du bist auf Platz ${rank} gelandet`,
    prize: (prize) => `+${coins(prize)}`,
    collect: 'Einsammeln',
  },

  round: {
    balance: (balance) => `Guthaben ${coins(balance)}.`,
    noWin: 'Kein Gewinn.',
    lineWon: (line, symbols, payout) => `${line}, ${symbols}: Du hast ${coins(payout)} gewonnen.`,
    lineReturned: (line, symbols, payout) => `${line}, ${symbols}: Du bekommst ${coins(payout)} zurück.`,
    line: (line, symbols, payout) => `${line}: ${symbols}, ${coins(payout)}.`,
    moreLines: (lines, payout) => `${lines} weitere Linien: ${coins(payout)}.`,
    symbols: (count, plural) => `${count} ${plural}`,
    collected: (collected, payout) => `${collected}: ${coins(payout)}.`,
    collectedOnly: (collected) => `${collected}.`,
    freeSpins: (count, spins, payout) => `${count} ${spins}: ${payout > 0 ? coins(payout) : 'nichts'}.`,
    freeSpin: (spin, number, total, payout) =>
      `${spin} ${number} von ${total}: ${payout > 0 ? coins(payout) : 'nichts'}.`,
    lastNext: (spin) => `Der nächste ${spin} ist der letzte.`,
    won: (payout) => `Du hast ${coins(payout)} gewonnen.`,
    returned: (payout) => `Du bekommst ${coins(payout)} zurück.`,
    bet: (bet) => `Du hast ${coins(bet)} gesetzt.`,
    lineShown: (line, symbols) => `${line}: ${symbols.join(', ')}.`,
    paid: (payout) =>
      payout > 0 ? `Die Runde hat ${coins(payout)} gezahlt.` : 'Die Runde hat nichts gezahlt.',
    paidInAll: (payout) => `Die Runde hat insgesamt ${coins(payout)} gezahlt.`,
  },
} satisfies Translation<typeof english>;
