import type { PolicyTexts } from '../../pages/policies/texts';

export const policy = {
  binding: 'Maßgeblich ist die englische Fassung.',
  summary:
    'Alles zu deinem Spiel bleibt in diesem Browser auf diesem Gerät. Wir fragen nichts ab, sammeln nichts und geben nichts weiter.',
  sections: [
    {
      title: 'Was gespeichert wird, und wo',
      body: [
        'Lucky Fishing legt das Folgende im Speicher deines Browsers ab:',
        [
          'dein Guthaben und die Zahl der Runden, die du gestartet hast;',
          'zu jedem Spiel deinen Einsatz, die letzten Symbole auf den Walzen und jede Runde, die noch nicht beendet ist;',
          'die Tage, an denen du den Tagesbonus abgeholt hast;',
          'deinen Stand in der Challenge dieser Woche, deine Ergebnisse vergangener Wochen und deine Rekorde;',
          'jede beendete Runde, deine Gesamtzahlen und den Tag, an dem du zuletzt eine Kopie davon angefordert hast; du siehst sie auf deiner Profilseite;',
          'den Namen und das Bild, falls du dort welche gewählt hast;',
          'deine Einstellungen: Ton und Lautstärke, Vibration, Bewegung, Look, Sprache, Grafik und das Tastenkürzel für die Hilfe;',
          'die Limits, die du festgelegt hast, wann deine Auszeit endet und, für jeden Tag, wie lange du gespielt und wie viel du gesetzt und gewonnen hast;',
          'eine Kopie jedes Spielstands, der nicht gelesen werden konnte, damit nichts verloren geht;',
          'die Bilder und Töne, die du im Studio hinzugefügt hast, und was du dazu eingegeben hast;',
          'den Ordner, den du zuletzt vom Studio beobachten ließest, mit den Namen seiner Dateien, ihrer Größe und dem Zeitpunkt, zu dem du sie gespeichert hast;',
          'eine Kopie des Spiels selbst, mit seinen Bildern und Tönen, damit du offline spielen kannst;',
          'und, bis du den Tab schließt, wie weit du auf jeder Seite gescrollt hast.',
        ],
        'Nichts davon wird übertragen. Es wird aufgehoben, damit dein Spiel noch da ist, wenn du wiederkommst.',
      ],
    },
    {
      title: 'Was wir nicht tun',
      body: [
        [
          'Es gibt keine Anmeldung. Wir kennen weder deinen Namen noch deine Adresse noch dein Alter. Ein Name auf deiner Profilseite bleibt auf deinem Gerät.',
          'Es gibt keine Cookies, keine Werbung, keine Analysedienste und kein Tracking.',
          'Das Spiel hat keinen eigenen Server. Seine Bilder, Schriften und sein Code kommen alle von dieser Website.',
          'Hier wird nichts verkauft, darum fragt auch niemand nach deinen Zahlungsdaten.',
        ],
      ],
    },
    {
      title: 'Der Hoster dieser Website',
      body: [
        'Wie jede Website wird auch diese von einem Webhoster ausgeliefert. Aus Sicherheitsgründen kann der Hoster für begrenzte Zeit technische Daten zu Abrufen speichern, etwa IP-Adresse, Uhrzeit und Browser. Diese Daten sind nicht mit deinem Spiel verknüpft.',
      ],
    },
    {
      title: 'Links zu anderen Websites',
      body: [
        'Einige Seiten verlinken auf Stellen, die bei Problemen mit Glücksspiel helfen, und auf Programme, die Websites sperren. Diese Websites haben ihre eigenen Datenschutzerklärungen. Die Links verraten ihnen nicht, von welcher Seite du kommst.',
        'Wenn du den Link zu einem Skin von Freunden öffnest, holt dein Browser den Skin von der Website, auf der er liegt. Wie jede Website sieht sie deine IP-Adresse. Von deinem Spiel erfährt sie nichts.',
      ],
    },
    {
      title: 'Was du tun kannst',
      body: [
        'Du kannst jederzeit alles löschen, indem du in den Einstellungen deines Browsers die Daten dieser Website löschst. Du kannst das Spiel auch in den [Einstellungen](settings) zurücksetzen; dort steht, was gelöscht wird und was bleibt. Dein Spiel fängt dann neu an. Virtuelle Münzen haben keinen Geldwert, du verlierst also kein Geld.',
        'Eine Sicherungsdatei von deiner Profilseite gehört dir allein. Sie entsteht auf deinem Gerät und wird nie übertragen. Wenn dein Browser das Spiel nichts speichern lässt, kannst du trotzdem spielen, aber deine Münzen gehen verloren, wenn du die Seite verlässt.',
      ],
    },
    {
      title: 'Kinder und Jugendliche',
      body: [
        'Lucky Fishing ist für Erwachsene ab 18 Jahren. Wir erheben von niemandem personenbezogene Daten, auch nicht von Kindern.',
      ],
    },
    {
      title: 'Änderungen',
      body: [
        'Diese Erklärung kann nach Ankündigung geändert werden. Wir kündigen jede Änderung auf dieser Website an, bevor sie in Kraft tritt.',
      ],
    },
  ],
} satisfies PolicyTexts;
