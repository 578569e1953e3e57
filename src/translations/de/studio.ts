import type { texts as english } from '../../pages/studio/texts';
import { shownPath } from '../../skins/archive/refusal';
import { MAX_LENGTH } from '../../skins/skin-manifest';
import type { Translation } from '../translation';
import { listed } from './german';

const UNNAMED = 'Skin ohne Namen';
const nameOf = ({ name }: { readonly name: string }): string => name.trim() || UNNAMED;
const nounsOf = {
  picture: ['dein Bild', 'deine Bilder'],
  sound: ['deinen Ton', 'deine Töne'],
  file: ['deine Datei', 'deine Dateien'],
} as const;

export const studio = {
  intro:
    'Zeichne einen Fisch, füge ihn hier hinzu, und er dreht sich. Was du nicht zeichnest, bleibt wie im Original. Deine Dateien bleiben in diesem Browser und werden nie hochgeladen.',
  drop: {
    title: 'Zieh deine Bilder irgendwo auf diese Seite',
    touchTitle: 'Wähle deine Bilder',
    text: 'Bilder können jede Größe und fast jedes Format haben. Benenne sie nach dem, was sie zeigen, zum Beispiel fish.png oder coin.svg. Animationen, Töne, Ordner und eine skin.zip sind auch willkommen.',
    files: 'Dateien wählen',
    folder: 'Ordner wählen',
    over: 'Loslassen, um deine Dateien hinzuzufügen',
    reading: 'Deine Dateien werden geprüft …',
  },
  unreadable:
    'Dein Browser konnte deine Dateien nicht lesen. Speichere sie neu und füge sie noch einmal hinzu.',
  status: {
    added: (names, kind) => {
      if (names.length === 0) return 'Die Angaben zum Skin sind aktualisiert.';
      const [one, several] = nounsOf[kind];
      return `${listed(names)} ${names.length === 1 ? `verwendet jetzt ${one}` : `verwenden jetzt ${several}`}.`;
    },
    recoloured: (name) => `Farbe geändert: ${name}.`,
    restoredColour: (name) => `Originalfarbe wiederhergestellt: ${name}.`,
    restored: (name) => `${name}: wieder das Original.`,
    pixelated: (isOn) => (isOn ? 'Pixel bleiben jetzt scharf.' : 'Bilder werden jetzt geglättet.'),
    otherTab: 'Deine Änderungen aus einem anderen Tab sind übernommen.',
    otherTabsChange: 'Änderungen aus einem anderen Tab.',
    moved: (from, to) => `Deine Datei wurde von ${from} zu ${to} verschoben.`,
    adjusted: (name) => `${name}: angepasst.`,
    removed: 'Alle deine Dateien sind entfernt.',
    undone: (change) => `Letzte Änderung rückgängig gemacht (${change.replace(/\.$/, '')}).`,
  },
  undo: 'Rückgängig',
  problemsTitle: 'Was du noch beheben musst',
  notesTitle: 'Was mit deinen Dateien gemacht wurde',
  notSaved: {
    quota:
      'Dein Browser hat keinen Platz mehr für deine Dateien. Sie gehen verloren, wenn du diese Seite verlässt. Teile den Skin, um eine Kopie zu behalten.',
    unavailable:
      'Dein Browser speichert für diese Website nichts, vielleicht weil das ein privates Fenster ist. Deine Dateien gehen verloren, wenn du diese Seite verlässt. Teile den Skin, um eine Kopie zu behalten.',
    failed:
      'Dein Browser konnte deine letzte Änderung nicht speichern. Sie geht verloren, wenn du diese Seite verlässt. Teile den Skin, um eine Kopie zu behalten.',
  },
  unassigned: {
    title: 'Wohin gehören diese?',
    text: 'Wähle für jede Datei einen Platz.',
    drag: 'Oder zieh eine Datei an ihren Platz.',
    files: 'Dateien ohne Platz',
    place: (file) => `Platz für ${file}`,
    likely: 'Wahrscheinlich',
    inGame: (title, game) => `${title}, ${game}`,
    assign: 'Hier einfügen',
    assignThis: (file) => `Hier einfügen: ${file}`,
    assignLikely: (count) => `${count === 2 ? 'Beide' : `Alle ${count}`} an ihren wahrscheinlichen Platz`,
    leaveOut: 'Weglassen',
    leaveOutThis: (file) => `Weglassen: ${file}`,
    leaveOutAll: (count) => `Alle ${count} weglassen`,
  },
  otherName: (file, slot, named) =>
    `Du hast ${shownPath(file)} zu ${slot} hinzugefügt, aber der Name passt zu ${listed(named)}. Wähle den Platz.`,
  watch: {
    start: 'Ordner beobachten',
    startOther: 'Anderen Ordner beobachten',
    again: (folder) => `${folder} wieder beobachten`,
    text: 'Was du dort speicherst, ist sofort auf den Walzen.',
    watching: (folder) => `${folder} wird beobachtet. Was du dort speicherst, ist sofort auf den Walzen.`,
    stop: 'Nicht mehr beobachten',
    none: 'Dieser Browser kann keinen Ordner für dich beobachten. Füge eine Datei nach dem Speichern noch einmal hinzu.',
    lost: (folder) => `${folder} wird nicht mehr beobachtet, weil dein Browser ihn nicht mehr lesen kann.`,
    denied: (folder) => `Dein Browser darf ${folder} nicht lesen. Versuche es noch einmal und erlaube es.`,
  },
  skins: {
    title: 'Deine Skins',
    text: 'Es ist immer genau ein Skin geöffnet: der, den du hier bearbeitest. Welchen die Spiele zeigen, wählst du in den Einstellungen. Ein Skin von Freunden wird getrennt davon geöffnet und ändert nichts an deinem.',
    nameOf,
    by: (author) => `von ${author}`,
    optionOf: ({ name, author }) => `${nameOf({ name })}${author.trim() && ` von ${author.trim()}`}`,
    isOpen: '(geöffnet)',
    open: 'Öffnen',
    openThis: (name) => `${name} öffnen`,
    duplicate: 'Duplizieren',
    startNew: 'Neuer Skin',
    unnamed: ({ name }, isOpen) =>
      `Um ${name.trim() || 'diesen Skin'} zu teilen, ${isOpen ? '' : 'öffne ihn und '}gib unter „Sichern und teilen“ an, wie er heißt, von wem er ist und welche Lizenz er hat.`,
    mix: {
      title: 'Zwei Skins mischen',
      text: 'Daraus entsteht ein neuer Skin. Beide bleiben, wie sie sind, und alle, die sie gemacht haben, bleiben genannt.',
      symbols: 'Symbole aus',
      rest: 'Automat, Seiten, Töne und Farben aus',
      make: 'Mischen',
    },
    mixOf: (symbols, rest) =>
      `${symbols.name.trim() || 'Ohne Namen'} in ${rest.name.trim() || 'ohne Namen'}`.slice(
        0,
        MAX_LENGTH.name,
      ),
    mixed: ({ name }) => `Deine Mischung ist geöffnet: ${name}.`,
    emptyMix:
      'Der erste Skin hat keine Symbole und der zweite nichts anderes, darum gibt es nichts zu mischen.',
    copyOf: ({ name }) => `Kopie von ${nameOf({ name })}`.slice(0, MAX_LENGTH.name),
    opened: ({ name }) => `Geöffnet: ${nameOf({ name })}.`,
    duplicated: ({ name }) => `Kopiert: ${nameOf({ name })}.`,
    shelved: ({ name }) => `${name.trim() || 'Dein Skin ohne Namen'} liegt jetzt unter „Deine Skins“.`,
    notKept:
      'Dein Browser konnte deine anderen Skins nicht aufheben, darum wurde nichts geändert. Teile diesen, um eine Kopie zu behalten, und entferne dann alles.',
  },
  duplicates: {
    title: 'Mehrere Dateien für einen Platz',
    text: 'Die bessere wird verwendet. Wähle eine andere, um stattdessen diese zu verwenden.',
    choose: (name) => `Datei für ${name}`,
    dismiss: 'Fertig',
    note: (used, others, reason) => {
      const why = {
        vector: ', weil sie in jeder Größe scharf ist',
        larger: ', weil sie größer ist',
        alike: '',
      }[reason];
      return `${shownPath(used)} wird statt ${listed(others.map(shownPath))} verwendet${why}.`;
    },
  },
  stale: {
    text: (symbol) =>
      `${symbol} hat ein anderes Bild als das, mit dem die Animation beginnt. Darum kann in der Bewegung das alte erscheinen.`,
    remove: 'Animation entfernen',
    removeThis: (animation) => `Animation entfernen: ${animation}`,
    fade: 'Behalten',
    fadeThis: (animation) => `Behalten und vom neuen Bild überblenden: ${animation}`,
  },
  oneColour: (game) =>
    `Alle deine Symbole für ${game} haben fast dieselbe Farbe und Helligkeit. Auf den Walzen sind sie so schwer zu unterscheiden. Mach einige heller, dunkler oder gib ihnen eine andere Farbe.`,
  grid: {
    label: (animation) => `Einzelbilder von ${animation}`,
    rows: 'Zeilen',
    columns: 'Spalten',
    apply: 'Neu zerlegen',
    applyTo: (animation) => `Neu zerlegen: ${animation}`,
    frames: 'Einzelbilder wählen',
    framesOf: (animation) => `Einzelbilder wählen: ${animation}`,
  },
  sheet: {
    title: 'Animationen auswählen',
    text: 'Drück auf das, wofür eine Zeile ist. Ein Druck auf ein Einzelbild lässt es weg oder nimmt es wieder auf.',
    cut: 'Als Sheet zerschneiden',
    cutThis: (name) => `Als Sheet zerschneiden: ${name}`,
    row: (row) => `Zeile ${row}`,
    whole: 'Alle Zeilen nacheinander',
    frames: (row) => `Einzelbilder von ${row}`,
    frame: (frame, row) => `Einzelbild ${frame} von ${row}`,
    use: (animation, row) => `${animation}: ${row}`,
  },
  games: 'Spiele',
  colours: {
    title: 'Seitenfarben',
    text: 'Links ist das Original. Drücke auf die Farbe rechts, um deine eigene zu wählen.',
    original: (name, colour) => `${name}, Original: ${colour}`,
    custom: (name) => `${name}, deine Farbe`,
    unreadable: 'Noch nicht auf den Seiten, weil mancher Text schwer zu lesen wäre:',
    more: (count) => `Und ${count} weitere.`,
    sample: {
      title: 'Muster deiner Farben',
      heading: 'Überschrift',
      panel: 'Feld',
      button: 'Spielen',
      news: 'Neu',
      hot: 'Hot',
      warning: 'Warnung',
      paper: 'Papier',
      wood: 'Holz',
    },
    names: {
      foam: 'Titel',
      text: 'Text',
      muted: 'Nebentext',
      shaft: 'Heller Text und Linien',
      'gold-light': 'Goldener Text',
      gold: 'Gold',
      'gold-shade': 'Dunkles Gold',
      abyss: 'Hintergrund',
      deep: 'Felder',
      mid: 'Heller Hintergrund',
      shallow: 'Flaches Wasser',
      trench: 'Dunkelster Hintergrund',
      sand: 'Papier',
      plank: 'Helles Holz',
      driftwood: 'Treibholz',
      oak: 'Dunkles Holz',
      coral: 'Warnungen',
      wreck: 'Hintergrund von Warnungen',
      kelp: 'Gute Nachrichten',
    },
  },
  about: {
    title: 'Sichern und teilen',
    text: 'Teile deine Bilder, Töne und Farben als ZIP. Öffne es im Studio auf einem anderen Gerät, gib es Freunden, oder reich es ein, damit alle es verwenden können.',
    fields: { name: 'Name des Skins', author: 'Gestaltet von', licence: 'Lizenz, etwa CC-BY-4.0' },
    missing: 'Bitte ausfüllen.',
    pixelated: 'Pixel scharf lassen',
    pixelatedText: 'Für Pixel-Art. Bilder werden ohne Glättung vergrößert.',
    empty: 'Füge zuerst ein Bild, einen Ton oder eine Farbe hinzu.',
    problems: 'Dein ZIP ist fertig. Behebe noch Folgendes, bevor du den Skin einreichst:',
  },
  play: (game) => `${game} mit deinem Look spielen`,
  remove: {
    all: 'Alles entfernen',
    sure: 'Alle deine Dateien entfernen?',
    yes: 'Ja, alles entfernen',
    no: 'Behalten',
  },
} satisfies Translation<typeof english>;
