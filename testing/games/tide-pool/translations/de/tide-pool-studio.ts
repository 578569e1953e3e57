// In src/translations/de/ once the game is added.

export const texts = {
  pictures: {
    'cell-lit': 'Gewinnfeld',
    dial: 'Gezeitenuhr',
    door: 'Flut',
    hand: 'Zeiger der Gezeitenuhr',
  },
  sounds: { glass: 'Meerglas eingesammelt', 'tide-rises': 'Die Flut steigt', 'win-large': 'Großer Gewinn' },
  safeAreas: { frame: 'das Fenster beginnt 7 % innerhalb jeder Kante; nichts hineinzeichnen' },
};
