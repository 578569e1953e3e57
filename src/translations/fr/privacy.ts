import type { PolicyTexts } from '../../pages/policies/texts';

export const policy = {
  binding: 'C’est le texte anglais qui fait foi.',
  summary:
    'Toutes vos données de jeu restent dans ce navigateur, sur cet appareil. Nous ne demandons rien, ne collectons rien et ne partageons rien.',
  sections: [
    {
      title: 'Ce qui est conservé, et où',
      body: [
        'Lucky Fishing conserve ceci dans le stockage de votre navigateur :',
        [
          'votre solde de pièces et le nombre de parties que vous avez commencées ;',
          'pour chaque jeu, votre mise et les derniers symboles sur ses rouleaux, ainsi que toute partie qui n’est pas encore terminée ;',
          'les jours où vous avez récupéré le bonus quotidien ;',
          'votre position dans le défi de la semaine, vos résultats des semaines passées et vos records ;',
          'toutes les parties que vous avez terminées, vos totaux et le jour où vous en avez demandé une copie pour la dernière fois, le tout visible sur votre page Profil ;',
          'le nom et l’image que vous y avez choisis, le cas échéant ;',
          'vos réglages : son et volume, vibrations, animations, thème, langue, affichage et raccourci de l’aide ;',
          'les limites que vous avez fixées, la fin de votre pause, ainsi que, jour par jour, combien de temps vous avez joué, combien vous avez misé et combien vous avez gagné ;',
          'une copie de toute sauvegarde qui n’a pas pu être lue, pour que rien ne soit perdu ;',
          'les images et les sons que vous avez ajoutés dans le studio, et ce que vous avez saisi à leur sujet ;',
          'le dernier dossier que vous avez laissé le studio surveiller, avec le nom et la taille de ses fichiers, et le moment où vous les avez enregistrés ;',
          'une copie du jeu lui-même, avec ses images et ses sons, pour que vous puissiez jouer hors ligne ;',
          'la position de défilement de chaque page, jusqu’à la fermeture de l’onglet.',
        ],
        'Rien de tout cela n’est envoyé où que ce soit. Tout est conservé pour que vous retrouviez votre progression à votre retour.',
      ],
    },
    {
      title: 'Ce que nous ne faisons pas',
      body: [
        [
          'Il n’y a pas de connexion à un compte. Nous ne connaissons ni votre nom, ni votre adresse, ni votre âge. Un nom sur votre page Profil reste sur votre appareil.',
          'Il n’y a ni cookies, ni publicité, ni mesure d’audience, ni pistage.',
          'Le jeu n’a pas de serveur à lui. Ses images, ses polices et son code viennent tous de ce site.',
          'Rien n’est vendu ici, donc personne ne vous demande vos coordonnées de paiement.',
        ],
      ],
    },
    {
      title: 'L’hébergeur de ce site',
      body: [
        'Comme tout site web, celui-ci passe par un hébergeur. Pour des raisons de sécurité, l’hébergeur peut conserver pour une durée limitée des données techniques sur les requêtes, comme l’adresse IP, l’heure et le navigateur. Elles ne sont pas reliées à vos données de jeu.',
      ],
    },
    {
      title: 'Liens vers d’autres sites',
      body: [
        'Certaines pages contiennent des liens vers des organismes qui aident en cas de problème de jeu, et vers des outils qui bloquent des sites. Ces sites ont leur propre politique de confidentialité. Les liens ne leur disent pas de quelle page vous venez.',
        'Si vous ouvrez un lien vers le skin d’un ami, votre navigateur le télécharge depuis le site où il se trouve. Comme tout site, celui-ci voit votre adresse IP. Il n’apprend rien de votre partie.',
      ],
    },
    {
      title: 'Vos choix',
      body: [
        'Vous pouvez tout supprimer à tout moment en effaçant les données de ce site dans les réglages de votre navigateur. Vous pouvez aussi réinitialiser le jeu sur la [page Réglages](settings), qui vous dit ce qui est supprimé et ce qui reste. Vous repartez alors de zéro. Les pièces virtuelles n’ont aucune valeur monétaire : vous ne perdez donc pas d’argent.',
        'Un fichier de sauvegarde de votre page Profil n’appartient qu’à vous. Il est créé sur votre appareil et n’est jamais envoyé où que ce soit. Si votre navigateur ne laisse rien enregistrer au jeu, vous pouvez quand même jouer, mais vos pièces sont oubliées quand vous quittez le site.',
      ],
    },
    {
      title: 'Mineurs',
      body: [
        'Lucky Fishing est réservé aux adultes de 18 ans et plus. Nous ne collectons de données personnelles auprès de personne, enfants compris.',
      ],
    },
    {
      title: 'Modifications',
      body: [
        'Cette politique peut être modifiée avec préavis. Nous annonçons chaque modification sur ce site avant qu’elle ne prenne effet.',
      ],
    },
  ],
} satisfies PolicyTexts;
