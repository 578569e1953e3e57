import type { PolicyTexts } from '../../pages/policies/texts';

export const policy = {
  binding: 'Maßgeblich ist die englische Fassung.',
  summary:
    'Lucky Fishing ist ein Spiel für Erwachsene. Du spielst mit virtuellen Münzen, die außerhalb des Spiels nichts wert sind. Spiel es zum Spaß.',
  sections: [
    {
      title: '1. Zustimmung',
      body: [
        'Wenn du Lucky Fishing spielst, stimmst du diesen Bedingungen, der [Datenschutzerklärung](privacy) und der Seite [Verantwortungsvoll spielen](responsibleGaming) zu. Wenn du nicht zustimmst, spiel bitte nicht.',
      ],
    },
    {
      title: '2. Wer spielen darf',
      body: [
        'Das Mindestalter beträgt 18 Jahre. Wenn das Gesetz an deinem Wohnort für solche Spiele ein höheres Alter vorschreibt, musst du mindestens so alt sein. Lucky Fishing ist Unterhaltung. Wenn es hier gut für dich läuft, sagt das nichts darüber, wie es beim Glücksspiel um Geld laufen würde.',
      ],
    },
    {
      title: '3. Virtuelle Münzen',
      body: [
        [
          'Virtuelle Münzen haben keinen Geldwert. Du kannst sie nicht gegen Geld, Waren oder Dienstleistungen eintauschen, weder bei uns noch bei anderen.',
          'Münzen, Preise und Boni sind Teil des Spiels. Sie können nicht verkauft, verliehen oder übertragen werden.',
          'Du darfst sie nur im Spiel verwenden. Sie sind nicht dein Eigentum.',
        ],
      ],
    },
    {
      title: '4. Käufe',
      body: [
        'In Lucky Fishing gibt es derzeit nichts zu kaufen, und niemand sollte Geld von dir verlangen, damit du spielen kannst. Sollten virtuelle Münzen jemals verkauft werden, sind Käufe endgültig und werden nicht erstattet, es sei denn, das Gesetz gibt dir ein Recht, auf das du nicht verzichten kannst.',
      ],
    },
    {
      title: '5. Wie Runden entschieden werden',
      body: [
        [
          'Wenn du DREHEN! drückst, zieht der kryptografische Zufallszahlengenerator deines Browsers das ganze Ergebnis, einschließlich aller Freispiele. Wenn die Seite eines Spiels seine Walzenstreifen zeigt, bleibt jede Walze an jeder Position mit gleicher Wahrscheinlichkeit stehen. Sonst ist jedes Symbol an jeder Stelle gleich wahrscheinlich.',
          'In einem einzigen Schritt wird dein Einsatz abgezogen und das Ergebnis gespeichert. Wenn du die Seite schließt, bevor die Walzen stehen, wird die Runde bei deinem nächsten Besuch beendet und ausgezahlt.',
          'Die Seite jedes Spiels zeigt, was jedes Symbol zahlt und wie oft das Spiel zahlt.',
          'Wenn ein Fehler im Programm das Ergebnis einer Runde verändert, dürfen wir es berichtigen. Das kann nur Münzen betreffen, und die haben keinen Geldwert.',
        ],
      ],
    },
    {
      title: '6. Dein Spielstand',
      body: [
        'Es gibt keine Konten. Deine Münzen liegen in diesem Browser auf diesem Gerät, und wir haben keine Kopie davon. Wenn du die Daten der Website löschst oder ein privates Fenster schließt, sind deine Münzen gelöscht, und wir können sie nicht wiederherstellen. Um sie auf ein anderes Gerät mitzunehmen, verwende eine Sicherungsdatei von deiner [Profilseite](profile).',
      ],
    },
    {
      title: '7. Fairer Umgang',
      body: [
        'Verwende Lucky Fishing nicht, um gegen Gesetze zu verstoßen, stör andere nicht beim Spielen und biete es niemandem unter 18 an. Die Rechte an Bildern, Texten und Code liegen bei denen, die sie geschaffen haben. Du darfst sie unter den Lizenzen verwenden, die ihnen beiliegen.',
      ],
    },
    {
      title: '8. Keine Gewährleistung',
      body: [
        'Das Spiel wird so angeboten, wie es ist. Wir versprechen nicht, dass es immer verfügbar oder frei von Fehlern ist. Soweit das Gesetz es zulässt, haften wir nicht für Schäden, die dadurch entstehen, dass du es spielst oder nicht spielen kannst. Deine gesetzlichen Rechte als Verbraucherin oder Verbraucher bleiben davon unberührt.',
      ],
    },
    {
      title: '9. Änderungen',
      body: [
        'Diese Bedingungen können nach Ankündigung geändert werden. Wir kündigen jede Änderung auf dieser Website an, bevor sie in Kraft tritt. Wenn du danach weiterspielst, gelten die neuen Bedingungen.',
      ],
    },
  ],
} satisfies PolicyTexts;
