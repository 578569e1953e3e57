import type { PolicyTexts } from '../../pages/policies/texts';

export const policy = {
  binding: 'Maßgeblich ist die englische Fassung.',
  summary:
    'Ein Social Casino ist zum Spaß da. Wenn es keinen Spaß mehr macht, hör auf. Diese Seite zeigt dir, wie das Spielen ein Spaß bleibt und wer dir helfen kann, wenn dir das schwerfällt.',
  sections: [
    {
      title: 'Was du spielst',
      body: [
        [
          'Das Mindestalter beträgt 18 Jahre. Bitte halte das Spiel von allen fern, die jünger sind.',
          'Virtuelle Münzen haben keinen Geldwert. Nichts, was du hier gewinnst oder verlierst, ist Geld.',
          'Derzeit gibt es nichts zu kaufen. Sollte sich das jemals ändern, sind Käufe endgültig und werden nicht erstattet. Denk also nach, bevor du kaufst.',
          'Diese Spiele zahlen mehr zurück als Echtgeld-Slots. Auf der Seite jedes Spiels steht, wie viel. Sie zu spielen bereitet dich nicht auf echtes Glücksspiel vor, und ein Glückstag hier sagt nichts voraus.',
        ],
      ],
    },
    {
      title: 'Hilfsmittel, mit denen du die Kontrolle behältst',
      body: ['Richte sie ein, bevor du anfängst, nicht mitten im Spiel.'],
      more: 'limit tools',
    },
    {
      title: 'Warnzeichen, die du ernst nehmen solltest',
      body: [
        [
          'Du spielst länger, als du wolltest, oder denkst ans Spielen, während du etwas anderes tust.',
          'Du verheimlichst, wie viel du spielst, oder Freunde und Familie haben dich darauf angesprochen.',
          'Du spielst, um Sorgen zu vergessen, oder wirst unruhig oder gereizt, wenn du nicht spielen kannst.',
          'Du gehst von virtuellen Münzen zum Glücksspiel um Geld über, um dasselbe Gefühl zu bekommen.',
          'Du vernachlässigst Schlaf, Arbeit, Schule, Geld oder die Menschen um dich herum.',
        ],
        'Wenn einiges davon auf dich zutrifft, sprich mit jemandem. Das ist leichter, als es scheint.',
      ],
    },
    {
      title: 'Wo du Hilfe findest',
      body: [
        'Diese Stellen sind unabhängig von uns. Ihre Hilfe ist kostenlos und vertraulich. Die Links öffnen sich in einem neuen Tab.',
      ],
      more: 'help links',
    },
    {
      title: 'Änderungen',
      body: [
        'Unsere Bedingungen, auch diese Seite, können nach Ankündigung geändert werden. Wir kündigen jede Änderung auf dieser Website an, bevor sie in Kraft tritt.',
      ],
    },
  ],
} satisfies PolicyTexts;
