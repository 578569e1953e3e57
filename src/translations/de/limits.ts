import type { texts as english } from '../../features/limits/texts';
import { formatInstant } from '../../ui/format/format-instant';
import type { Translation } from '../translation';
import { number } from './german';
import { ui } from './shell';

const minutesText = (minutes: number): string =>
  minutes < 120 ? `${minutes} Minuten` : `${number(minutes / 60)} Stunden`;

export const limits = {
  intro:
    'Diese Limits gelten in jedem Tab dieses Browsers. Strengere Limits gelten sofort, weniger strenge erst nach 24 Stunden. Daran ändert sich nichts, wenn du deine Uhr zurückstellst.',
  device:
    'Es gibt keine Konten, darum sind deine Limits auf diesem Gerät gespeichert, und zwar nur in diesem Browser. Andere Browser kennen sie nicht, und wenn du die Daten dieser Website löschst, sind sie weg. Wenn du die Uhr vorstellst, während das Spiel geschlossen ist, kann eine Auszeit vorzeitig enden.',
  limit: {
    session: (limit) => {
      if (!limit) return 'kein Limit';
      const time = minutesText(limit.minutes);
      return limit.until === 'pause'
        ? `${time} Spielzeit, dann fünf Minuten Pause`
        : `${time} Spielzeit pro Tag`;
    },
    remindEvery: (minutes) =>
      minutes === null ? 'keine Erinnerung' : `alle ${minutesText(minutes)} Spielzeit`,
    remindDaily: (on) => (on ? 'bei deinem ersten Spin des Tages' : 'keine tägliche Erinnerung'),
    betPerDay: (bet) => (bet === null ? 'kein Limit' : `${ui.coins(bet)} pro Tag`),
    betPerWeek: (bet) => (bet === null ? 'kein Limit' : `${ui.coins(bet)} pro Woche`),
  },
  now: (limit) => `Jetzt: ${limit}.`,
  later: (limit, from) => `Ab ${formatInstant(from)} Uhr: ${limit}.`,
  keep: 'Aktuelles Limit behalten',
  set: 'Festlegen',
  none: 'Kein Limit',
  minutes: minutesText,

  session: {
    title: 'Sitzungslimits',
    text: 'DREHEN! wird gesperrt, wenn du dieses Limit erreichst. Fünf Minuten davor und noch einmal eine Minute davor wirst du gewarnt. Liegen weniger als fünf Minuten zwischen zwei Runden, zählen sie als Spielzeit. Liegt mehr dazwischen, ist das eine Pause, und danach beginnt eine neue Sitzung.',
    minutes: 'Zeitlimit',
    until: 'Danach bleibt DREHEN! gesperrt',
    untils: {
      pause: 'bis du fünf Minuten Pause gemacht hast',
      tomorrow: 'bis morgen (die ganze Spielzeit von heute zählt)',
    },
  },
  reminders: {
    title: 'Tägliche Erinnerungen',
    text: 'Das Spiel hält zwischen zwei Runden an und zeigt dir, wie lange du gespielt, was du gesetzt und was du gewonnen hast. Dann entscheidest du, ob du weiterspielst oder eine Auszeit nimmst.',
    label: 'Beim Spielen erinnern',
    every: (minutes) => `Alle ${minutesText(minutes)}`,
    never: 'Nie',
    daily: 'Zeig mir bei meinem ersten Spin des Tages, wie viel ich gestern und diese Woche gespielt habe',
  },
  purchases: {
    title: 'Kauflimits',
    text: 'In Lucky Fishing gibt es nichts zu kaufen, also sind auch keine Käufe zu begrenzen. Aber du kannst die Münzen begrenzen, die du setzt. Eine Runde, die über das Limit ginge, startet nicht. Eine Woche geht von Montag bis Sonntag.',
    betPerDay: 'Einsatzlimit pro Tag (Münzen)',
    betPerWeek: 'Einsatzlimit pro Woche (Münzen)',
    empty: 'Lass das Feld leer, wenn du kein Limit möchtest.',
    bad: 'Gib eine ganze Zahl ein, 0 oder mehr Münzen, oder lass das Feld leer, wenn du kein Limit möchtest.',
  },
  exclusion: {
    title: 'Selbstsperre',
    text: 'Eine Auszeit schließt hier alle Spiele, bis sie endet. Du kannst sie verlängern, aber nichts im Spiel verkürzt sie.',
    honest:
      'Ohne Konten können wir dich nicht auf Dauer fernhalten. Eine Auszeit gilt für diesen Browser auf diesem Gerät, und wer die Daten der Website löscht, beendet sie. Um dich überall auszusperren, nimm ein Programm, das Websites sperrt:',
    blockers: [
      {
        name: 'LeechBlock',
        url: 'https://www.proginosko.com/leechblock/',
        text: 'Sperrt in den meisten Browsern die Websites, die du auswählst. Kostenlos.',
      },
      {
        name: 'SelfControl',
        url: 'https://selfcontrolapp.com/',
        text: 'Sperrt auf einem Mac die Websites, die du auswählst, bis die Zeit um ist. Kostenlos.',
      },
      {
        name: 'BetBlocker',
        url: 'https://betblocker.org/',
        text: 'Sperrt Tausende Glücksspielseiten auf all deinen Geräten. Kostenlos.',
      },
    ],
    length: 'Dauer der Auszeit',
    lengths: {
      day: '24 Stunden',
      week: '1 Woche',
      month: '1 Monat',
      'half-year': '6 Monate',
    },
    begin: 'Auszeit nehmen',
    sure: (until) =>
      `Alle Spiele bleiben bis zum ${formatInstant(until)} Uhr geschlossen. Das lässt sich nicht rückgängig machen. Spiele schließen?`,
    yes: 'Ja, Spiele schließen',
    no: 'Nein',
    none: 'Du machst gerade keine Auszeit.',
    now: (until) => `Du machst eine Auszeit bis zum ${formatInstant(until)} Uhr.`,
  },
} satisfies Translation<typeof english>;
