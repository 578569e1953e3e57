/** Texts that are meant to be the same as in English, by language; `*` is for all. Each is the end of a place. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  '*': [
    // Names, and words that every language here has.
    ...['layout.product', 'home.title', 'oceanTreasures.pageTitle', 'oceanTreasures.name'],
    ...['ocean-treasures/texts.name', 'ocean-treasures/texts.page'],
    ...['choices.webgl.title', 'choices.canvas.title', 'names.pixel'],
  ],
  es: [
    ...['luckyFishing.pageTitle', 'lucky-fishing/texts.page', 'original.title', 'card.original'],
    ...['exclusion.no', 'symbols.no', 'sample.panel'],
  ],
  'pt-BR': [
    ...['luckyFishing.pageTitle', 'lucky-fishing/texts.page', 'original.title', 'card.original'],
    ...['header.menu', 'replay.name', 'pictures.banner', 'pictures.logo'],
  ],
  de: [
    ...[
      'luckyFishing.pageTitle',
      'luckyFishing.name',
      'lucky-fishing/texts.name',
      'lucky-fishing/texts.page',
    ],
    ...['pages.looks.title', 'pages.studio.title', 'original.title', 'card.original', 'symbols.manta'],
    ...['games.isPopular', 'own.symbol', 'board.player', 'player.title', 'columns.symbol', 'sample.hot'],
    ...['rows.name', 'rows.vibration', 'rows.skin', 'vibration.title', 'look.title', 'looks.button'],
    ...['strips.position', 'pictures.banner', 'pictures.icon', 'pictures.logo', 'names.text', 'names.gold'],
  ],
  fr: [
    ...['header.menu', 'original.title', 'card.original', 'pages.studio.title', 'toast.label', 'toast.list'],
    ...['slot.session', 'strips.position', 'board.score', 'looks.licence', 'choices.dom.title'],
    ...['groups.shell', 'pictures.logo', 'replay.name'],
  ],
  ja: ['games.isNew'],
};

/** Whether a text may be the same as in English: a name, or a word that the languages share. */
export const sameAsEnglish = (language: string, place: string): boolean =>
  [...(SAME['*'] ?? []), ...(SAME[language] ?? [])].some((end) => place.endsWith(end));
