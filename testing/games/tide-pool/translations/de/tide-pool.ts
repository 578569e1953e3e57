// In src/translations/de/ once the game is added.

export const card = {
  teaser: 'Finde Meerglas auf vier Walzen, und gewinne Freispiele bei Flut.',
  description:
    'Dreh vier Walzen mit 256 Gewinnwegen. Finde Meerglas, und gewinne Freispiele bei Flut. Virtuelle Münzen ohne Geldwert, für Erwachsene ab 18.',
};

export const texts = {
  symbols: {
    limpet: 'Napfschnecke',
    mussel: 'Miesmuschel',
    winkle: 'Strandschnecke',
    shrimp: 'Garnele',
    goby: 'Grundel',
    hermit: 'Einsiedlerkrebs',
    wave: 'Welle',
    'glass-2': 'Meerglas 2',
    'glass-5': 'Meerglas 5',
    gull: 'Möwe',
    moon: 'Mond',
  },
  plurals: {
    limpet: 'Napfschnecken',
    mussel: 'Miesmuscheln',
    winkle: 'Strandschnecken',
    shrimp: 'Garnelen',
    goby: 'Grundeln',
    hermit: 'Einsiedlerkrebse',
  },
  rules:
    'Gleiche Symbole auf benachbarten Walzen zahlen von links an, einmal für jeden Weg hindurch. Die Möwe sammelt alles Meerglas ein, das zu sehen ist.',
  ways: (count: number) => (count === 1 ? '1 Weg' : `${count} Wege`),
  linePictures: {
    title: '256 Wege',
    note: 'Ein Symbol, daneben zwei und noch eins: Das sind zwei Wege.',
  },
  largeWins: { big: 'Springflut!', huge: 'Sturmflut!', giant: 'Jahrhundertflut!' },
  noWin: 'Kein Weg hat gezahlt, und die Möwe hat nichts eingesammelt. Du hast nichts gewonnen.',
  oddsNote:
    'Mit den Münzen wird nur gespielt. Jede Position einer Walze ist gleich wahrscheinlich, und kein Spin beeinflusst den nächsten.',
  roles: {
    wild: 'Joker. Erscheint auf den Walzen 2 und 3 und ersetzt jedes Symbol, das zahlt.',
    value:
      'Erscheint auf den Walzen 1 bis 3. Sammelt die Möwe es ein, zahlt es so viele Münzen, wie darauf stehen.',
    collector: 'Erscheint auf Walze 4 und sammelt alles Meerglas ein, das zu sehen ist.',
    scatter: 'Erscheint überall. Drei oder vier Monde starten 6 oder 9 Freispiele bei Flut.',
  },
  collected: (values: readonly number[], multiplier: number) =>
    `Die Möwe sammelt Meerglas im Wert des ${values.join('- und ')}-fachen Einsatzes ein${multiplier > 1 ? `, mal ${multiplier}` : ''}`,
  feature: {
    name: 'Flut',
    spin: 'Flut',
    spins: 'Fluten',
    began: (moons: number, tides: number) => `${moons} Monde: ${tides} freie Fluten.`,
    deeper: (added: number, multiplier: number) =>
      `${added} Fluten mehr. Meerglas zahlt jetzt das ${multiplier}-Fache.`,
    cause: (moons: number) => `${moons} Monde`,
    rise: {
      title: 'Das Wasser steigt!',
      text: (added: number, multiplier: number) => `${added} Fluten mehr, Meerglas ×${multiplier}`,
    },
    opening: 'Vor der Flut',
    best: 'Beste Flut',
    rules:
      'Drei oder vier Monde starten 6 oder 9 freie Fluten. Je drei Möwen bringen 2 weitere, und Meerglas zahlt das 2-, dann das 4-Fache.',
    collectors: 'Möwen',
  },
};
